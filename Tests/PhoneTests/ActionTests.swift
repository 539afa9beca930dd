import Language
import Testing

@testable import Phone

/// Buttons and replies: every kind of action in every state.
@Suite struct ActionTests {
  private static let actions: [NotificationAction] = [
    NotificationAction("QUIET"), NotificationAction("OPEN", isForeground: true),
    NotificationAction("PAY", needsUnlock: true), NotificationAction("DELETE", isDestructive: true),
    NotificationAction("REPLY", takesText: true),
    NotificationAction("TALK", isForeground: true, takesText: true),
  ]

  private static func run(_ on: ResponseRun, _ switches: [RuleSwitch] = []) throws -> PhoneRun {
    var run = try on.run(switches: switches)
    for action in actions { run.perform(.life(.category("ORDER", .action(action)))) }
    run.forget()
    return run
  }

  private static func tap(_ action: String) -> PhoneCommand { .tap(.number(1), action: action) }

  private static let launch = ["willFinishLaunching", "didFinishLaunching"]
  private static let key = [
    "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])",
  ]

  typealias Row = (rule: String, on: ResponseRun, command: PhoneCommand, calls: [String], after: AppState)

  private static let new = OSVersion.latest(17)
  private static let reply = PhoneCommand.life(.reply(.number(1), text: "on my way", action: nil))
  private static let typed = "userText \"on my way\""

  private static let rows: [Row] = [
    // No option: the app's code runs behind, and no scene is connected.
    (
      "ios.action.behind", ResponseRun(new, .suspended), tap("QUIET"), ["didReceive(background, QUIET)"],
      .suspended
    ),
    (
      "ios.action", ResponseRun(new, .background), tap("QUIET"), ["didReceive(background, QUIET)"],
      .background
    ),
    (
      "ios.action.behind", ResponseRun(new, .notRunning), tap("QUIET"),
      launch + ["didReceive(background, QUIET)"], .suspended
    ),
    (
      "ios.action.swiped", ResponseRun(new, .swipedAway), tap("QUIET"),
      launch + ["didReceive(background, QUIET)"], .suspended
    ),
    (
      "ios.action.behind", ResponseRun(new, scenes: true, .notRunning), tap("QUIET"),
      launch + ["didReceive(background, QUIET)"], .suspended
    ),
    (
      "ios.action.behind", ResponseRun(new, scenes: true, .suspended), tap("QUIET"),
      ["didReceive(background, QUIET)"], .suspended
    ),
    (
      "ios.action.told", ResponseRun(new, .foreground), tap("QUIET"), ["didReceive(active, QUIET)"],
      .foreground
    ),
    (
      "ios.action.told", ResponseRun(new, .inactive), tap("QUIET"), ["didReceive(inactive, QUIET)"], .inactive
    ),
    // foreground: as a tap.
    (
      "ios.action.front", ResponseRun(new, .background), tap("OPEN"),
      ["willEnterForeground", "didReceive(inactive, OPEN)", "didBecomeActive"], .foreground
    ),
    (
      "ios.action.front", ResponseRun(new, .notRunning), tap("OPEN"),
      key + ["didReceive(inactive, OPEN)", "didBecomeActive"], .foreground
    ),
    (
      "ios.action.front", ResponseRun(new, .inactive), tap("OPEN"),
      ["didReceive(inactive, OPEN)", "didBecomeActive"], .foreground
    ),
    (
      "ios.action.front", ResponseRun(new, .foreground), tap("OPEN"), ["didReceive(active, OPEN)"],
      .foreground
    ),
    (
      "ios.action.front", ResponseRun(new, scenes: true, .suspended), tap("OPEN"),
      ["sceneWillEnterForeground", "didReceive(inactive, OPEN, targetScene)", "sceneDidBecomeActive"],
      .foreground
    ),
    (
      "ios.scene.response.launch", ResponseRun(new, scenes: true, .notRunning), tap("OPEN"),
      launch + [
        "sceneWillConnectTo(connectionOptions.notificationResponse, OPEN)", "sceneWillEnterForeground",
        "didReceive(inactive, OPEN, targetScene)", "sceneDidBecomeActive",
      ], .foreground
    ),
    // unlock and destructive change nothing about the calls.
    ("ios.action", ResponseRun(new, .background), tap("PAY"), ["didReceive(background, PAY)"], .background),
    (
      "ios.action", ResponseRun(new, .background), tap("DELETE"), ["didReceive(background, DELETE)"],
      .background
    ),
    // Text: as its options; the text may be empty.
    (
      "ios.action.told", ResponseRun(new, .background), reply, ["didReceive(background, REPLY, \(typed))"],
      .background
    ),
    (
      "ios.action.told", ResponseRun(new, .background), .life(.reply(.number(1), text: "", action: "REPLY")),
      ["didReceive(background, REPLY, userText \"\")"], .background
    ),
    (
      "ios.action.told", ResponseRun(new, .background), tap("REPLY"),
      ["didReceive(background, REPLY, userText \"\")"], .background
    ),
    (
      "ios.action.front", ResponseRun(new, .background),
      .life(.reply(.number(1), text: "hi", action: "TALK")),
      ["willEnterForeground", "didReceive(inactive, TALK, userText \"hi\")", "didBecomeActive"], .foreground
    ),
    // iOS 8 and 9.
    (
      "ios.action.old", ResponseRun(.latest(9), .both, .suspended), tap("QUIET"),
      ["handleActionWithIdentifier(background, QUIET, forRemoteNotification)"], .suspended
    ),
    (
      "ios.action.old", ResponseRun(OSVersion(8), .both, .notRunning), tap("QUIET"),
      launch + ["handleActionWithIdentifier(background, QUIET, forRemoteNotification)"], .suspended
    ),
    (
      "ios.action.old", ResponseRun(OSVersion(8), .both, .background), tap("OPEN"),
      [
        "willEnterForeground", "handleActionWithIdentifier(inactive, OPEN, forRemoteNotification)",
        "didBecomeActive",
      ], .foreground
    ),
    (
      "ios.action.old", ResponseRun(.latest(17), .both, .background), tap("QUIET"),
      ["handleActionWithIdentifier(background, QUIET, forRemoteNotification)"], .background
    ),
    ("ios.action.unheard", ResponseRun(.latest(9), .remoteOnly, .background), tap("QUIET"), [], .background),
    ("ios.tap.late", ResponseRun(new, .late, .notRunning), tap("QUIET"), launch, .suspended),
    (
      "ios.action.told", ResponseRun(new, .late, .suspended), tap("QUIET"), ["didReceive(background, QUIET)"],
      .suspended
    ),
  ]

