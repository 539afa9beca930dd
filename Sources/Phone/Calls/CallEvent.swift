/// What happens with pushes for calls.
public enum CallEvent: Hashable, Sendable {
  /// The app is told to take them another way.
  case setUp
  /// The push does not reach the app.
  case lost(CallLoss)
  /// The app reports the call to CallKit.
  case reported
  /// CallKit returns an error, since a Focus keeps the call away; it counts as reported.
  case filtered
  /// The phone rings; who calls.
  case rings(String)
  /// The person answers it.
  case answered
  /// The person declines it.
  case declined
  /// The person ends it.
  case ended
  /// The app returned without a report, and need not have made one.
  case unreported
  /// The app returned without a report: an exception.
  case neverPosted
  /// The app did not return, and is ended with `0xbaadca11`.
  case watchdog
  /// iOS no longer launches the app for calls.
  case banned
}
