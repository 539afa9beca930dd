import Getui
import JPush
import Words

/// Something out of a backend's own database that a phone here has taken on.
public enum AdoptedName: Hashable, Sendable {
  /// A device token, and the topic it is registered for.
  case token(String, topic: String)
  case jpush(JPushName)
  case getui(GetuiName)
}

extension AdoptedName {
  /// What kind of name it is, for programs: `token`, `registration-id`, `alias` …
  public var kind: String {
    switch self {
    case .token: "token"
    case .jpush(.key): "app-key"
    case .jpush(.pair): "credential"
    case .getui(.signer): "signer"
    case .jpush(.registrationID): "registration-id"
    case .jpush(.alias), .getui(.alias): "alias"
    case .jpush(.tag), .getui(.tag): "tag"
    case .getui(.app): "app-id"
    case .getui(.key): "app-key"
    case .getui(.client): "cid"
    }
  }

  /// The name itself.
  public var text: String {
    switch self {
    case .jpush(.pair(let pair)): pair.key
    case .token(let text, _), .jpush(.key(let text)), .getui(.signer(let text)),
      .jpush(.registrationID(let text)),
      .jpush(.alias(let text)), .jpush(.tag(let text)), .getui(.app(let text)), .getui(.key(let text)),
      .getui(.client(let text)), .getui(.alias(let text)), .getui(.tag(let text)):
      text
    }
  }

  /// That it was taken on, in a few words.
  var phrase: Phrase {
    switch self {
    case .token(let token, let topic): Phrase("world.event.adopted.token", .text(topic), .text(token))
    default: Phrase(WordID("world.event.adopted.\(kind)"), .text(text))
    }
  }
}
