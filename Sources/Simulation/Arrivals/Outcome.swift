/// What became of an arrival, in one word: the word at the end of its row.
public enum Outcome: String, Codable, CaseIterable, Sendable {
  /// Shown as a banner.
  case banner
  /// Shown on the lock screen.
  case lockscreen
  /// In the list only.
  case list
  /// Nothing seen or heard; a badge or sound at most, or the app returned no options.
  case quiet
  /// Nothing shown; the app's code ran.
  case woke
  /// Kept until the app or the network is back.
  case held
  /// Gone without effect.
  case dropped
  /// Refused by the service.
  case refused
  /// A transparent message handed to the app.
  case delivered
  /// The service extension has it still.
  case `extension`
  /// A push for a call, reported to CallKit.
  case called
  /// A Live Activity began, changed or ended.
  case activity
  /// Handed to another part of the system.
  case routed
  case tapped
  /// The person chose one of its buttons.
  case acted
  /// The person wrote a reply.
  case replied
  case dismissed
  /// Cleared from the list: by the person, or with the badge that went to 0.
  case cleared
  /// A newer one with the same identifier took its place.
  case replaced
}
