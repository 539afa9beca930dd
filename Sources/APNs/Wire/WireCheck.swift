import Payload
import Phone
import Words

/// Judges what only a request over HTTP has: its path, its method, and whose token it names.
///
/// The order of all checks is assumed; the reasons are Apple's (Handling notification responses from APNs).
enum WireCheck {
  /// How long a token's text may be, in hex digits. Apple says that the length varies; the bounds are assumed.
  static let tokenLengths = 64...200

  static func form(of wire: WireRequest) throws(RequestFault) {
    switch wire.fault {
    case .broadcast: throw RequestFault(refusal: .badPath, rule: "belfry.broadcast")
    case .path: throw RequestFault(refusal: .badPath, rule: "apns.path")
    case .noToken: throw RequestFault(refusal: .missingDeviceToken, rule: "apns.path.token")
    case .method: throw RequestFault(refusal: .methodNotAllowed, rule: "apns.method")
    case .twice: throw RequestFault(refusal: .duplicateHeaders, rule: "apns.headers.twice")
    case nil: break
    }
  }

  /// Whether `topic` may be pushed to by the key, and whether it is there at all.
  static func topic(_ topic: String?, _ wire: WireRequest, _ type: PushType?) throws(RequestFault) {
    guard let topic else {
      if wire.credential == nil { return }
      throw RequestFault(refusal: .missingTopic, rule: "apns.topic.missing")
    }
    if let certificate = wire.credential?.certificate, !certificate.covers(topic) {
      throw RequestFault(refusal: .badTopic, rule: "apns.certificate.topic")
    }
    guard let topics = wire.credential?.token?.scope?.topics, !topics.isEmpty else { return }
    if !topics.contains(TopicText.bundleID(in: topic)) {
      throw RequestFault(refusal: .topicDisallowed, rule: "apns.topic.key")
    }
  }

  /// Whether the token leads to an app that takes this topic.
  static func token(
    of wire: WireRequest, _ standing: TokenStanding, topic: String?, _ type: PushType?
  ) throws(RequestFault) {
    guard isWellFormed(wire.token) else {
      throw RequestFault(refusal: .badDeviceToken, rule: "apns.token.form")
    }
    switch standing {
    case .unknown: throw RequestFault(refusal: .badDeviceToken, rule: "apns.token.unknown")
    case .unregistered(let since):
      throw RequestFault(refusal: .unregistered, rule: "apns.token.unregistered", since: since)
    case .expired(let since):
      throw RequestFault(refusal: .expiredToken, rule: "apns.token.expired", since: since)
    case .live(let home):
      if let environment = wire.environment, environment != home.environment {
        throw RequestFault(refusal: .badDeviceToken, rule: "apns.token.environment")
      }
      // A device management server has a topic of its own, which is no app's.
      guard let topic, type != .mdm else { return }
      if topic != home.topic {
        throw RequestFault(refusal: .deviceTokenNotForTopic, rule: "apns.topic.token")
      }
    }
  }

  /// Whether it could be a token at all.
  static func isWellFormed(_ token: String) -> Bool {
    tokenLengths.contains(token.utf8.count) && token.utf8.count.isMultiple(of: 2)
      // Every push is asked: bytes that lie together are read in an eighth of the time.
      && token.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(UUIDText.isHex) }
        ?? token.utf8.allSatisfy(UUIDText.isHex)
  }
}

extension TokenHome {
  /// The one topic that the token is registered for.
  var topic: String { bundleID + TopicText.suffix(of: kind) }
}
