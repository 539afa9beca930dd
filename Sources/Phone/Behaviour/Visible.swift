import Payload
import Words

/// The visible part of a push on its way to the person: what is left of it after each question.
struct Visible {
  /// The ways of noticing it that are left.
  var options: PresentationOptions
  /// How much it may disturb, on this phone.
  let level: InterruptionLevel
  /// What would be heard, on this phone.
  let sound: PlayedSound?
  /// Whether the app in front has a say.
  let isInFront: Bool
  /// The Focus hides the badge, whose number counts all the same.
  var hidesBadge = false
  /// It waits for the Scheduled Summary.
  var isForSummary = false
  /// Why a way was taken away last.
  var lastLoss: (reason: DropReason, rule: RuleID)?
  /// The step that led here.
  var cause: Int

  /// Takes the ways of `options` away and says so, if any of them is left.
  mutating func lose(
    _ options: PresentationOptions, _ reason: DropReason, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    let gone = self.options.intersection(options)
    if gone.isEmpty { return }
    self.options.subtract(gone)
    cause = out.note(.withheld(gone, reason), .stopped, rule: rule, turn, cause: cause)
    lastLoss = (reason, rule)
  }
}
