import Testing

@testable import Phone

/// Taps on notifications of the app's own.
@Suite struct LocalTapTests {
  typealias Row = (
    rule: String, source: NotificationSource, os: OSVersion, kind: ResponseRun.Kind, scenes: Bool,
    state: AppState,
    calls: [String]
  )

  private static let plain = ["willFinishLaunching", "didFinishLaunching"]
  private static let key = [
    "willFinishLaunching(launchOptions[.localNotification])",
    "didFinishLaunching(launchOptions[.localNotification])",
  ]
  private static let local = "didReceiveLocalNotification(inactive)"

  private static let rows: [Row] = [
    (
      "ios.tap.local", .legacyLocal, .latest(9), .none, false, .background,
      ["willEnterForeground", local, "didBecomeActive"]
    ),
    ("ios.tap.local", .legacyLocal, .latest(6), .none, false, .inactive, [local, "didBecomeActive"]),
    (
      "ios.tap.local.launch", .legacyLocal, .latest(9), .none, false, .notRunning,
      key + [local, "didBecomeActive"]
    ),
    (
      "ios.tap.local", .legacyLocal, .latest(17), .none, false, .background,
      ["willEnterForeground", local, "didBecomeActive"]
    ),
    (
      "ios.tap.background", .local, .latest(17), .delegate, false, .background,
      ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"]
    ),
    (
      "ios.tap.scene", .local, .latest(17), .delegate, true, .background,
      ["sceneWillEnterForeground", "didReceive(inactive, targetScene)", "sceneDidBecomeActive"]
    ),
    (
      "ios.tap.launch", .local, .latest(17), .delegate, false, .notRunning,
      plain + ["didReceive(inactive)", "didBecomeActive"]
    ),
    (
      "ios.tap.scene.launch", .local, .latest(17), .delegate, true, .notRunning,
      plain + [
        "sceneWillConnectTo(connectionOptions.notificationResponse)", "sceneWillEnterForeground",
        "didReceive(inactive, targetScene)", "sceneDidBecomeActive",
      ]
    ),
    (
      "ios.tap.unheard", .legacyLocal, .latest(9), .nothing, false, .background,
      ["willEnterForeground", "didBecomeActive"]
    ),
  ]

  private static func run(_ row: Row, _ switches: [RuleSwitch] = []) throws -> PhoneRun {
    let on = ResponseRun(row.os, row.kind, scenes: row.scenes, row.state)
    var run = try on.run(switches: switches)
    guard var entry = run.phone.centre.entries.first else { return run }
    entry.source = row.source
    run.phone.centre.open(entry.number)
    _ = run.phone.centre.add(entry)
    run.perform(.tap(.number(1), action: nil))
    return run
  }

  @Test(arguments: rows.indices) func tap(_ index: Int) throws {
    let row = Self.rows[index]
    let run = try Self.run(row)
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
  }

  @Test func theSwitchLeavesTheLaunchOptionsAlone() throws {
    let run = try Self.run(Self.rows[2], [.localLaunchOptionsOnly])
    #expect(run.calls == Self.key + ["didBecomeActive"])
    #expect(run.said.contains("responseLost"))
  }
}
