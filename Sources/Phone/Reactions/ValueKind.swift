import Payload

/// What a value is, as the app's code would find out by its class.
public enum ValueKind: String, Codable, CaseIterable, Sendable {
  /// `NSString`.
  case text
  /// `NSNumber` of a number.
  case number
  /// `NSNumber` of a truth value.
  case flag
  /// `NSArray`.
  case list
  /// `NSDictionary`.
  case object
  /// Text that holds a JSON object.
  case json

  func matches(_ value: JSONValue?) -> Bool {
    guard let value else { return false }
    switch self {
    case .text: return value.kind == .string
    case .number: return value.kind == .number
    case .flag: return value.kind == .boolean
    case .list: return value.kind == .array
    case .object: return value.kind == .object
    case .json: return value.kind == .string && CalledApp.opened(value).kind == .object
    }
  }
}
