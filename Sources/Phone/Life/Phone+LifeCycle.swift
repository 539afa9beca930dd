import Words

extension AppState {
  /// Whether the app's own code can run at this moment.
  public var runsCode: Bool { self == .foreground || self == .inactive || self == .background }
}

extension Phone {
  /// Changes where the app is in its life.
  mutating func move(
    to state: AppState, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int? = nil
  ) {
    guard state != app else { return }
    let from = app
    app = state
    if !state.isAlive { scene.isConnected = false }
    if !from.isAlive, state.isInFront { launchedAt = turn.at }
    out.add(
      .app(from: from, to: state), rule: rule, from: .system, to: .app, at: turn.at, push: turn.push,
      cause: cause)
    if code != nil { settleCalls(turn, &out) }
  }

  /// Something covers the app, or it stops half-way to the front.
  mutating func cover(_ turn: Turn, _ out: inout PhoneTranscript) {
    let before = app
    guard before != .inactive else { return same(turn, &out) }
    unlockFirst(turn, &out)
    move(to: .inactive, rule: "ios.life.cover", turn, &out)
    if before == .foreground {
      out.call(usesScenes ? .sceneWillResignActive : .willResignActive, rule: resignRule, turn)
    } else {
      start(from: before, .icon, turn, &out)
      handHeldOver(turn, &out)
    }
  }

  /// The person leaves the app; one that does not run is opened first.
  mutating func leave(_ turn: Turn, _ out: inout PhoneTranscript) {
    switch app {
    case .background: same(turn, &out)
    case .suspended: move(to: .background, rule: "ios.life.resume", turn, &out)
    case .notRunning, .swipedAway:
      out.act(.tapsIcon, rule: "ios.icon", turn)
      bringToFront(.icon, turn, &out)
      leaveFront(.leavesApp, turn, &out)
    case .foreground, .inactive: leaveFront(.leavesApp, turn, &out)
    }
  }

  /// The app goes from the front to the background, because the person does `action`.
  mutating func leaveFront(_ action: UserAction, _ turn: Turn, _ out: inout PhoneTranscript) {
    let before = app
    out.act(action, rule: leaveRule, turn)
    move(to: .background, rule: leaveRule, turn, &out)
    if before == .foreground {
      out.call(usesScenes ? .sceneWillResignActive : .willResignActive, rule: leaveRule, turn)
    }
    out.call(usesScenes ? .sceneDidEnterBackground : .didEnterBackground, rule: leaveRule, turn)
  }

  private var resignRule: RuleID { usesScenes ? "ios.scene.cover" : "ios.life.cover" }
  private var leaveRule: RuleID { usesScenes ? "ios.scene.leave" : "ios.life.leave" }

  /// iOS freezes the app, which leaves the front first.
  mutating func suspend(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app != .suspended else { return same(turn, &out) }
    if app != .background { leave(turn, &out) }
    move(to: .suspended, rule: "ios.life.suspend", turn, &out)
  }

  /// The person swipes the app away in the app switcher; its scene session goes with it.
  mutating func swipeAway(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app != .swipedAway else { return same(turn, &out) }
    unlockFirst(turn, &out)
    if app.isInFront { leaveFront(.leavesApp, turn, &out) }
    out.act(.swipesAppAway, rule: "ios.life.swipe", turn)
    if app == .background, !turn.switches[.swipeTellsNothing] {
      if usesScenes, scene.isConnected { out.call(.sceneDidDisconnect, rule: "ios.life.swipe.told", turn) }
      out.call(.willTerminate, rule: "ios.life.swipe.told", turn)
    }
    move(to: .swipedAway, rule: "ios.life.swipe", turn, &out)
    scene.hasSession = false
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
  }

  /// iOS ends the app.
  mutating func terminate(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.isAlive else { return same(turn, &out) }
    if app == .background { out.call(.willTerminate, rule: "ios.life.end.told", turn) }
    move(to: .notRunning, rule: "ios.life.end", turn, &out)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
  }

  /// iOS takes the scene of an app in the background to have its memory; the process goes on.
  mutating func discardScene(_ turn: Turn, _ out: inout PhoneTranscript) {
    let isBehind = app == .background || app == .suspended
    guard usesScenes, isBehind, scene.isConnected else {
      out.note(.nothingThere, .stopped, rule: "ios.scene.none", turn)
      return
    }
    scene.isConnected = false
    let step = out.note(.life(.sceneDiscarded), rule: "ios.scene.discard", turn)
    if app == .background { out.call(.sceneDidDisconnect, rule: "ios.scene.discard", turn, cause: step) }
  }

  /// Builds the app with or without a scene delegate.
  mutating func setScenes(_ isOn: Bool, _ turn: Turn, _ out: inout PhoneTranscript) {
    setup.hasScenes = isOn
    out.note(
      .life(.scenes(isOn: isOn)), rule: isOn && os < OSVersion(13) ? "ios.scene.version" : "ios.scene.set",
      turn)
  }

  private func same(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "ios.life.same", turn)
  }
}
