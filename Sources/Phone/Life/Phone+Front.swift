import Words

extension Phone {
  /// Brings the app to the front, for the icon or for the answer to a notification.
  ///
  /// The order without scenes: Apple, About the app launch sequence; where `didReceive` stands between
  /// willEnterForeground and didBecomeActive is assumed, by analogy with measurements on iOS 10.
  mutating func bringToFront(_ reason: FrontReason, _ turn: Turn, _ out: inout PhoneTranscript) {
    unlockFirst(turn, &out)
    if app == .foreground {
      guard reason.response != nil, !hasResponseDelegate else {
        hand(reason, from: .foreground, .active, turn, &out)
        return
      }
      // Only the new delegate hears of a tap in an active app: the list lies over it, so it is inactive.
      coverByList(turn, &out)
    }
    let before = app
    move(to: .foreground, rule: frontRule(before), turn, &out)
    // Which method hears of it is judged by the scene as it was.
    let isLate = turn.switches[.responseAfterActive]
    let route = reason.response.map { self.route($0, from: before, turn.switches) }
    start(from: before, reason, turn, &out)
    if !isLate { hand(reason, by: route, .inactive, turn, &out) }
    // The app may have crashed in its own code.
    guard app == .foreground else { return }
    handHeldOver(turn, &out)
    guard app == .foreground else { return }
    out.call(usesScenes ? .sceneDidBecomeActive : .didBecomeActive, rule: frontRule(before), turn)
    if isLate { hand(reason, by: route, .active, turn, &out) }
  }

  private func frontRule(_ before: AppState) -> RuleID {
    if usesScenes { return before == .inactive ? "ios.scene.uncover" : "ios.scene.enter" }
    if before == .inactive { return "ios.life.uncover" }
    return before.isAlive ? "ios.life.enter" : "ios.life.launch"
  }

  private mutating func coverByList(_ turn: Turn, _ out: inout PhoneTranscript) {
    move(to: .inactive, rule: "ios.life.cover", turn, &out)
    out.call(usesScenes ? .sceneWillResignActive : .willResignActive, rule: "ios.life.cover", turn)
  }

  /// The callbacks before the app is active.
  mutating func start(
    from before: AppState, _ reason: FrontReason, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard before != .inactive, before != .foreground else { return }
    if !before.isAlive { launch(reason.response?.launchOptions ?? .none, turn, &out) }
    if usesScenes {
      if !scene.isConnected { connectScene(reason, isLaunch: !before.isAlive, turn, &out) }
      out.call(.sceneWillEnterForeground, rule: "ios.scene.enter", turn)
    } else if before.isAlive {
      out.call(.willEnterForeground, rule: "ios.life.enter", turn)
    }
    scene.isConnected = true
    scene.hasSession = true
  }

  /// The process starts; `options` is what an app without scenes finds.
  mutating func launch(_ options: LaunchOptions, _ turn: Turn, _ out: inout PhoneTranscript) {
    let found = usesScenes ? .none : options
    let rule: RuleID =
      usesScenes && options != .none
      ? "ios.launch.scene" : found == .none ? "ios.life.launch" : "ios.launch.options"
    out.call(.willFinishLaunching(found), rule: rule, turn)
    out.call(.didFinishLaunching(found), rule: rule, turn)
  }

  private mutating func connectScene(
    _ reason: FrontReason, isLaunch: Bool, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    if !scene.hasSession { out.call(.configurationForConnecting, rule: "ios.scene.session", turn) }
    guard let response = reason.response else {
      out.call(.sceneWillConnect(.none), rule: "ios.scene.connect", turn)
      return
    }
    if isLaunch, turn.switches[.sceneLaunchWithoutResponse] {
      out.call(.sceneWillConnect(.none), rule: "ios.scene.response.launch", turn)
    } else {
      out.call(
        .sceneWillConnect(.notificationResponse(response.action)),
        rule: isLaunch ? "ios.scene.response.launch" : "ios.scene.response", turn)
    }
  }

  /// The process starts in the background, without a scene.
  mutating func launchInBackground(
    _ options: LaunchOptions, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    scene.isConnected = false
    move(to: .background, rule: rule, turn, &out)
    guard usesScenes else { return launch(options, turn, &out) }
    guard turn.switches[.backgroundLaunchConnects] else {
      out.call(.willFinishLaunching(.none), rule: "ios.launch.background.scene", turn)
      out.call(.didFinishLaunching(.none), rule: "ios.launch.background.scene", turn)
      return
    }
    out.call(.willFinishLaunching(options), rule: "ios.launch.background.scene", turn)
    out.call(.didFinishLaunching(options), rule: "ios.launch.background.scene", turn)
    if !scene.hasSession { out.call(.configurationForConnecting, rule: "ios.scene.session", turn) }
    out.call(.sceneWillConnect(.none), rule: "ios.launch.background.scene", turn)
    scene = SceneState(posedAs: .background)
  }
}
