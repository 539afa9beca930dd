import Language
import Phone

/// A call that the SDK has sent and that has no answer yet.
public struct PendingRequest: Hashable, Codable, Sendable {
  /// What is asked.
  public enum Question: Hashable, Codable, Sendable {
    case setTags([String], sequenceNumber: String)
    case queryTags(sequenceNumber: String)
    case bind(String, sequenceNumber: String)
    case unbind(String, sequenceNumber: String, onlySelf: Bool)
    case pushMode(isOff: Bool)
    case activity(PushToken, sequenceNumber: String)
    case controls([Pair], sequenceNumber: String)
    case upstream(id: String)
  }

  /// What is asked.
  public let question: Question
  /// When the app called.
  public let asked: Instant
  /// The number its job knows it by.
  let id: UInt32
  /// The connection it was sent over, by its token.
  let sentOver: UInt32
}
