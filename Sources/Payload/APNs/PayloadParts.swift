/// Which of the things that decide a push's way it holds.
public struct PayloadParts: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: UInt8

  /// Parts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An alert with text.
  public static let alert = PayloadParts(rawValue: 1)
  /// A badge that sets or removes.
  public static let badge = PayloadParts(rawValue: 2)
  /// A sound.
  public static let sound = PayloadParts(rawValue: 4)
  /// `content-available` that is on.
  public static let contentAvailable = PayloadParts(rawValue: 8)
  /// `mutable-content` that is on.
  public static let mutableContent = PayloadParts(rawValue: 16)

  /// What a person can see or hear.
  public static let visible: PayloadParts = [.alert, .badge, .sound]

  /// Whether the push wakes the app and does nothing else.
  public var isSilent: Bool { contains(.contentAvailable) && isDisjoint(with: .visible) }

  /// Whether the push does nothing at all unless the app is in front.
  public var doesNothing: Bool { isDisjoint(with: [.alert, .badge, .sound, .contentAvailable]) }
}
