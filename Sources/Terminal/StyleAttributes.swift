/// How text stands out without colour.
public struct StyleAttributes: OptionSet, Hashable, Sendable {
  /// One bit per attribute.
  public let rawValue: UInt8

  /// Attributes from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = StyleAttributes(rawValue: 1)
  /// Fainter than its colour.
  public static let dim = StyleAttributes(rawValue: 2)
  /// Slanted.
  public static let italic = StyleAttributes(rawValue: 4)
  /// A line under it.
  public static let underline = StyleAttributes(rawValue: 8)
  /// Text and ground change places.
  public static let reverse = StyleAttributes(rawValue: 16)
  /// A line through it.
  public static let strikethrough = StyleAttributes(rawValue: 32)

  static let named: [(name: String, attribute: StyleAttributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
    ("strikethrough", .strikethrough),
  ]
}
