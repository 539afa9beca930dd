/// The name of a rule of behaviour, such as `ios.present.badge`.
public struct RuleID: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The dotted name: vendor or system first, then what the rule is about.
  public let name: String

  /// Names the rule `name`.
  public init(stringLiteral name: String) { self.name = name }

  /// Names the rule `name`.
  public init(_ name: String) { self.name = name }

  /// Reads the bare name.
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the bare name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
