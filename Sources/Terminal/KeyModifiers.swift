/// The keys held down while another is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit per key.
  public let rawValue: UInt8

  /// Modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift, where the terminal tells it apart.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, also called Meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}

extension KeyModifiers {
  /// libtermkey has the same bits; others that a terminal may send, such as Super, are left out.
  init(termkey bits: Int32) { self.init(rawValue: UInt8(truncatingIfNeeded: bits & 7)) }
}
