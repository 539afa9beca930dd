import Words

extension Phone {
  /// The background track: a chance for the app to run
  /// (Apple, `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`).
  mutating func wake(
    besideAlert: Bool, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    var cause = cause
    if let rule = silentDoubt(turn) {
      cause = out.note(.stillRuns, .passed, rule: rule, turn, cause: cause)
    }
    if let stop = silentStop(turn) ?? wakeStop(turn) {
      out.note(.dropped(.background, stop.reason), .stopped, rule: stop.rule, turn, cause: cause)
    } else if app.isInFront {
      let isSecond = besideAlert && asksApp
      handOver(rule: isSecond ? "ios.silent.beside" : "ios.silent.front", turn, &out, cause: cause)
    } else if let (reason, rule) = wait(besideAlert: besideAlert, turn) {
      hold(reason, rule: rule, turn, &out, cause: cause)
    } else {
      runInBackground(turn, &out, cause: cause)
    }
  }

  /// Why iOS does not wake an app that is not in front; nil if it may.
  private func wakeStop(_ turn: Turn) -> (reason: DropReason, rule: RuleID)? {
    switch app {
    case .foreground, .inactive: return nil
    case .swipedAway: return (.swipedAway, "ios.silent.swiped")
    case .background:
      if turn.switches[.backgroundNeedsMode], !setup.modes.contains(.remoteNotification) {
        return (.noMode, "ios.silent.mode.background")
      }
    case .suspended, .notRunning:
      if !setup.modes.contains(.remoteNotification) { return (.noMode, "ios.silent.mode") }
    }
    let callsOlder = turn.switches[.remoteInBackground] && setup.methods.contains(.remote)
    if !hasFetch, !callsOlder { return (.noMethod, "ios.silent.method") }
    if !conditions.isRefreshOn, let rule = refreshRule { return (.refreshOff, rule) }
    return nil
  }

  /// The rule by which a silent push needs Background App Refresh, in the versions where it does.
  private var refreshRule: RuleID? {
    switch os.major {
    case 7: "ios.silent.refresh.ios7"
    case 13...: "ios.silent.refresh"
    default: nil
    }
  }

  /// What a silent push has to wait for; takes one wake from the budget if it need not wait.
  private mutating func wait(besideAlert: Bool, _ turn: Turn) -> (reason: HoldReason, rule: RuleID)? {
    if app == .notRunning, !conditions.isUnlockedSinceBoot, !turn.switches[.wakesBeforeUnlock] {
      return (.beforeUnlock, "ios.silent.locked")
    }
    if conditions.isLowPower, os.major >= 9, !turn.switches[.lowPowerDelivers] {
      return (.lowPower, "ios.silent.low-power")
    }
    if turn.switches[.silentUnlimited] || besideAlert && turn.switches[.besideAlertFree] { return nil }
    if silent.takeWake(at: turn.at) { return nil }
    return (.budget, besideAlert ? "ios.silent.budget.beside" : "ios.silent.budget")
  }

  private mutating func runInBackground(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int?) {
    let before = app
    let isDone: Bool
    switch before {
    case .suspended:
      move(to: .background, rule: "ios.silent.resume", turn, &out)
      isDone = fetch(.background, rule: "ios.silent.resume", turn, &out, cause: cause, then: .suspend)
    case .notRunning:
      launchInBackground(.remoteNotification, rule: "ios.silent.launch", turn, &out)
      isDone = fetch(.background, rule: "ios.silent.launch", turn, &out, cause: cause, then: .suspend)
    case .background, .foreground, .inactive, .swipedAway:
      isDone = fetch(.background, rule: "ios.silent.background", turn, &out, cause: cause)
    }
    if isDone, before != .background, app == .background {
      move(to: .suspended, rule: "ios.silent.done", turn, &out)
    }
  }

  /// Calls the app with the payload, and says whether it answers at once.
  @discardableResult
  mutating func fetch(
    _ state: ApplicationState, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?,
    then rest: AfterAnswer = .nothing
  ) -> Bool {
    guard hasFetch else {
      out.call(.didReceiveRemote(state), .passed, rule: rule, turn, cause: cause)
      return true
    }
    let call = out.call(.didReceiveRemoteNotification(state), .passed, rule: rule, turn, cause: cause)
    return complete(.fetch(.newData), rule: "ios.silent.answer", turn, to: call, then: rest, &out) != nil
  }

  /// A held push is given another chance, since what it waited for is there.
  mutating func retryHeld(_ reason: HoldReason, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let held = silent.held, silent.waitsFor == reason else { return }
    var about = turn
    about.push = held
    about.payload = silent.heldPayload
    silent.held = nil
    silent.heldPayload = nil
    let again = out.note(.released, .passed, rule: rule, about)
    wake(besideAlert: false, about, &out, cause: again)
  }
}
