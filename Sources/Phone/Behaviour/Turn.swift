import Payload

/// What all steps of one handling share.
struct Turn {
  /// When.
  let at: Instant
  /// The answers to open points.
  let switches: RuleSwitches
  /// What the app's own code does when it is called; nil where no profile says so.
  let code: AppCode?
  /// The push that it is about.
  var push: PushNumber?
  /// What the callbacks hand to the app as `userInfo`.
  var payload: APNsPayload?
  /// `UNNotificationRequest.identifier`.
  var identifier: String?

  /// Makes it about `delivery`.
  mutating func concern(_ delivery: Delivery) {
    push = delivery.number
    payload = delivery.payload
    identifier = delivery.identifier
  }

  /// Makes it about `entry`.
  mutating func concern(_ entry: NotificationEntry) {
    push = entry.number
    payload = entry.payload
    identifier = entry.identifier
  }
}