  @Test(arguments: rows.indices) func act(_ index: Int) throws {
    let row = Self.rows[index]
    var run = try Self.run(row.on)
    run.perform(row.command)
    #expect(run.calls == row.calls, "\(row.on.testDescription)")
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.app == row.after)
    #expect(run.phone.centre.entries.isEmpty, "ios.action.removed")
    let answers = run.log.steps.count { if case .answered = $0.event { true } else { false } }
    let wokeBehind = row.after == .suspended
    #expect(run.rules.contains("ios.action.done") == wokeBehind)
    #expect(answers == row.calls.count { $0.hasPrefix("didReceive(") || $0.hasPrefix("handleAction") })
  }

  /// Typed text comes with iOS 9, in `responseInfo`.
  @Test func repliesBeforeIOS10() throws {
    for (os, calls) in [
      (
        OSVersion.latest(9),
        ["handleActionWithIdentifier(background, REPLY, \(Self.typed), forRemoteNotification)"]
      ),
      (.latest(8), []),
    ] {
      var run = try ResponseRun(os, .both, .background).run()
      run.perform(.life(.category("ORDER", .action(Self.actions[4]))))
      run.forget()
      run.perform(Self.reply)
      #expect(run.calls == calls)
      #expect(run.rules.contains("ios.action.no-text") == calls.isEmpty)
    }
  }

  typealias Shown = (os: OSVersion, names: [String])

  @Test(arguments: [
    (OSVersion(7), []), (OSVersion(8), ["QUIET", "OPEN", "PAY", "DELETE"]),
    (OSVersion(9), ["QUIET", "OPEN", "PAY", "DELETE"]),
    (OSVersion(10), ["QUIET", "OPEN", "PAY", "DELETE", "REPLY", "TALK"]),
  ])
  func buttonsOfAVersion(_ os: OSVersion, _ names: [String]) throws {
    var run = try Self.run(ResponseRun(os, .both, .background))
    let entry = try #require(run.phone.centre.entries.first)
    #expect(run.phone.buttons(of: entry).map(\.identifier) == names)
    run.perform(Self.tap("TALK"))
    #expect(run.rules == (os >= OSVersion(10) ? run.rules : ["ios.action.version"]))
  }

  @Test func aButtonThatIsNotThere() throws {
    var run = try Self.run(ResponseRun(Self.new, .background))
    run.perform(Self.tap("NO"))
    #expect(run.rules == ["ios.action.none"])
    run.forget()
    run.perform(.life(.reply(.number(1), text: "x", action: "QUIET")))
    #expect(run.rules == ["ios.action.no-text"])
    #expect(run.phone.centre.entries.count == 1)
  }

  /// On a locked phone: which actions ask for the passcode first.
  @Test(arguments: [
    ("QUIET", true, AppState.suspended), ("DELETE", true, .suspended), ("REPLY", true, .suspended),
    ("PAY", false, .suspended), ("OPEN", false, .foreground),
  ])
  func onTheLockScreen(_ action: String, _ staysLocked: Bool, _ after: AppState) throws {
    var run = try Self.run(ResponseRun(Self.new, .suspended))
    run.perform(.life(.lock))
    run.forget()
    run.perform(Self.tap(action))
    #expect(run.phone.conditions.isLocked == staysLocked)
    #expect(run.phone.app == after)
    #expect(run.calls.contains { $0.hasPrefix("didReceive(") })
  }

  /// Registering again changes the category that is there; removing takes it away.
  @Test func theAppRegistersCategories() {
    var run = PhoneRun(.background)
    let changes: [CategoryChange] = [
      .action(NotificationAction("A")), .action(NotificationAction("B", title: "Bee")),
      .action(NotificationAction("A", isForeground: true)), .tellsDismissal(true), .showsHiddenTitle(true),
      .showsHiddenSubtitle(true), .summary("%u more"),
    ]
    for change in changes { run.perform(.life(.category("ORDER", change))) }
    #expect(run.rules.allSatisfy { $0 == "ios.category" })
    #expect(
      run.phone.setup.categories == [
        NotificationCategory(
          "ORDER",
          actions: [NotificationAction("A", isForeground: true), NotificationAction("B", title: "Bee")],
          tellsDismissal: true, showsHiddenTitle: true, showsHiddenSubtitle: true, summaryFormat: "%u more")
      ])
    run.perform(.life(.category("ORDER", .remove)))
    #expect(run.phone.setup.categories.isEmpty)
  }

  @Test func theSwitches() throws {
    var blocked = try Self.run(ResponseRun(Self.new, .swipedAway), [.forceQuitBlocksActions])
    blocked.perform(Self.tap("QUIET"))
    #expect(blocked.calls.isEmpty)
    #expect(blocked.phone.app == .swipedAway)
    #expect(blocked.said.contains("responseLost"))
    var kept = try Self.run(ResponseRun(Self.new, .background), [.backgroundActionKeepsEntry])
    kept.perform(Self.tap("QUIET"))
    #expect(kept.phone.centre.entries.count == 1)
    kept.perform(Self.tap("OPEN"))
    #expect(kept.phone.centre.entries.isEmpty)
  }

  typealias Settings = (rule: String, on: ResponseRun, target: Target?, calls: [String], after: AppState)

  private static let settings: [Settings] = [
    (
      "ios.settings.told", ResponseRun(new, .background), .number(1),
      ["willEnterForeground", "openSettingsFor(notification)", "didBecomeActive"], .foreground
    ),
    (
      "ios.settings.told", ResponseRun(OSVersion(12), .notRunning), nil,
      launch + ["openSettingsFor(nil)", "didBecomeActive"], .foreground
    ),
    ("ios.settings.told", ResponseRun(new, .foreground), nil, ["openSettingsFor(nil)"], .foreground),
    (
      "ios.settings.told", ResponseRun(new, scenes: true, .background), nil,
      ["sceneWillEnterForeground", "openSettingsFor(nil)", "sceneDidBecomeActive"], .foreground
    ),
    ("ios.settings.none", ResponseRun(.latest(11), .background), nil, [], .background),
    ("ios.settings.none", ResponseRun(new, .none, .background), nil, [], .background),
    ("ios.tap.late", ResponseRun(new, .late, .notRunning), nil, launch + ["didBecomeActive"], .foreground),
  ]

  @Test(arguments: settings.indices) func theSettingsLink(_ index: Int) throws {
    let row = Self.settings[index]
    var run = try Self.run(row.on)
    run.perform(.life(.tapSettings(row.target)))
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.rules.contains("ios.settings") == (row.rule != "ios.settings.none"))
    #expect(run.phone.app == row.after)
    #expect(run.phone.centre.entries.count == 1)
  }
}
