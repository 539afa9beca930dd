import Testing

@testable import Phone

/// A tap in every version and life cycle: which methods hear of it, in which order.
@Suite struct TapTableTests {
  struct Row: CustomTestStringConvertible {
    let rule: String
    let on: ResponseRun
    let calls: [String]

    init(_ rule: String, _ on: ResponseRun, _ calls: [String]) {
      self.rule = rule
      self.on = on
      self.calls = calls
    }

    var testDescription: String { "\(rule): \(on.testDescription)" }
  }

  private static let key = [
    "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])",
  ]
  private static let plain = ["willFinishLaunching", "didFinishLaunching"]
  private static let connect = "sceneWillConnectTo(connectionOptions.notificationResponse)"
  private static let fetch = "didReceiveRemoteNotification(inactive)"
  private static let remote = "didReceiveRemoteNotification(inactive, no fetchCompletionHandler)"
  private static let (enter, active, resign) = ("willEnterForeground", "didBecomeActive", "willResignActive")
  private static let (sceneEnter, sceneActive) = ("sceneWillEnterForeground", "sceneDidBecomeActive")
  private static let inScene = "didReceive(inactive, targetScene)"

  private static func each(
    _ states: [AppState], _ rule: String, _ os: OSVersion, _ kind: ResponseRun.Kind, scenes: Bool = false,
    _ calls: [String]
  ) -> [Row] {
    states.map { Row(rule, ResponseRun(os, kind, scenes: scenes, $0), calls) }
  }

  private static let behind: [AppState] = [.background, .suspended]
  private static let ended: [AppState] = [.notRunning, .swipedAway]

  /// iOS 10 and later, delegate, no scenes: the first and the last version of them.
  private static func delegateRows(_ os: OSVersion) -> [Row] {
    each([.foreground], "ios.tap.front", os, .delegate, ["didReceive(active)"])
      + each([.inactive], "ios.tap.inactive", os, .delegate, ["didReceive(inactive)", active])
      + each(behind, "ios.tap.background", os, .delegate, [enter, "didReceive(inactive)", active])
      + each(ended, "ios.tap.launch", os, .delegate, key + ["didReceive(inactive)", active])
  }

  private static let sceneRows: [Row] =
    each(
      [.foreground], "ios.tap.front", .latest(13), .delegate, scenes: true,
      ["didReceive(active, targetScene)"])
    + each([.inactive], "ios.tap.inactive", .latest(13), .delegate, scenes: true, [inScene, sceneActive])
    + each(behind, "ios.tap.scene", .latest(18), .delegate, scenes: true, [sceneEnter, inScene, sceneActive])
    + each(
      [.notRunning], "ios.tap.scene.launch", .latest(18), .delegate, scenes: true,
      plain + [connect, sceneEnter, inScene, sceneActive])
    + each(
      [.swipedAway], "ios.tap.scene.launch", .latest(18), .delegate, scenes: true,
      plain + ["configurationForConnecting", connect, sceneEnter, inScene, sceneActive])
    // Scenes are unknown before iOS 13.
    + each(
      [.background], "ios.tap.background", .latest(12), .delegate, scenes: true,
      [enter, "didReceive(inactive)", active])

  private static let sceneOldRows: [Row] =
    each([.inactive], "ios.tap.old", .latest(17), .none, scenes: true, [fetch, sceneActive])
    + each(behind, "ios.tap.old", .latest(17), .none, scenes: true, [sceneEnter, fetch, sceneActive])
    + each(
      [.notRunning], "ios.tap.old.scene", .latest(17), .none, scenes: true,
      plain + [connect, sceneEnter, sceneActive])

  /// Without a method of the new delegate: iOS 10 and later, and iOS 7 to 9.
  private static func oldRows(_ os: OSVersion, _ kind: ResponseRun.Kind) -> [Row] {
    each([.foreground], "ios.tap.old", os, kind, [resign, fetch, active])
      + each([.inactive], "ios.tap.old", os, kind, [fetch, active])
      + each(behind, "ios.tap.old", os, kind, [enter, fetch, active])
      + each(ended, "ios.tap.old.launch", os, kind, key + [fetch, active])
  }

  private static func remoteRows(_ os: OSVersion) -> [Row] {
    each([.inactive], "ios.tap.oldest", os, .remoteOnly, [remote, active])
      + each(behind, "ios.tap.oldest", os, .remoteOnly, [enter, remote, active])
      + each(ended, "ios.tap.oldest.launch", os, .remoteOnly, key + [active])
  }

