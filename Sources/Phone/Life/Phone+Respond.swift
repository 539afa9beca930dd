import Words

extension Phone {
  /// Hands `reason` to the app that was in the state `before`, and says whether it answers at once.
  @discardableResult
  mutating func hand(
    _ reason: FrontReason, from before: AppState, _ state: ApplicationState, _ turn: Turn,
    _ out: inout PhoneTranscript, then rest: AfterAnswer = .nothing
  ) -> Bool {
    let route = reason.response.map { self.route($0, from: before, turn.switches) }
    return hand(reason, by: route, state, turn, &out, then: rest)
  }

  /// Hands `reason` to the app, by the way that was found for its response; says whether it answers at once.
  @discardableResult
  mutating func hand(
    _ reason: FrontReason, by route: (to: ResponseRoute, rule: RuleID)?, _ state: ApplicationState,
    _ turn: Turn, _ out: inout PhoneTranscript, then rest: AfterAnswer = .nothing
  ) -> Bool {
    switch reason {
    case .icon: return true
    case .settings(let fromNotification):
      out.call(.openSettings(fromNotification: fromNotification), .passed, rule: "ios.settings.told", turn)
      return true
    case .response(let response):
      guard let route else { return true }
      return respond(response, route.to, state, rule: route.rule, turn, &out, then: rest)
    }
  }

  private mutating func respond(
    _ response: NotificationResponse, _ route: ResponseRoute, _ state: ApplicationState, rule: RuleID,
    _ turn: Turn, _ out: inout PhoneTranscript, then rest: AfterAnswer
  ) -> Bool {
    switch route {
    case .didReceive:
      let inScene = usesScenes && scene.isConnected && response.action.opensApp(state)
      let call = out.call(
        .didReceive(response.action, state, inScene: inScene), .passed, rule: rule, turn)
      let given = complete(.done, rule: "ios.tap.answer", turn, to: call, then: rest, &out)
      if turn.switches[.tapRepeatsFetch], response.wakes, case .open = response.action, app.runsCode {
        fetch(state, rule: "ios.tap.fetch.once", turn, &out, cause: call)
      }
      return given != nil
    case .action:
      let call = out.call(
        .handleAction(response.action, response.source, state), .passed, rule: rule, turn)
      return complete(.done, rule: "ios.tap.answer", turn, to: call, then: rest, &out) != nil
    case .fetch: return fetch(state, rule: rule, turn, &out, cause: nil)
    case .remote: out.call(.didReceiveRemote(state), .passed, rule: rule, turn)
    case .local: out.call(.didReceiveLocal(state), .passed, rule: rule, turn)
    case .nobody: out.note(.life(.responseLost), .stopped, rule: rule, turn)
    }
    return true
  }

  /// Answers a notification without opening the app: a background action, a dismissal the app asked to be told of.
  ///
  /// An app that does not run is started for it in the background, and suspended again once it has answered.
  mutating func respondBehind(
    _ response: NotificationResponse, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    let before = app
    let reason = FrontReason.response(response)
    switch before {
    case .foreground, .inactive:
      hand(reason, from: before, stateInFront(before, response, turn.switches), turn, &out)
    case .background: hand(reason, from: before, .background, turn, &out)
    case .suspended:
      move(to: .background, rule: rule, turn, &out)
      handBehind(reason, from: before, turn, &out)
    case .notRunning, .swipedAway:
      if before == .swipedAway, turn.switches[.forceQuitBlocksActions] {
        out.note(.life(.responseLost), .stopped, rule: "ios.action.swiped", turn)
        return
      }
      launchInBackground(.none, rule: before == .swipedAway ? "ios.action.swiped" : rule, turn, &out)
      handBehind(reason, from: before, turn, &out)
    }
  }

  /// Hands it to an app that was woken for it, and freezes the app once it has answered.
  private mutating func handBehind(
    _ reason: FrontReason, from before: AppState, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    let isDone = hand(reason, from: before, .background, turn, &out, then: .suspend)
    if isDone, app == .background { move(to: .suspended, rule: "ios.action.done", turn, &out) }
  }

  private func stateInFront(
    _ before: AppState, _ response: NotificationResponse, _ switches: RuleSwitches
  ) -> ApplicationState {
    if case .dismiss = response.action { return switches[.dismissInFrontActive] ? .active : .inactive }
    return before == .foreground ? .active : .inactive
  }
}

extension ResponseAction {
  /// Whether a response in this state belongs to a scene on the screen: what runs in the background has none.
  fileprivate func opensApp(_ state: ApplicationState) -> Bool { state != .background }
}
