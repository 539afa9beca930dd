import Payload

/// The value in a condition. As in the payload, text is never equal to a number: `"1"` is not 1.
public enum TestValue: Hashable, Codable, Sendable {
  /// A string.
  case text(String)
  /// A number, by its text; 1 and 1.0 are equal, as two NSNumbers are.
  case number(String)
  /// `true` or `false`.
  case flag(Bool)
  /// `null`.
  case null
  /// No value at all.
  case absent
  /// Any value of a kind.
  case kind(ValueKind)

  func matches(_ value: JSONValue?) -> Bool {
    guard let value else { return self == .absent }
    switch self {
    case .kind(let kind): return kind.matches(value)
    case .text(let text): return value.string == text
    case .flag(let flag): return value.bool == flag
    case .null: return value.kind == .null
    case .absent: return false
    case .number(let text): return value.kind == .number && Self.areEqual(value, text)
    }
  }

  /// Exactly, where both are whole numbers that fit; as far as a `Double` tells them apart otherwise.
  private static func areEqual(_ value: JSONValue, _ text: String) -> Bool {
    guard let other = try? JSONDocument(Array(text.utf8)).root else { return false }
    if let one = value.integer, let two = other.integer { return one == two }
    return value.double != nil && value.double == other.double
  }
}
