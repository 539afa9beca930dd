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
    out.add(
      .app(from: from, to: state), rule: rule, from: .system, to: .app, at: turn.at, push: turn.push,
      cause: cause)
    if code != nil { settleCalls(turn, &out) }
  }

  /// Brings the app to the front, for the icon or for the answer to a notification.
  ///
  /// The order without scenes: Apple, About the app launch sequence; where `didReceive` stands between
  /// willEnterForeground and didBecomeActive is assumed, by analogy with measurements on iOS 10.
  mutating func bringToFront(_ response: ResponseAction?, _ turn: Turn, _ out: inout PhoneTranscript) {
    let before = app
    guard before != .foreground else {
      respond(response, .active, rule: "ios.tap.front", turn, &out)
      return
    }
    move(to: .foreground, rule: Self.frontRule(before), turn, &out)
    start(from: before, response == nil ? .none : .remoteNotification, turn, &out)
    let rule: RuleID =
      before == .inactive ? "ios.tap.inactive" : before.isAlive ? "ios.tap.background" : "ios.tap.launch"
    respond(response, .inactive, rule: rule, turn, &out)
    // The app may have crashed in its own code.
    guard app == .foreground else { return }
    handHeldOver(turn, &out)
    guard app == .foreground else { return }
    out.call(.didBecomeActive, rule: Self.frontRule(before), turn)
  }

  private static func frontRule(_ before: AppState) -> RuleID {
    before == .inactive ? "ios.life.uncover" : before.isAlive ? "ios.life.enter" : "ios.life.launch"
  }

  /// The callbacks before the app is active.
  private func start(
    from before: AppState, _ options: LaunchOptions, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    switch before {
    case .notRunning, .swipedAway:
      out.call(.willFinishLaunching(options), rule: "ios.life.launch", turn)
      out.call(.didFinishLaunching(options), rule: "ios.life.launch", turn)
    case .background, .suspended: out.call(.willEnterForeground, rule: "ios.life.enter", turn)
    case .inactive, .foreground: break
    }
  }

  private mutating func respond(
    _ response: ResponseAction?, _ state: ApplicationState, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    guard let response else { return }
    let call = out.call(.didReceive(response, state), .passed, rule: rule, turn)
    complete(.done, rule: "ios.tap.answer", turn, to: call, &out)
  }

  /// Something covers the app, or it stops half-way to the front.
  mutating func cover(_ turn: Turn, _ out: inout PhoneTranscript) {
    let before = app
    guard before != .inactive else { return same(turn, &out) }
    move(to: .inactive, rule: "ios.life.cover", turn, &out)
    if before == .foreground {
      out.call(.willResignActive, rule: "ios.life.cover", turn)
    } else {
      start(from: before, .none, turn, &out)
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
      bringToFront(nil, turn, &out)
      leaveFront(turn, &out)
    case .foreground, .inactive: leaveFront(turn, &out)
    }
  }

  private mutating func leaveFront(_ turn: Turn, _ out: inout PhoneTranscript) {
    let before = app
    out.act(.leavesApp, rule: "ios.life.leave", turn)
    move(to: .background, rule: "ios.life.leave", turn, &out)
    if before == .foreground { out.call(.willResignActive, rule: "ios.life.leave", turn) }
    out.call(.didEnterBackground, rule: "ios.life.leave", turn)
  }

  /// iOS freezes the app, which leaves the front first.
  mutating func suspend(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app != .suspended else { return same(turn, &out) }
    if app != .background { leave(turn, &out) }
    move(to: .suspended, rule: "ios.life.suspend", turn, &out)
  }

  /// The person swipes the app away in the app switcher.
  mutating func swipeAway(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app != .swipedAway else { return same(turn, &out) }
    if app.isInFront { leaveFront(turn, &out) }
    out.act(.swipesAppAway, rule: "ios.life.swipe", turn)
    if app == .background { out.call(.willTerminate, rule: "ios.life.swipe.told", turn) }
    move(to: .swipedAway, rule: "ios.life.swipe", turn, &out)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
  }

  /// iOS ends the app.
  mutating func terminate(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.isAlive else { return same(turn, &out) }
    if app == .background { out.call(.willTerminate, rule: "ios.life.end.told", turn) }
    move(to: .notRunning, rule: "ios.life.end", turn, &out)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
  }

  private func same(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "ios.life.same", turn)
  }
}
