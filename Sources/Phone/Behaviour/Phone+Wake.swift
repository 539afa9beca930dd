import Words

extension Phone {
  /// The background track: a chance for the app to run
  /// (Apple, `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`).
  mutating func wake(
    besideAlert: Bool, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let inFront: RuleID = besideAlert ? "ios.silent.beside" : "ios.silent.front"
    switch app {
    case .foreground: fetch(.active, rule: inFront, turn, &out, cause: cause)
    case .inactive: fetch(.inactive, rule: inFront, turn, &out, cause: cause)
    case .swipedAway:
      out.note(.dropped(.background, .swipedAway), .stopped, rule: "ios.silent.swiped", turn, cause: cause)
    case .background, .suspended, .notRunning:
      guard turn.switches[.silentUnlimited] || silent.takeWake(at: turn.at) else {
        hold(turn, &out, cause: cause)
        return
      }
      runInBackground(turn, &out, cause: cause)
    }
  }

  private mutating func runInBackground(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
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
    let call = out.call(.didReceiveRemoteNotification(state), .passed, rule: rule, turn, cause: cause)
    return complete(.fetch(.newData), rule: "ios.silent.answer", turn, to: call, then: rest, &out) != nil
  }

  /// Keeps the push in place of an older one until the app is opened.
  private mutating func hold(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
    dropHeld(.newerHeld, rule: "ios.silent.newest", turn, &out)
    silent.held = turn.push
    silent.heldPayload = turn.payload
    out.note(.held, .stopped, rule: "ios.silent.budget", turn, cause: cause)
  }

  /// Hands the held push over while the app is being opened.
  mutating func handHeldOver(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let held = silent.held else { return }
    silent.held = nil
    var about = turn
    about.push = held
    about.payload = silent.heldPayload
    silent.heldPayload = nil
    fetch(.inactive, rule: "ios.silent.opened", about, &out, cause: nil)
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
