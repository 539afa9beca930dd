import Words

extension Phone {
  /// Keeps the push in place of an older one, until what it waits for is there or the app is opened.
  mutating func hold(
    _ reason: HoldReason, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    dropHeld(.newerHeld, rule: "ios.silent.newest", turn, &out)
    silent.held = turn.push
    silent.heldPayload = turn.payload
    silent.waitsFor = reason
    out.note(.held(reason), .stopped, rule: rule, turn, cause: cause)
  }

  /// Hands the held push over while the app is being opened.
  mutating func handHeldOver(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let held = silent.held else { return }
    guard hasFetch else { return dropHeld(.noMethod, rule: "ios.silent.method", turn, &out) }
    silent.held = nil
    var about = turn
    about.push = held
    about.payload = silent.heldPayload
    silent.heldPayload = nil
    fetch(.inactive, rule: "ios.silent.opened", about, &out, cause: nil)
  }

  /// The phone is unlocked for the first time since it started: what waited for that is handed over.
  mutating func handHeldOverAtFirstUnlock(_ turn: Turn, _ out: inout PhoneTranscript) {
    retryHeld(.beforeUnlock, rule: "ios.silent.unlocked", turn, &out)
  }

  /// Gives up the held push, if there is one.
  mutating func dropHeld(
    _ reason: DropReason, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard let held = silent.held else { return }
    silent.held = nil
    silent.heldPayload = nil
    var about = turn
    about.push = held
    out.note(.dropped(.background, reason), .stopped, rule: rule, about)
  }
}
