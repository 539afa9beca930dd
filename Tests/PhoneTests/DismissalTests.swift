import Language
import Testing

@testable import Phone

/// Dismissing, clearing and ignoring: what the app hears of, with and without `customDismissAction`.
@Suite struct DismissalTests {
  private static func run(
    _ state: AppState, tells: Bool, os: OSVersion = .latest(17), kind: ResponseRun.Kind = .delegate,
    switches: [RuleSwitch] = []
  ) throws -> PhoneRun {
    var run = try ResponseRun(os, kind, state).run(switches: switches)
    if tells { run.perform(.life(.category("ORDER", .tellsDismissal(true)))) }
    run.forget()
    return run
  }

  private static let launch = ["willFinishLaunching", "didFinishLaunching"]
  private static let told = "didReceive(background, dismiss)"

  struct Row: CustomTestStringConvertible {
    let rule: String
    let command: PhoneCommand
    let tells: Bool
    let state: AppState
    let calls: [String]
    let isKept: Bool

    init(
      _ rule: String, _ command: PhoneCommand, tells: Bool, _ state: AppState, _ calls: [String],
      kept: Bool = false
    ) {
      self.rule = rule
      self.command = command
      self.tells = tells
      self.state = state
      self.calls = calls
      isKept = kept
    }

    var testDescription: String { "\(rule) \(command) \(tells) \(state)" }
  }

  private static let away: [AppState] = [.background, .suspended, .notRunning, .swipedAway]
  private static let dismiss = PhoneCommand.dismiss(.number(1))

  private static let rows: [Row] =
    AppState.allCases.map { Row("ios.dismiss", dismiss, tells: false, $0, []) }
    + [
      Row("ios.dismiss.told", dismiss, tells: true, .background, [told]),
      Row("ios.dismiss.told", dismiss, tells: true, .suspended, [told]),
      Row("ios.dismiss.told", dismiss, tells: true, .notRunning, launch + [told]),
      Row("ios.dismiss.told", dismiss, tells: true, .swipedAway, launch + [told]),
      Row("ios.dismiss.front", dismiss, tells: true, .inactive, ["didReceive(inactive, dismiss)"]),
      Row("ios.dismiss.front", dismiss, tells: true, .foreground, ["didReceive(inactive, dismiss)"]),
    ]
    + [false, true].flatMap { tells in
      away.flatMap { state in
        [
          Row("ios.clear", .clear, tells: tells, state, []),
          Row("ios.clear.group", .life(.clearGroup(.number(1))), tells: tells, state, []),
        ]
      }
    }

  @Test(arguments: rows) func leaves(_ row: Row) throws {
    var run = try Self.run(row.state, tells: row.tells)
    run.perform(row.command)
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.centre.entries.isEmpty)
    let after: AppState = row.calls.isEmpty || row.state.runsCode ? row.state : .suspended
    #expect(run.phone.app == after, "no scene, no front: the app is woken behind and frozen again")
  }

  /// Swiping the banner away, or letting it time out, calls nothing even with `customDismissAction`.
  @Test(arguments: [false, true]) func aBannerThatGoesCallsNothing(_ byHand: Bool) throws {
    var run = PhoneRun(.background)
    run.perform(.life(.category("ORDER", .tellsDismissal(true))))
    try run.receive(#"{"aps":{"alert":"Hello","category":"ORDER"}}"#)
    run.forget()
    if byHand { run.perform(.bannerAway) } else { run.wait(milliseconds: 6_000) }
    #expect(run.phone.centre.banner == nil)
    #expect(run.calls.isEmpty)
    #expect(run.phone.centre.entries.count == 1)
  }

  @Test func ignoringCallsNothing() throws {
    var run = try Self.run(.background, tells: true)
    run.wait(milliseconds: 86_400_000)
    #expect(run.calls.isEmpty)
    #expect(run.phone.centre.entries.count == 1)
  }

  /// Only the category of the notification counts: there is no default category.
  @Test func anotherCategoryTellsNothing() throws {
    var run = try Self.run(.background, tells: false)
    run.perform(.life(.category("OTHER", .tellsDismissal(true))))
    run.perform(Self.dismiss)
    #expect(run.calls.isEmpty)
  }

  /// iOS 8 and 9, and apps without the new delegate, never hear of a dismissal.
  @Test(arguments: [
    (OSVersion.latest(9), ResponseRun.Kind.delegate), (.latest(9), .both), (.latest(17), .none),
  ])
  func withoutTheNewDelegateNobodyHears(_ os: OSVersion, _ kind: ResponseRun.Kind) throws {
    var run = try Self.run(.background, tells: true, os: os, kind: kind)
    run.perform(Self.dismiss)
    #expect(run.calls.isEmpty)
    #expect(run.phone.centre.entries.isEmpty)
  }

  typealias Look = (
    rule: String, tells: Bool, state: AppState, switches: [RuleSwitch], calls: [String], left: Int
  )

  private static let looks: [Look] = [
    ("ios.look.close", false, .background, [], [], 0),
    ("ios.look.close", true, .background, [], [told], 0),
    ("ios.look.close", true, .notRunning, [], launch + [told], 0),
    ("ios.look.close", false, .background, [.closedLookStays], [], 1),
    ("ios.look.close", true, .background, [.closedLookStays], [told], 1),
  ]

  @Test(arguments: looks.indices) func closingTheLongLook(_ index: Int) throws {
    let row = Self.looks[index]
    var run = try Self.run(row.state, tells: row.tells, switches: row.switches)
    run.perform(.life(.openLook(.number(1))))
    #expect(run.phone.centre.longLook == PushNumber(1))
    #expect(run.rules.contains("ios.look"))
    run.perform(.life(.closeLook))
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.phone.centre.entries.count == row.left)
    #expect(run.phone.centre.longLook == nil)
    run.forget()
    run.perform(.life(.closeLook))
    #expect(run.rules == ["ios.look.none"])
  }

  @Test func thereIsNoLongLookBeforeIOS10() throws {
    var run = try Self.run(.background, tells: false, os: .latest(9))
    run.perform(.life(.openLook(.number(1))))
    #expect(run.rules == ["ios.look.version"])
  }

  @Test func theSwitchTellsEveryClearing() throws {
    var run = try Self.run(.background, tells: true, switches: [.clearAllTellsDismissal])
    try run.receive(#"{"aps":{"alert":"Plain"}}"#)
    try run.receive(#"{"aps":{"alert":"Two","category":"ORDER"}}"#)
    run.forget()
    run.perform(.clear)
    #expect(run.calls == [Self.told, Self.told])
    let pushes = run.log.steps.compactMap { step -> Int? in
      if case .callback = step.event { step.push?.value } else { nil }
    }
    #expect(pushes == [1, 3])
    #expect(run.rules.contains("ios.clear.told"))
  }

  @Test func theSwitchReadsActiveInFront() throws {
    var run = try Self.run(.foreground, tells: true, switches: [.dismissInFrontActive])
    run.perform(Self.dismiss)
    #expect(run.calls == ["didReceive(active, dismiss)"])
  }

  @Test func whatWasDismissedComesBack() throws {
    var run = try Self.run(.background, tells: true)
    run.perform(.life(.openLook(.number(1))))
    run.perform(.life(.closeLook))
    run.perform(.restore)
    #expect(run.phone.centre.entries.map(\.number.value) == [1])
    run.perform(.life(.clearGroup(.number(1))))
    run.perform(.restore)
    #expect(run.phone.centre.entries.map(\.number.value) == [1])
  }
}
