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

  /// Why a request is refused, and by which rule.
  struct Fault: Error {
    let refusal: Refusal
    let rule: RuleID
  }

  static func headers(of push: APNsPush, _ switches: RuleSwitches) throws(Fault) -> RequestHeaders {
    var headers = RequestHeaders()
    if let id = push.id, !UUIDText.isWellFormed(id) {
      throw Fault(refusal: .badMessageID, rule: "apns.id")
    }
    if let text = push.expiration {
      guard let seconds = Int(text), seconds >= 0 else {
        throw Fault(refusal: .badExpirationDate, rule: "apns.expiration")
      }
      headers.expiration = seconds
    }
    if let text = push.priority {
      guard let priority = Int(text), [10, 5, 1].contains(priority) else {
        throw Fault(refusal: .badPriority, rule: "apns.priority")
      }
      headers.priority = priority
    }
    if let id = push.collapseID, id.utf8.count > collapseIDLimit {
      throw Fault(refusal: .badCollapseID, rule: "apns.collapse-id")
    }
    if let text = push.type {
      guard let type = PushType(rawValue: text) else {
        throw Fault(refusal: .invalidPushType, rule: "apns.push-type")
      }
      headers.type = type
    }
    if headers.type == .background, headers.priority == 10, switches[.backgroundPriorityRefused] {
      throw Fault(refusal: .badPriority, rule: "apns.background.priority.refused")
    }
    if let topic = push.topic { try check(topic, for: headers.type) }
    return headers
  }

  /// The body's size; nil if it may pass.
  static func body(of push: APNsPush, _ type: PushType?) throws(Fault) {
    if push.body.isEmpty { throw Fault(refusal: .payloadEmpty, rule: "apns.payload.empty") }
    if push.body.count > (type ?? .alert).sizeLimit {
      throw Fault(refusal: .payloadTooLarge, rule: "apns.payload.size")
    }
  }

  private static func check(_ topic: String, for type: PushType?) throws(Fault) {
    guard TopicText.isWellFormed(topic) else { throw Fault(refusal: .badTopic, rule: "apns.topic") }
    guard TopicText.isFor(type ?? .alert, topic) else {
      throw Fault(refusal: .deviceTokenNotForTopic, rule: "apns.topic.suffix")
    }
  }
}
