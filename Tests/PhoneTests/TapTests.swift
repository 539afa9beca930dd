import Language
import Testing

@testable import Phone

/// Taps, dismissals and the rest of what a person does; no scenes.
@Suite struct TapTests {
  typealias Row = (rule: String, state: AppState, calls: [String], after: AppState)

  private static let rows: [Row] = [
    ("ios.tap.front", .foreground, ["didReceive(active)"], .foreground),
    ("ios.tap.inactive", .inactive, ["didReceive(inactive)", "didBecomeActive"], .foreground),
    (
      "ios.tap.background", .background,
      ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"], .foreground
    ),
    (
      "ios.tap.background", .suspended,
      ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"], .foreground
    ),
    ("ios.tap.launch", .notRunning, launch, .foreground),
    ("ios.tap.launch", .swipedAway, launch, .foreground),
  ]

  private static let launch = [
    "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])", "didReceive(inactive)", "didBecomeActive",
  ]

  @Test(arguments: rows.indices) func tap(_ index: Int) throws {
    let row = Self.rows[index]
    var run = PhoneRun(row.state)
    let other = try run.receive(#"{"aps":{"alert":"other"}}"#)
    let number = try run.receive(#"{"aps":{"alert":"Hello"}}"#)
    run.forget()
    run.perform(.tap(.number(number.value), action: nil))
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.app == row.after)
    #expect(run.phone.centre.entries.map(\.number) == [other], "ios.tap.removed")
    #expect(run.log.steps.allSatisfy { $0.push == number })
  }

  /// A push with a silent part that was dropped after a swipe is not made up for by the tap.
  @Test func tapAfterSwipeGivesNoSecondChance() throws {
    var run = PhoneRun(.swipedAway)
    let number = try run.receive(#"{"aps":{"alert":"Hello","content-available":1}}"#)
    run.forget()
    run.perform(.tap(.number(number.value), action: nil))
    #expect(!run.calls.contains { $0.hasPrefix("didReceiveRemoteNotification") })
  }

  /// An app that a silent push launched is alive, so the tap finds it in the background.
  @Test func tapAfterABackgroundLaunch() throws {
    var run = PhoneRun(.notRunning)
    let number = try run.receive(#"{"aps":{"alert":"Hello","content-available":1}}"#)
    run.forget()
    run.perform(.tap(.number(number.value), action: nil))
    #expect(run.calls == ["willEnterForeground", "didReceive(inactive)", "didBecomeActive"])
  }

  @Test func tapByTextTakesTheNewest() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":{"title":"Orders","body":"one"}}}"#)
    let second = try run.receive(#"{"aps":{"alert":{"title":"Orders","body":"two"}}}"#)
    run.forget()
    run.perform(.tap(.text("Orders"), action: nil))
    #expect(run.log.steps.first?.push == second)
  }

  @Test func tapByRowCountsFromTheTop() throws {
    var run = PhoneRun(.background)
    let first = try run.receive(#"{"aps":{"alert":"one"}}"#)
    try run.receive(#"{"aps":{"alert":"two"}}"#)
    run.forget()
    run.perform(.tap(.row(2), action: nil))
    #expect(run.log.steps.first?.push == first)
  }

  @Test(arguments: [
    PhoneCommand.tap(.number(9), action: nil), .tap(.text("no such"), action: nil),
    .tap(.row(7), action: nil), .tap(.row(0), action: nil), .dismiss(.number(9)),
  ])
  func whatIsNotThereCannotBeTouched(_ command: PhoneCommand) throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.forget()
    run.perform(command)
    #expect(run.said == ["nothing there"])
    #expect(run.rules == ["ios.list.missing"])
    #expect(run.phone.centre.entries.count == 1)
  }

  @Test func aButtonOfAnUnknownCategoryIsNotThere() throws {
    var run = PhoneRun(.background)
    let number = try run.receive(#"{"aps":{"alert":"one","category":"ORDER"}}"#)
    run.forget()
    run.perform(.tap(.number(number.value), action: "TRACK"))
    #expect(run.said == ["nothing there"])
    #expect(run.rules == ["ios.action.none"])
    #expect(run.phone.app == .background)
  }

  @Test(arguments: AppState.allCases) func dismissCallsNothing(_ state: AppState) throws {
    var run = PhoneRun(state)
    let number = try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.forget()
    run.perform(.dismiss(.number(number.value)))
    #expect(run.said == ["user dismisses", "removed dismissed"])
    #expect(run.rules.allSatisfy { $0 == "ios.dismiss" })
    #expect(run.phone.app == state)
    #expect(run.phone.centre.entries.isEmpty)
  }

  @Test func clearCallsNothingForAnyEntry() throws {
    var run = PhoneRun(.background)
    for text in ["one", "two", "three"] { try run.receive(#"{"aps":{"alert":"\#(text)"}}"#) }
    run.forget()
    run.perform(.clear)
    #expect(run.calls.isEmpty)
    #expect(run.log.steps.compactMap(\.push?.value) == [1, 2, 3])
    #expect(run.rules.allSatisfy { $0 == "ios.clear" })
    run.forget()
    run.perform(.clear)
    #expect(run.rules == ["ios.list.none"])
  }

  @Test func restorePutsBackWhatWasClearedWhereItStood() throws {
    var run = PhoneRun(.background)
    for text in ["one", "two"] { try run.receive(#"{"aps":{"alert":"\#(text)"}}"#) }
    run.perform(.clear)
    run.pass(minutes: 1)
    try run.receive(#"{"aps":{"alert":"three"}}"#)
    run.forget()
    run.perform(.restore)
    #expect(run.log.steps.compactMap(\.push?.value) == [1, 2])
    #expect(run.phone.centre.entries.map(\.number.value) == [1, 2, 3])
    run.forget()
    run.perform(.restore)
    #expect(run.rules == ["belfry.restore.none"])
  }

  @Test func bannerAwayLeavesTheEntryInTheList() throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.forget()
    run.perform(.bannerAway)
    #expect(run.said == ["user swipesBannerAway", "banner ended"])
    #expect(run.phone.centre.entries.count == 1)
    run.forget()
    run.perform(.bannerAway)
    #expect(run.rules == ["ios.banner.none"])
  }

  @Test func aBannerThatIsNotInTheListCanBeTapped() throws {
    var run = PhoneRun(.foreground, presents: [.banner])
    let number = try run.receive(#"{"aps":{"alert":"one"}}"#)
    run.forget()
    run.perform(.tap(.number(number.value), action: nil))
    #expect(run.calls == ["didReceive(active)"])
    #expect(run.phone.centre.banner == nil)
  }
}