  private static let rows: [Row] =
    delegateRows(OSVersion(10)) + delegateRows(.latest(18)) + sceneRows + sceneOldRows
    + oldRows(.latest(10), .none) + oldRows(.latest(18), .both) + oldRows(OSVersion(7), .fetchOnly)
    + oldRows(.latest(9), .both) + remoteRows(.latest(6)) + remoteRows(.latest(9)) + remoteRows(.latest(12))
    // The fetch method does not exist on iOS 6.
    + each([.background], "ios.tap.unheard", .latest(6), .fetchOnly, [enter, active])
    + each([.background], "ios.tap.oldest", .latest(6), .both, [enter, remote, active])
    + each([.background], "ios.tap.unheard", .latest(17), .nothing, [enter, active])
    + each([.notRunning], "ios.tap.late", .latest(17), .late, key + [active])
    + each([.background], "ios.tap.background", .latest(17), .late, [enter, "didReceive(inactive)", active])

  @Test(arguments: rows) func tap(_ row: Row) throws {
    let run = try row.on.tapped()
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.app == .foreground)
    #expect(run.phone.centre.entries.isEmpty, "ios.tap.removed")
    #expect(run.log.steps.allSatisfy { $0.push == PushNumber(1) })
  }

  @Test(arguments: [
    ResponseRun(.latest(17), .late, .notRunning), ResponseRun(.latest(17), .nothing, .background),
    ResponseRun(.latest(17), .none, scenes: true, .notRunning),
    ResponseRun(.latest(9), .remoteOnly, .notRunning),
  ])
  func aTapThatNobodyHearsOfSaysSo(_ on: ResponseRun) throws {
    let run = try on.tapped()
    #expect(run.said.contains("responseLost"))
    #expect(!run.calls.contains { $0.hasPrefix("didReceive") })
  }

  /// A new session asks for its configuration; one that outlived the process does not.
  @Test func theFirstLaunchConfiguresTheScene() throws {
    let first = try ResponseRun(.latest(17), scenes: true, .notRunning).tapped(isNew: true)
    #expect(first.calls.contains("configurationForConnecting"))
    #expect(first.rules.contains("ios.scene.session"))
  }

  @Test func aDiscardedSceneIsConnectedAnew() throws {
    var run = try ResponseRun(.latest(17), scenes: true, .background).run()
    run.perform(.life(.discardScene))
    #expect(run.calls == ["sceneDidDisconnect"])
    run.forget()
    run.perform(.tap(.number(1), action: nil))
    #expect(run.calls == [Self.connect, Self.sceneEnter, Self.inScene, Self.sceneActive])
    #expect(run.rules.contains("ios.tap.scene.discarded"))
    #expect(run.rules.contains("ios.scene.response"))
  }

  /// A launch for a silent push connects no scene; the tap that follows does.
  @Test func aSilentLaunchConnectsNoScene() throws {
    var run = try ResponseRun(.latest(17), scenes: true, .notRunning).run(isNew: true)
    try run.receive(#"{"aps":{"alert":"Two","content-available":1}}"#)
    #expect(run.calls == Self.plain + ["didReceiveRemoteNotification(background)"])
    #expect(run.rules.contains("ios.launch.background.scene"))
    run.forget()
    run.perform(.tap(.text("Two"), action: nil))
    #expect(
      run.calls == [
        "configurationForConnecting", Self.connect, Self.sceneEnter, Self.inScene, Self.sceneActive,
      ])
  }

  @Test func theSwitchLetsASilentLaunchConnect() throws {
    var run = try ResponseRun(.latest(17), scenes: true, .notRunning).run(switches: [
      .backgroundLaunchConnects
    ])
    try run.receive(#"{"aps":{"content-available":1}}"#)
    #expect(run.calls == Self.key + ["sceneWillConnectTo", "didReceiveRemoteNotification(background)"])
  }

  typealias Switched = (name: RuleSwitch, on: ResponseRun, calls: [String])

  private static let switched: [Switched] = [
    (
      .sceneLaunchWithoutResponse, ResponseRun(.latest(17), scenes: true, .notRunning),
      plain + ["sceneWillConnectTo", sceneEnter, inScene, sceneActive]
    ),
    (
      .responseAfterActive, ResponseRun(.latest(17), .background), [enter, active, "didReceive(active)"]
    ),
    (.responseAfterActive, ResponseRun(.latest(17), .inactive), [active, "didReceive(active)"]),
    (
      .responseAfterActive, ResponseRun(.latest(17), scenes: true, .background),
      [sceneEnter, sceneActive, "didReceive(active, targetScene)"]
    ),
    (.tapOf100, ResponseRun(OSVersion(10, 0), .both, .background), [enter, remote, active]),
    (.tapOf100, ResponseRun(OSVersion(10, 0), .fetchOnly, .suspended), [enter, active]),
    (.tapOf100, ResponseRun(OSVersion(10, 1), .both, .background), [enter, fetch, active]),
    (.tapOf100, ResponseRun(OSVersion(10, 0), .both, .notRunning), key + [fetch, active]),
    (
      .tapOf100, ResponseRun(OSVersion(10, 0), .delegate, .background),
      [enter, "didReceive(inactive)", active]
    ),
    (
      .sceneLaunchFetches, ResponseRun(.latest(17), .none, scenes: true, .notRunning),
      plain + [connect, sceneEnter, fetch, sceneActive]
    ),
    (.tapRepeatsFetch, ResponseRun(.latest(17), .background), [enter, "didReceive(inactive)", active]),
  ]

  @Test(arguments: switched.indices) func withASwitch(_ index: Int) throws {
    let row = Self.switched[index]
    let run = try row.on.tapped(switches: [row.name])
    #expect(run.calls == row.calls, "\(row.name.rawValue)")
    let isQuirk = row.name == .tapOf100 && row.calls.first == Self.enter && !row.calls.contains(Self.fetch)
    #expect(run.rules.contains("ios.tap.old.10-0") == (isQuirk && row.on.kind != .delegate))
  }

  /// The first call came on arrival, the second comes with the tap; with the new delegate it does not.
  @Test(arguments: [
    (
      "ios.tap.old", ResponseRun(.latest(9), .fetchOnly, .background), [RuleSwitch](), [enter, fetch, active]
    ),
    (
      "ios.tap.background", ResponseRun(.latest(17), .background), [],
      [enter, "didReceive(inactive)", active]
    ),
    (
      "ios.tap.launch", ResponseRun(.latest(17), .swipedAway), [], key + ["didReceive(inactive)", active]
    ),
    (
      "ios.tap.fetch.once", ResponseRun(.latest(17), .background), [.tapRepeatsFetch],
      [enter, "didReceive(inactive)", fetch, active]
    ),
  ])
  func aPushThatAlsoWakes(_ rule: String, _ on: ResponseRun, _ switches: [RuleSwitch], _ calls: [String])
    throws
  {
    let run = try on.tapped(switches: switches, wakes: true)
    #expect(run.calls == calls)
    #expect(run.rules.contains(rule))
  }

  /// Launch and connection options show the same response once more, and say so.
  @Test func launchDataIsASecondView() throws {
    for scenes in [false, true] {
      let run = try ResponseRun(.latest(17), scenes: scenes, .notRunning).tapped()
      let views = run.log.steps.compactMap { step -> String? in
        if case .callback(let call) = step.event, call.isSecondView { return step.rule.name }
        return nil
      }
      #expect(
        views == (scenes ? ["ios.scene.response.launch"] : ["ios.launch.options", "ios.launch.options"]))
      #expect(run.log.steps.allSatisfy { $0.push == PushNumber(1) })
      #expect(run.rules.contains("ios.launch.scene") == scenes)
    }
  }

  /// The app delegate's life cycle methods are silent with scenes.
  @Test func theIconWithScenes() throws {
    var run = try ResponseRun(.latest(17), scenes: true, .notRunning).run()
    run.perform(.appOpen)
    #expect(run.calls == Self.plain + ["sceneWillConnectTo", Self.sceneEnter, Self.sceneActive])
    #expect(Set(run.rules).isSuperset(of: ["ios.scene.connect", "ios.scene.enter", "ios.icon"]))
    run.forget()
    run.perform(.appBackground)
    #expect(run.calls == ["sceneWillResignActive", "sceneDidEnterBackground"])
    #expect(run.rules.allSatisfy { $0 == "ios.scene.leave" })
    run.forget()
    run.perform(.appOpen)
    run.perform(.appInactive)
    run.perform(.appOpen)
    #expect(
      run.calls == [Self.sceneEnter, Self.sceneActive, "sceneWillResignActive", Self.sceneActive])
    #expect(Set(run.rules).isSuperset(of: ["ios.scene.cover", "ios.scene.uncover"]))
    #expect(run.phone.centre.entries.count == 1)
  }
}
