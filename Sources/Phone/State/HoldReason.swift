/// What a silent push waits for.
public enum HoldReason: String, Codable, CaseIterable, Sendable {
  /// The budget of wakes is used up: until the app is opened.
  case budget
  /// Low Power Mode is on: until it ends, or the app is opened.
  case lowPower
  /// The phone was not unlocked since it started: until it is.
  case beforeUnlock
}
