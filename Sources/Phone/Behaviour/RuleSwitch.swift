/// An open point where the sources leave more than one answer: what `set rule NAME on` chooses instead of the default.
public enum RuleSwitch: String, Codable, CaseIterable, Sendable {
  /// `true` counts as 1 in `content-available` and `mutable-content`.
  case boolAsOne = "bool-as-one"
  /// A push that holds a `null` never reaches the phone.
  case nullDropsPush = "null-drops-push"
  /// The phone drops a push whose `apns-push-type` does not go with its payload.
  case strictPushType = "strict-push-type"
  /// A badge below 0 counts as 0.
  case negativeBadgeClears = "negative-badge-clears"
  /// Silent pushes wake the app as often as they come, as with a debugger attached.
  case silentUnlimited = "silent-unlimited"
  /// An app that does not complete a silent push within 30 s is ended.
  case fetchTimeoutKills = "drnf-timeout-kills"
  /// A notification that the app does not answer for within 30 s is shown as in the background.
  case presentTimeoutShows = "present-timeout-shows"
  /// APNs refuses a `background` push of priority 10 with `BadPriority`.
  case backgroundPriorityRefused = "background-priority-refused"
  /// APNs takes a body that is no JSON object, and the phone drops it.
  case unreadableAccepted = "unreadable-accepted"
  /// The service extension runs only where banners, lock screen and list are all on, and not for provisional.
  case extensionNeedsAllAlerts = "extension-needs-all-alerts"
  /// The service extension does not run for an app that was swiped away.
  case extensionNotAfterSwipe = "extension-not-after-swipe"
}
