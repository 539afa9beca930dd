/// One `name=value` of a command, such as `extras.orderId=7731`.
public struct Pair: Hashable, Codable, Sendable {
  /// What stands before the `=`.
  public let name: String
  /// What stands after it.
  public let value: String

  /// A pair.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
