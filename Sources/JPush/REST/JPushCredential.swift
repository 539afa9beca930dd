/// What the edge found out about the credentials of a request; the secrets themselves never enter the world.
public enum JPushCredential: Hashable, Codable, Sendable {
  /// There are none.
  case none
  /// An AppKey with the right master secret.
  case right(key: String)
  /// An AppKey; any master secret is to be taken.
  case unchecked(key: String)
  /// An AppKey with a master secret that nobody gave Belfry: refused, unless the pair was adopted.
  case foreign(ForeignPair)
  /// An AppKey with a wrong master secret, or what is no `Basic` at all.
  case wrong
  /// The request was written as a command: nobody has to prove anything, and `@2` stands for the registration ID of
  /// phone 2.
  case trusted

  /// The AppKey; nil where there is none.
  var key: String? {
    switch self {
    case .right(let key), .unchecked(let key): key
    case .foreign(let pair): pair.key
    case .none, .wrong, .trusted: nil
    }
  }

  /// The words after `as=`.
  public var text: String {
    switch self {
    case .none: "nobody"
    case .right(let key): "key:\(key)"
    case .unchecked(let key): "unchecked:\(key)"
    case .foreign(let pair): pair.text
    case .wrong: "wrong"
    case .trusted: "trusted"
    }
  }

  /// Reads the words after `as=`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "nobody": self = .none
    case "wrong": self = .wrong
    case "trusted": self = .trusted
    default:
      if text.hasPrefix("key:") {
        self = .right(key: String(text.dropFirst(4)))
      } else if text.hasPrefix("unchecked:") {
        self = .unchecked(key: String(text.dropFirst(10)))
      } else if let pair = ForeignPair(text) {
        self = .foreign(pair)
      } else {
        return nil
      }
    }
  }
}
