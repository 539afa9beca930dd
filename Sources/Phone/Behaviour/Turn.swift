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
  /// By which way the notification came that it is about.
  var source: NotificationSource?
  /// The iOS version.
  let os: OSVersion

  init(
    at moment: Instant, on os: OSVersion, switches: RuleSwitches, code: AppCode?, push: PushNumber? = nil
  ) {
    self.at = moment
    self.os = os
    self.switches = switches
    self.code = code
    self.push = push
  }

  /// Makes it about `delivery`.
  mutating func concern(_ delivery: Delivery) {
    push = delivery.number
    payload = delivery.payload
    identifier = delivery.identifier
    source = delivery.source
  }

  /// Makes it about `entry`.
  mutating func concern(_ entry: NotificationEntry) {
    push = entry.number
    payload = entry.payload
    identifier = entry.identifier
    source = entry.source
  }
}
