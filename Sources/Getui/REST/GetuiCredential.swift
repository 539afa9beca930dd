/// What the edge found out about the credentials of a request; the secrets themselves never enter the world.
public enum GetuiCredential: Hashable, Codable, Sendable {
  /// There are none.
  case none
  /// The token that the service gave out as this number.
  case token(UInt64)
  /// A token that the service never gave out.
  case unknownToken
  /// The `sign` of an `/auth` is right.
  case rightSign
  /// Any `sign` is to be taken.
  case uncheckedSign
  /// The `sign` is made of an `appkey` and a master secret that nobody gave Belfry: refused, unless the `appkey` was
  /// adopted.
  case foreignSign
  /// The `sign` is right, and the `appId` is one that nobody gave Belfry: refused, unless that was adopted.
  case foreignApp
  /// The `sign` of an `/auth` is wrong.
  case wrongSign
  /// The request was written as a command: nobody has to prove anything, and `@2` stands for the cid of phone 2.
  case trusted

  /// The words after `as=`.
  public var text: String {
    switch self {
    case .none: "nobody"
    case .token(let number): "token:\(number)"
    case .unknownToken: "unknown-token"
    case .rightSign: "right-sign"
    case .uncheckedSign: "unchecked-sign"
    case .foreignSign: "foreign-sign"
    case .foreignApp: "foreign-app"
    case .wrongSign: "wrong-sign"
    case .trusted: "trusted"
    }
  }

  /// Reads the words after `as=`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "nobody": self = .none
    case "unknown-token": self = .unknownToken
    case "right-sign": self = .rightSign
    case "unchecked-sign": self = .uncheckedSign
    case "foreign-sign": self = .foreignSign
    case "foreign-app": self = .foreignApp
    case "wrong-sign": self = .wrongSign
    case "trusted": self = .trusted
    default:
      guard text.hasPrefix("token:"), let number = UInt64(text.dropFirst(6)), text == "token:\(number)" else {
        return nil
      }
      self = .token(number)
    }
  }
}
