/// How a condition compares.
public enum TestSign: String, Codable, CaseIterable, Sendable {
  case equal = "=="
  case notEqual = "!="
  /// For numbers and versions.
  case atLeast = ">="
  /// For numbers and versions.
  case below = "<"
  /// The value is of a kind.
  case kind = "is"
  /// The value is of another kind, or there is none.
  case notKind = "is-not"
}
