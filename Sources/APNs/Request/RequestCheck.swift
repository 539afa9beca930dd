import Payload
import Phone
import Words

/// Judges a request as APNs does; the first fault is the answer.
///
/// The order of the checks is assumed: headers before the body, and the size before the JSON. Limits and reasons are
/// Apple's (Sending notification requests to APNs; Handling notification responses from APNs).
enum RequestCheck {
  /// Bytes that a collapse id may have.
  static let collapseIDLimit = 64

  static func headers(of push: APNsPush, _ switches: RuleSwitches) throws(RequestFault) -> RequestHeaders {
    var headers = RequestHeaders()
    if let id = push.id, !UUIDText.isWellFormed(id) {
      throw RequestFault(refusal: .badMessageID, rule: "apns.id")
    }
    if let text = push.expiration {
      guard let seconds = Int(text), seconds >= 0 else {
        throw RequestFault(refusal: .badExpirationDate, rule: "apns.expiration")
      }
      headers.expiration = seconds
    }
    if let text = push.priority {
      guard let priority = Int(text), [10, 5, 1].contains(priority) else {
        throw RequestFault(refusal: .badPriority, rule: "apns.priority")
      }
      headers.priority = priority
    }
    if let id = push.collapseID, id.utf8.count > collapseIDLimit {
      throw RequestFault(refusal: .badCollapseID, rule: "apns.collapse-id")
    }
    if let text = push.type {
      guard let type = PushType(rawValue: text) else {
        throw RequestFault(refusal: .invalidPushType, rule: "apns.push-type")
      }
      headers.type = type
    }
    if headers.type == .background, headers.priority == 10, switches[.backgroundPriorityRefused] {
      throw RequestFault(refusal: .badPriority, rule: "apns.background.priority.refused")
    }
    if let topic = push.topic, !BundleID.isWellFormed(topic) {
      throw RequestFault(refusal: .badTopic, rule: "apns.topic")
    }
    return headers
  }

  /// Whether the topic's suffix is the push type's: a token is registered for one topic.
  static func suffix(of topic: String?, for type: PushType?) throws(RequestFault) {
    if let topic, !TopicText.isFor(type ?? .alert, topic) {
      throw RequestFault(refusal: .deviceTokenNotForTopic, rule: "apns.topic.suffix")
    }
  }

  /// The body's size.
  static func body(of push: APNsPush, _ type: PushType?) throws(RequestFault) {
    if push.body.isEmpty { throw RequestFault(refusal: .payloadEmpty, rule: "apns.payload.empty") }
    if push.body.count > (type ?? .alert).sizeLimit {
      throw RequestFault(refusal: .payloadTooLarge, rule: "apns.payload.size")
    }
  }
}
