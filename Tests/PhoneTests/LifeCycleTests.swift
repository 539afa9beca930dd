import Testing

@testable import Phone

/// Every command of the app's life from every state: where it leads, and what the app is told.
@Suite struct LifeCycleTests {
  typealias Row = (command: PhoneCommand, from: AppState, to: AppState, calls: [String])

  private static let launch = ["willFinishLaunching", "didFinishLaunching"]
  private static let leave = ["willResignActive", "didEnterBackground"]

  private static let rows: [Row] = [
    (.appOpen, .notRunning, .foreground, launch + ["didBecomeActive"]),
    (.appOpen, .swipedAway, .foreground, launch + ["didBecomeActive"]),
    (.appOpen, .background, .foreground, ["willEnterForeground", "didBecomeActive"]),
    (.appOpen, .suspended, .foreground, ["willEnterForeground", "didBecomeActive"]),
    (.appOpen, .inactive, .foreground, ["didBecomeActive"]),
    (.appOpen, .foreground, .foreground, []),
    (.appBackground, .notRunning, .background, launch + ["didBecomeActive"] + leave),
    (.appBackground, .swipedAway, .background, launch + ["didBecomeActive"] + leave),
    (.appBackground, .background, .background, []),
    (.appBackground, .suspended, .background, []),
    (.appBackground, .inactive, .background, ["didEnterBackground"]),
    (.appBackground, .foreground, .background, leave),
    (.appSuspend, .notRunning, .suspended, launch + ["didBecomeActive"] + leave),
    (.appSuspend, .background, .suspended, []),
    (.appSuspend, .suspended, .suspended, []),
    (.appSuspend, .inactive, .suspended, ["didEnterBackground"]),
    (.appSuspend, .foreground, .suspended, leave),
    (.appInactive, .notRunning, .inactive, launch),
    (.appInactive, .swipedAway, .inactive, launch),
    (.appInactive, .background, .inactive, ["willEnterForeground"]),
    (.appInactive, .suspended, .inactive, ["willEnterForeground"]),
    (.appInactive, .inactive, .inactive, []),
    (.appInactive, .foreground, .inactive, ["willResignActive"]),
    (.appKill, .notRunning, .swipedAway, []),
    (.appKill, .swipedAway, .swipedAway, []),
    (.appKill, .background, .swipedAway, ["willTerminate"]),
    (.appKill, .suspended, .swipedAway, []),
    (.appKill, .inactive, .swipedAway, ["didEnterBackground", "willTerminate"]),
    (.appKill, .foreground, .swipedAway, leave + ["willTerminate"]),
    (.appTerminate, .notRunning, .notRunning, []),
    (.appTerminate, .swipedAway, .swipedAway, []),
    (.appTerminate, .background, .notRunning, ["willTerminate"]),
    (.appTerminate, .suspended, .notRunning, []),
    (.appTerminate, .inactive, .notRunning, []),
    (.appTerminate, .foreground, .notRunning, []),
  ]

  @Test(arguments: rows.indices) func life(_ index: Int) {
    let row = Self.rows[index]
    var run = PhoneRun(row.from)
    run.perform(row.command)
    #expect(run.phone.app == row.to, "\(row.command) from \(row.from)")
    #expect(run.calls == row.calls, "\(row.command) from \(row.from)")
    if row.from == row.to, row.calls.isEmpty { #expect(run.rules == ["ios.life.same"]) }
  }

  @Test func openingByTheIconLeavesTheListAndTheBadge() throws {
    var run = PhoneRun(.notRunning)
    try run.receive(#"{"aps":{"alert":"one","badge":4}}"#)
    run.forget()
    run.perform(.appOpen)
    #expect(run.rules.first == "ios.icon")
    #expect(run.phone.centre.entries.count == 1)
    #expect(run.phone.badge.number == 4)
    #expect(!run.calls.contains { $0.hasPrefix("didReceive(") })
  }

  @Test func networkComesAndGoes() {
    var run = PhoneRun(.foreground)
    run.perform(.network(isOn: false))
    #expect(run.said == ["user turnsNetwork(on: false)", "network off"])
    run.forget()
    run.perform(.network(isOn: false))
    #expect(run.rules == ["phone.network.same"])
    run.perform(.network(isOn: true))
    #expect(run.phone.isNetworkOn)
  }
}
