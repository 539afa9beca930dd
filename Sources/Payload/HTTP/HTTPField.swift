/// One header field.
public struct HTTPField: Hashable, Codable, Sendable {
  /// The name, in lower case.
  public let name: String
  /// The value, as sent.
  public let value: String

  /// A field; the name is turned into lower case.
  public init(_ name: String, _ value: String) {
    self.name = name.lowercased()
    self.value = value
  }
}
