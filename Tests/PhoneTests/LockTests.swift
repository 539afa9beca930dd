import Testing

@testable import Phone

/// Locking, unlocking and restarting the phone.
@Suite struct LockTests {
  typealias Row = (state: AppState, scenes: Bool, locked: [String], unlocked: [String], after: AppState)

  private static let rows: [Row] = [
    (
      .foreground, false, ["willResignActive", "didEnterBackground"],
      ["willEnterForeground", "didBecomeActive"], .foreground
    ),
    (
      .foreground, true, ["sceneWillResignActive", "sceneDidEnterBackground"],
      ["sceneWillEnterForeground", "sceneDidBecomeActive"], .foreground
    ),
    (
      .inactive, false, ["didEnterBackground"], ["willEnterForeground", "didBecomeActive"], .foreground
    ),
    (.background, false, [], [], .background), (.suspended, true, [], [], .suspended),
    (.notRunning, false, [], [], .notRunning), (.swipedAway, true, [], [], .swipedAway),
  ]

  @Test(arguments: rows.indices) func lockAndUnlock(_ index: Int) throws {
    let row = Self.rows[index]
    var run = try ResponseRun(.latest(17), scenes: row.scenes, row.state).run()
    run.perform(.life(.lock))
    #expect(run.calls == row.locked)
    #expect(run.phone.conditions.isLocked)
    #expect(run.rules.contains("ios.lock"))
    #expect(!run.phone.app.isInFront)
    run.forget()
    run.perform(.life(.unlock))
    #expect(run.calls == row.unlocked)
    #expect(run.phone.app == row.after)
    #expect(!run.phone.conditions.isLocked)
  }

  @Test func twiceIsNothing() {
    var run = PhoneRun(.background)
    run.perform(.life(.unlock))
    #expect(run.rules == ["ios.lock.same"])
    run.perform(.life(.lock))
    run.forget()
    run.perform(.life(.lock))
    #expect(run.rules == ["ios.lock.same"])
  }

  /// An app that iOS ended behind the lock does not come back with the unlocking.
  @Test func anAppThatEndedStaysAway() {
    var run = PhoneRun(.foreground)
    run.perform(.life(.lock))
    run.perform(.appTerminate)
    run.forget()
    run.perform(.life(.unlock))
    #expect(run.calls.isEmpty)
    #expect(run.phone.app == .notRunning)
  }

  /// Arrivals on a locked phone find the app in the background, whatever it was.
  @Test func arrivalsOnALockedPhoneAreNotPutToTheApp() throws {
    var run = PhoneRun(.foreground)
    run.perform(.life(.lock))
    run.forget()
    try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    #expect(run.calls.isEmpty)
    #expect(run.phone.centre.entries.count == 1)
  }

  /// A tap on the lock screen unlocks the phone and opens the app once.
  @Test func aTapUnlocks() throws {
    var run = PhoneRun(.foreground)
    run.perform(.life(.lock))
    try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    try run.receive(#"{"aps":{"alert":"Other"}}"#)
    run.forget()
    run.perform(.tap(.number(1), action: nil))
    #expect(run.calls == ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"])
    #expect(!run.phone.conditions.isLocked)
    #expect(run.rules.contains("ios.unlock"))
    #expect(run.phone.centre.entries.allSatisfy { run.phone.centre.isHistory($0) })
  }

  @Test func unlockingMovesTheLockScreenToTheHistory() throws {
    var run = PhoneRun(.background)
    run.perform(.life(.lock))
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    try run.receive(#"{"aps":{"alert":"two"}}"#)
    run.forget()
    run.perform(.life(.unlock))
    #expect(run.calls.isEmpty)
    let moved = run.log.steps.filter { $0.rule == "ios.unlock.history" }
    #expect(moved.compactMap(\.push?.value) == [1, 2])
    try run.receive(#"{"aps":{"alert":"three"}}"#)
    #expect(run.phone.groups.map(\.section) == [.new, .history])
    run.forget()
    run.perform(.life(.lock))
    run.perform(.life(.unlock))
    #expect(run.log.steps.filter { $0.rule == "ios.unlock.history" }.compactMap(\.push?.value) == [3])
  }

  @Test func theBannerGoesWithTheScreen() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.perform(.life(.lock))
    #expect(run.phone.centre.banner == nil)
    #expect(run.rules.contains("ios.lock.banner"))
  }

  @Test(arguments: AppState.allCases) func restart(_ state: AppState) throws {
    var run = PhoneRun(state, badge: 4)
    run.phone.silent.held = PushNumber(9)
    run.perform(.life(.restart))
    #expect(run.phone.app == .notRunning)
    #expect(run.phone.conditions.isLocked)
    #expect(!run.phone.conditions.isUnlockedSinceBoot)
    #expect(run.phone.badge.number == 4, "the badge survives")
    #expect(run.phone.silent.held == nil)
    #expect(run.calls.isEmpty)
    #expect(run.rules.contains("ios.restart"))
    #expect(run.rules.contains("ios.restart.lifts") == (state == .swipedAway))
    run.perform(.life(.unlock))
    #expect(run.phone.conditions.isUnlockedSinceBoot)
    #expect(run.phone.app == .notRunning, "no app comes back")
  }

  @Test func theListSurvivesARestart() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.perform(.life(.restart))
    #expect(run.phone.centre.entries.count == 1)
    #expect(run.phone.centre.banner == nil)
  }

  /// A restart lifts the force-quit: the next silent push starts the app, once the phone was unlocked.
  @Test func silentPushesWorkAgain() throws {
    var run = PhoneRun(.swipedAway)
    run.perform(.life(.restart))
    run.perform(.life(.unlock))
    run.forget()
    try run.receive(#"{"aps":{"content-available":1}}"#)
    #expect(run.calls.last == "didReceiveRemoteNotification(background)")
  }

  @Test func swipingAwayWithScenes() {
    var run = PhoneRun(.background)
    run.phone.setup.hasScenes = true
    run.perform(.appKill)
    #expect(run.calls == ["sceneDidDisconnect", "willTerminate"])
    #expect(run.rules.contains("ios.life.swipe.told"))
    run = PhoneRun(.background)
    run.switches[.swipeTellsNothing] = true
    run.perform(.appKill)
    #expect(run.calls.isEmpty)
  }

  @Test(arguments: [
    (AppState.background, true, true), (.suspended, true, true), (.foreground, true, false),
    (.notRunning, true, false), (.background, false, false),
  ])
  func discardingAScene(_ state: AppState, _ scenes: Bool, _ works: Bool) {
    var run = PhoneRun(state)
    run.phone.setup.hasScenes = scenes
    run.perform(.life(.discardScene))
    #expect(run.rules.allSatisfy { $0 == (works ? "ios.scene.discard" : "ios.scene.none") })
    #expect(run.calls == (works && state == .background ? ["sceneDidDisconnect"] : []))
    #expect(run.phone.app == state)
  }

  @Test func scenesAreSetUp() {
    var run = PhoneRun(.background)
    run.perform(.life(.scenes(true)))
    #expect(run.phone.usesScenes)
    #expect(run.rules == ["ios.scene.set"])
    run.phone.pose(.background, os: .latest(12))
    run.forget()
    run.perform(.life(.scenes(true)))
    #expect(run.rules == ["ios.scene.version"])
    #expect(!run.phone.usesScenes)
  }
}
