import Words

extension Phone {
  /// The person locks the phone: an app in front goes to the background.
  mutating func lock(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard !conditions.isLocked else { return sameLock(turn, &out) }
    if app.isInFront {
      leaveFront(.locksPhone, turn, &out)
      returnsOnUnlock = true
    } else {
      out.act(.locksPhone, rule: "ios.lock", turn)
    }
    conditions.isLocked = true
    out.note(.life(.lock(isOn: true)), rule: "ios.lock", turn)
    takeBannerDown(turn, &out)
    centre.longLook = nil
  }

  /// The person unlocks the phone: what lay on the lock screen becomes history, and the app that was in front comes back.
  mutating func unlock(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard conditions.isLocked else { return sameLock(turn, &out) }
    let returns = returnsOnUnlock && app.isAlive
    openLock(turn, &out)
    if returns { bringToFront(.icon, turn, &out) }
  }

  /// Unlocks the phone for what the person is about to do; nothing if it is unlocked already.
  mutating func unlockFirst(_ turn: Turn, _ out: inout PhoneTranscript) {
    if conditions.isLocked { openLock(turn, &out) }
  }

  private mutating func openLock(_ turn: Turn, _ out: inout PhoneTranscript) {
    var own = turn
    own.push = nil
    own.payload = nil
    own.identifier = nil
    out.act(.unlocksPhone, rule: "ios.unlock", own)
    conditions.isLocked = false
    let isFirst = !conditions.isUnlockedSinceBoot
    conditions.isUnlockedSinceBoot = true
    returnsOnUnlock = false
    let step = out.note(.life(.lock(isOn: false)), rule: "ios.unlock", own)
    for number in turn.switches[.lockScreenEntriesStay] ? [] : centre.leaveLockScreen() {
      var about = own
      about.push = number
      out.note(.removed(.unlocked), rule: "ios.unlock.lock-screen", about, cause: step)
    }
    for number in centre.becomeHistory() {
      var about = own
      about.push = number
      out.note(.life(.history), rule: "ios.unlock.history", about, cause: step)
    }
    if isFirst { handHeldOverAtFirstUnlock(own, &out) }
  }

  /// The person restarts the phone: no app runs, none counts as swiped away, and nobody has unlocked it yet.
  mutating func restart(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.act(.restartsPhone, rule: "ios.restart", turn)
    takeBannerDown(turn, &out)
    centre.longLook = nil
    let wasSwipedAway = app == .swipedAway
    move(to: .notRunning, rule: wasSwipedAway ? "ios.restart.lifts" : "ios.restart", turn, &out)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
    conditions.isLocked = true
    conditions.isUnlockedSinceBoot = false
    returnsOnUnlock = false
    out.note(.life(.restarted), rule: "ios.restart", turn)
  }

  private func sameLock(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "ios.lock.same", turn)
  }
}
