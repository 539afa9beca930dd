import Payload

/// A property of the app's `ContentState`, as a tester declares it: `eta:date`, `stops:int?`.
public struct ActivityField: Hashable, Codable, Sendable {
  /// What the property holds, by what JSON must hold for it.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case string
    case int
    case double
    case bool
    /// By the default strategy of `JSONDecoder`: a number, seconds since 2001.
    case date
    case array
    case object
  }

  /// Its name.
  public let name: String
  /// What it holds.
  public let kind: Kind
  /// Whether it may be missing or null.
  public let isOptional: Bool

  /// A property.
  public init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// Reads `stops:int?`; nil for anything else.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { return nil }
    var type = text[text.index(after: colon)...]
    isOptional = type.hasSuffix("?")
    if isOptional { type.removeLast() }
    guard let kind = Kind(rawValue: String(type)) else { return nil }
    self.kind = kind
    name = String(text[..<colon])
  }

  /// The text that reads as this again.
  public var text: String { "\(name):\(kind.rawValue)\(isOptional ? "?" : "")" }

  /// Whether `state` holds what the property needs.
  func decodes(from state: JSONValue) -> Bool {
    guard let value = state[name], value.kind != .null else { return isOptional }
    switch kind {
    case .string: return value.kind == .string
    case .int: return value.integer != nil
    case .double, .date: return value.kind == .number
    case .bool: return value.kind == .boolean
    case .array: return value.kind == .array
    case .object: return value.kind == .object
    }
  }
}
