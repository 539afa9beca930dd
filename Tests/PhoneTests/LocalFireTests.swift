import Payload
import Testing

@testable import Phone

/// What a local notification does when it fires, row by row.
@Suite struct LocalFireTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let state: AppState
    var os = OSVersion(17)
    var isLegacy = false
    var delegate = DelegateSetting.set
    var methods: CaseSet<AppMethod> = [.willPresent, .didReceive, .fetch, .local]
    let calls: [String]
    let isShown: Bool

    var testDescription: String {
      "\(rule), \(state), iOS \(os.text), legacy \(isLegacy), delegate \(delegate)"
    }
  }

  private static let away: [AppState] = [.background, .suspended, .notRunning, .swipedAway]

  static let rows: [Row] =
    [
      Row(rule: "ios.present", state: .foreground, calls: ["willPresent(active)"], isShown: true),
      Row(rule: "ios.present.inactive", state: .inactive, calls: ["willPresent(inactive)"], isShown: true),
      Row(
        rule: "ios.local.front.delegate", state: .foreground, delegate: .none, calls: [], isShown: false),
      Row(
        rule: "ios.local.front.delegate", state: .foreground, methods: [.didReceive], calls: [],
        isShown: false),
      Row(
        rule: "ios.local.front.legacy", state: .foreground, os: .latest(9), isLegacy: true,
        calls: ["didReceiveLocalNotification(active)"], isShown: false),
      Row(
        rule: "ios.local.front.legacy", state: .inactive, os: .latest(9), isLegacy: true,
        calls: ["didReceiveLocalNotification(inactive)"], isShown: false),
      Row(
        rule: "ios.local.front.legacy", state: .foreground, os: .latest(6), isLegacy: true,
        calls: ["didReceiveLocalNotification(active)"], isShown: false),
      Row(
        rule: "ios.local.front.legacy", state: .foreground, os: .latest(9), isLegacy: true, methods: [.fetch],
        calls: [], isShown: false),
      Row(
        rule: "ios.local.front.legacy", state: .foreground, isLegacy: true, delegate: .none,
        calls: ["didReceiveLocalNotification(active)"], isShown: false),
      Row(
        rule: "ios.present", state: .foreground, isLegacy: true, calls: ["willPresent(active)"],
        isShown: true),
    ]
    + away.map { Row(rule: "ios.show", state: $0, calls: [], isShown: true) }
    + away.map { Row(rule: "ios.show", state: $0, os: .latest(9), isLegacy: true, calls: [], isShown: true) }
    + away.map { Row(rule: "ios.show", state: $0, delegate: .none, calls: [], isShown: true) }

  @Test(arguments: rows) func fires(_ row: Row) {
    var run = PhoneRun(.foreground)
    run.phone.os = row.os
    run.phone.setup.delegate = row.delegate
    run.phone.setup.methods = row.methods
    if row.isLegacy {
      run.schedule(.after(5_000_000, every: nil))
    } else {
      run.add()
    }
    run.forget()
    run.phone.pose(row.state, os: run.phone.os)
    run.live(seconds: 6)
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.rules.contains("ios.local.fire"))
    #expect(!run.phone.centre.entries.isEmpty == row.isShown)
    #expect(run.phone.app == row.state)
    #expect(
      run.phone.centre.entries.first?.source ?? .local
        == (row.isLegacy && row.isShown ? .legacyLocal : .local))
  }

  /// The service extension is for pushes, and nothing wakes the app.
  @Test func noExtensionAndNoWake() {
    var run = PhoneRun(.background)
    run.perform(.service(.present(true)))
    run.add { $0.info = [] }
    run.live(seconds: 6)
    #expect(!run.said.contains("started"))
    #expect(run.calls == [])
  }

  @Test func onTrialItGoesToTheListOnly() {
    var run = PhoneRun(.background)
    run.phone.permission.status = .provisional
    run.add { $0.sound = "default" }
    run.live(seconds: 6)
    #expect(run.said.contains("shown list"))
    #expect(!run.said.contains("♪ default"))
  }

  @Test func deniedAfterwardsItIsNotShown() {
    for isLegacy in [false, true] {
      var run = PhoneRun(.background)
      if isLegacy { run.schedule(.after(5_000_000, every: nil)) } else { run.add() }
      run.phone.permission.status = .denied
      run.live(seconds: 6)
      #expect(run.phone.centre.entries.isEmpty)
    }
  }

  @Test func anAppThatIsGoneFiresNothing() {
    var run = PhoneRun(.background)
    run.add()
    run.phone.setup.isInstalled = false
    run.live(seconds: 6)
    #expect(run.phone.centre.entries.isEmpty)
  }

  @Test func emptyContentIsNotDelivered() {
    var run = PhoneRun(.foreground)
    run.add("", .now)
    run.arriveFired()
    #expect(run.rules.last == "ios.local.empty")
    #expect(run.said.last == "dropped visible nothingToDo")
  }

  @Test func aPastFireDateFiresAtOnce() {
    var run = PhoneRun(.background)
    run.schedule(.after(-60_000_000, every: nil))
    run.live(seconds: 1)
    #expect(run.said.contains("shown banner,list"))
  }

  // MARK: the badge

  struct Badge: Sendable, CustomTestStringConvertible {
    let rule: String
    var os = OSVersion(17)
    var isLegacy = false
    var title = ""
    var body = "Hello"
    let number: Int?
    let after: Int
    let keepsList: Bool

    var testDescription: String { "\(rule), iOS \(os.text), legacy \(isLegacy), badge \(number ?? 99)" }
  }

  static let badges: [Badge] = [
    Badge(rule: "ios.local.fire", number: nil, after: 4, keepsList: true),
    Badge(rule: "ios.local-badge", number: 7, after: 7, keepsList: true),
    Badge(rule: "ios.local-badge.zero", number: 0, after: 0, keepsList: false),
    Badge(rule: "ios.local-badge.negative", number: -1, after: 0, keepsList: true),
    Badge(rule: "ios.local-badge.11", os: OSVersion(11, 2), number: 0, after: 4, keepsList: true),
    Badge(
      rule: "ios.local-badge.zero", os: OSVersion(11, 2), title: "T", number: 0, after: 0, keepsList: false),
    Badge(
      rule: "ios.local.badge.only", os: OSVersion(10, 2), body: "", number: 0, after: 4, keepsList: true),
    Badge(rule: "ios.local-badge.zero", os: OSVersion(10, 2), number: 0, after: 0, keepsList: false),
    Badge(
      rule: "ios.local-badge.legacy-zero", os: .latest(9), isLegacy: true, number: 0, after: 4,
      keepsList: true),
    Badge(rule: "ios.local-badge", os: .latest(9), isLegacy: true, number: 2, after: 2, keepsList: true),
    Badge(
      rule: "ios.local-badge.negative", os: .latest(9), isLegacy: true, number: -1, after: 0, keepsList: true),
  ]

  @Test(arguments: badges) func badge(_ row: Badge) throws {
    var run = PhoneRun(.background, badge: 4)
    run.phone.os = row.os
    try run.receive(#"{"aps":{"alert":"older"}}"#)
    let change: (inout LocalContent) -> Void = {
      $0.badge = row.number
      $0.title = row.title
      $0.body = row.body
    }
    if row.isLegacy {
      run.schedule(.now, change)
    } else {
      run.add(row.body, .now, change)
    }
    run.arriveFired()
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.badge.number == row.after)
    #expect(run.phone.centre.entries.contains { $0.payload.alert?.body?.shown == "older" } == row.keepsList)
  }

  // MARK: taps

  @Test(arguments: [
    (false, AppState.suspended, ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"]),
    (
      false, .notRunning,
      ["willFinishLaunching", "didFinishLaunching", "didReceive(inactive)", "didBecomeActive"]
    ),
    (
      true, .suspended, ["willEnterForeground", "didReceiveLocalNotification(inactive)", "didBecomeActive"]
    ),
    (
      true, .notRunning,
      [
        "willFinishLaunching(launchOptions[.localNotification])",
        "didFinishLaunching(launchOptions[.localNotification])",
        "didReceiveLocalNotification(inactive)", "didBecomeActive",
      ]
    ),
  ])
  func tap(_ isLegacy: Bool, _ state: AppState, _ calls: [String]) {
    var run = PhoneRun(.background)
    run.phone.os = isLegacy ? .latest(9) : .latest(17)
    run.phone.setup.methods.insert(.local)
    if isLegacy { run.schedule(.now) } else { run.add("Hello", .now) }
    run.arriveFired()
    run.phone.pose(state, os: run.phone.os)
    run.forget()
    run.perform(.tap(.row(1), action: nil))
    #expect(run.calls == calls)
  }
}
