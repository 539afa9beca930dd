/// What is wrong with a parameter, in the service's own words; the code is 20001
/// (docs.getui.com, REST v2, return codes).
public enum ParameterFault: Hashable, Codable, Sendable {
  case invalid(String)
  case empty(String)
  case missing(String)
  case type(String)
  case size(String)
  /// A cid is wrong, or of another app.
  case target
  case duplicate(String)
  case repeated(String)
  case oneMessage
  case oneOf(String, String)
  case bothMissing(String, String)
  case both(String, String)
  case notJSONString(String)
  case permission(String)
  case sign

  /// `msg` of the answer.
  public var text: String {
    switch self {
    case .invalid(let name): "\(name) is invalid"
    case .empty(let name): "\(name) can not be empty"
    case .missing(let name): "\(name) cannot be null"
    case .type(let name): "\(name) type error"
    case .size(let name): "\(name) size over limit"
    case .target: "target user is invalid"
    case .duplicate(let name): "contains duplicate \(name)"
    case .repeated(let name): "\(name) cannot be repeat."
    case .oneMessage: "please choose one of notification and transmission and revoke"
    case .oneOf(let one, let other): "choose one of \(one) and \(other)"
    case .bothMissing(let one, let other): "\(one) and \(other) cannot be null at sametime"
    case .both(let one, let other): "\(one) and \(other) cannot setting at same time"
    case .notJSONString(let name): "\(name) must be JsonString"
    case .permission(let name): "permission required by \(name)"
    case .sign: "sign is invalid"
    }
  }
}
