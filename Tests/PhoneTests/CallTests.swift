import Payload
import Testing

@testable import Phone

/// Pushes for calls: PushKit, CallKit, and what becomes of an app that does not report one.
@Suite struct CallTests {
  private static let push = #"{"aps":{},"caller":"Ann"}"#

  private static func run(
    _ state: AppState, os: OSVersion = OSVersion(17), _ commands: CallCommand...
  ) -> PhoneRun {
    var run = PhoneRun(state)
    run.phone.os = os
    for command in commands { run.perform(.call(command)) }
    run.forget()
    return run
  }

  // MARK: every state

  struct Row: Sendable, CustomTestStringConvertible {
    let state: AppState
    let rule: String
    let calls: [String]

    var testDescription: String { "\(rule), \(state)" }
  }

  private static let pk = "didReceiveIncomingPush(for: .voIP, completion)"
  private static let launch = ["willFinishLaunching", "didFinishLaunching"]

  static let rows: [Row] = [
    Row(state: .foreground, rule: "ios.voip.push", calls: [pk]),
    Row(state: .inactive, rule: "ios.voip.push", calls: [pk]),
    Row(state: .background, rule: "ios.voip.push", calls: [pk]),
    Row(state: .suspended, rule: "ios.voip.resume", calls: [pk]),
    Row(state: .notRunning, rule: "ios.voip.launch", calls: launch + [pk]),
    Row(state: .swipedAway, rule: "ios.voip.swiped", calls: launch + [pk]),
  ]

  @Test(arguments: rows) func everyState(_ row: Row) throws {
    var run = Self.run(row.state)
    let number = try run.receive(Self.push, type: .voip)
    #expect(run.calls == row.calls)
    #expect(run.rules.contains(row.rule))
    #expect(run.rules.contains("ios.voip.report"))
    #expect(run.rules.contains("ios.voip.completion"))
    #expect(run.phone.callOnScreen?.push == number)
    #expect(run.phone.callOnScreen?.caller == "Ann")
    #expect(run.said.contains(#"rings("Ann")"#))
    #expect(run.phone.centre.entries.isEmpty)
  }

  /// Nothing that holds back notifications holds back a call.
  @Test func permissionAndBudgetDoNotMatter() throws {
    var run = Self.run(.suspended)
    run.phone.permission.status = .denied
    run.phone.conditions.isRefreshOn = false
    run.phone.conditions.isLowPower = true
    for _ in 0..<5 { try run.receive(Self.push, type: .voip) }
    #expect(run.phone.voip.calls.count == 5)
  }

  // MARK: versions

  @Test(arguments: [
    (OSVersion(8), PushKitMethod.payload, AppState.background, "didReceiveIncomingPush(for: .voIP)"),
    (OSVersion(10, 3), .payload, .background, "didReceiveIncomingPush(for: .voIP)"),
    (OSVersion(11), .payload, .background, pk), (OSVersion(18), .metadata, .background, pk),
    (OSVersion(26, 3), .metadata, .background, pk), (OSVersion(26, 4), .payload, .background, pk),
    (OSVersion(26, 4), .metadata, .background, "didReceiveIncomingPush(metadata.mustReport true)"),
    (OSVersion(26, 4), .metadata, .foreground, "didReceiveIncomingPush(metadata.mustReport false)"),
  ])
  func form(_ os: OSVersion, _ method: PushKitMethod, _ state: AppState, _ call: String) throws {
    var run = Self.run(state, os: os, .method(method))
    try run.receive(Self.push, type: .voip)
    #expect(run.calls == [call])
    #expect(run.rules.contains("ios.voip.completion") == (os >= OSVersion(11)))
  }

  @Test(arguments: [(OSVersion(9), false), (OSVersion(10), true)])
  func callKitCameWithIOS10(_ os: OSVersion, _ rings: Bool) throws {
    var run = Self.run(.suspended, os: os)
    try run.receive(Self.push, type: .voip)
    #expect((run.phone.callOnScreen != nil) == rings)
    #expect(run.rules.contains("ios.voip.free") == !rings)
  }

  @Test func beforeIOS8ItIsDropped() throws {
    var run = Self.run(.background, os: .latest(7))
    try run.receive(Self.push, type: .voip)
    #expect(run.calls == [])
    #expect(run.rules.contains("ios.route.new"))
  }

  // MARK: lost

  @Test(arguments: [
    (RegistrySetting.set, AppState.notRunning, false), (.late, .notRunning, true), (.late, .suspended, false),
    (.none, .notRunning, true), (.none, .foreground, true),
  ])
  func registry(_ setting: RegistrySetting, _ state: AppState, _ isLost: Bool) throws {
    var run = Self.run(state, .registry(setting))
    try run.receive(Self.push, type: .voip)
    #expect(run.rules.contains("ios.voip.registry") == isLost)
    #expect((run.phone.callOnScreen == nil) == isLost)
    if isLost, state == .notRunning { #expect(run.phone.app == .suspended) }
  }

  @Test func withoutTheModeItIsLost() throws {
    var run = Self.run(.background)
    run.phone.setup.modes.remove(.voip)
    try run.receive(Self.push, type: .voip)
    #expect(run.rules.last == "ios.voip.mode")
    #expect(run.calls == [])
  }

  // MARK: no report

  @Test(arguments: [
    (OSVersion(12, 4), PushKitMethod.payload, AppState.background, false),
    (OSVersion(13), .payload, .background, true), (OSVersion(13), .payload, .foreground, true),
    (OSVersion(26, 4), .metadata, .background, true), (OSVersion(26, 4), .metadata, .foreground, false),
  ])
  func reportsNothing(_ os: OSVersion, _ method: PushKitMethod, _ state: AppState, _ crashes: Bool) throws {
    var run = Self.run(state, os: os, .method(method), .report(.nothing))
    try run.receive(Self.push, type: .voip)
    #expect(run.rules.contains("ios.voip.never") == crashes)
    #expect(run.rules.contains("ios.voip.free") == !crashes)
    #expect(run.phone.app == (crashes ? .notRunning : state))
    #expect(run.phone.callOnScreen == nil)
  }

  @Test func aSuspendedAppSleepsAgain() throws {
    var run = Self.run(.suspended, os: .latest(12), .report(.nothing))
    try run.receive(Self.push, type: .voip)
    #expect(run.phone.app == .suspended)
    #expect(run.rules.last == "ios.voip.done")
  }

  @Test(arguments: [(OSVersion(13), true), (OSVersion(12), false)])
  func hangs(_ os: OSVersion, _ isEnded: Bool) throws {
    var run = Self.run(.foreground, os: os, .report(.hang))
    try run.receive(Self.push, type: .voip)
    run.wait(milliseconds: 6_999)
    #expect(run.phone.app == .foreground)
    run.wait(milliseconds: 1)
    #expect(run.phone.app == (isEnded ? .notRunning : .foreground))
    #expect(run.rules.contains("ios.voip.watchdog") == isEnded)
  }

  @Test func aSwipedAppIsNotEndedTwice() throws {
    var run = Self.run(.foreground, .report(.hang))
    try run.receive(Self.push, type: .voip)
    run.perform(.appKill)
    run.wait(seconds: 10)
    #expect(!run.rules.contains("ios.voip.watchdog"))
  }

  @Test(arguments: [false, true]) func repeatedOffences(_ isForgiven: Bool) throws {
    var run = Self.run(.notRunning, .report(.nothing))
    run.switches[.unreportedCallsForgiven] = isForgiven
    for _ in 0..<3 { try run.receive(Self.push, type: .voip) }
    #expect(run.rules.contains("ios.voip.ban") == !isForgiven)
    run.perform(.call(.report(.call)))
    run.forget()
    try run.receive(Self.push, type: .voip)
    #expect((run.rules.last == "ios.voip.banned") == !isForgiven)
    #expect(run.calls.isEmpty == !isForgiven)
    guard !isForgiven else { return }
    run.perform(.appOpen)
    try run.receive(Self.push, type: .voip)
    #expect(run.phone.callOnScreen != nil, "an app that runs is called")
    run.perform(.appKill)
    run.pass(minutes: 24 * 60)
    try run.receive(Self.push, type: .voip)
    #expect(run.rules.contains("ios.voip.swiped"), "a day later it is launched again")
  }

  @Test(arguments: [(false, true), (true, false)])
  func focus(_ allowsApp: Bool, _ isQuiet: Bool) throws {
    var run = Self.run(.suspended)
    var focus = Focus()
    focus.allowsApp = allowsApp
    run.phone.conditions.focus = focus
    try run.receive(Self.push, type: .voip)
    #expect(run.rules.contains("ios.voip.focus") == isQuiet)
    #expect(run.rules.contains("ios.voip.report"))
    #expect(!run.rules.contains("ios.voip.never"))
    #expect((run.phone.callOnScreen == nil) == isQuiet)
    #expect(run.phone.app == (isQuiet ? .suspended : .background))
  }

  // MARK: the call screen

  @Test func answerAndEnd() throws {
    var run = Self.run(.notRunning)
    try run.receive(Self.push, type: .voip)
    run.forget()
    run.perform(.call(.answer))
    #expect(run.phone.callOnScreen?.isAnswered == true)
    run.perform(.call(.decline))
    #expect(run.rules.last == "ios.call.none", "an answered call is ended, not declined")
    run.perform(.call(.end))
    #expect(run.calls == ["providerPerform(CXAnswerCallAction)", "providerPerform(CXEndCallAction)"])
    #expect(run.rules.contains("ios.call.answer") && run.rules.contains("ios.call.end"))
    #expect(run.phone.callOnScreen == nil)
    #expect(run.phone.app == .suspended)
  }

  @Test func decline() throws {
    var run = Self.run(.foreground)
    try run.receive(Self.push, type: .voip)
    run.forget()
    run.perform(.call(.decline))
    #expect(run.rules == ["ios.call.decline", "ios.call.decline"])
    #expect(run.phone.app == .foreground)
    run.perform(.call(.end))
    #expect(run.rules.last == "ios.call.none")
  }

  @Test func theCallEndsWithTheApp() throws {
    var run = Self.run(.foreground)
    try run.receive(Self.push, type: .voip)
    run.perform(.appKill)
    #expect(run.phone.callOnScreen == nil)
    run.perform(.call(.answer))
    #expect(run.rules.last == "ios.call.none")
  }

  // MARK: from the service extension

  @Test(arguments: [
    (OSVersion(14, 5), true, true), (OSVersion(14, 4), true, false), (OSVersion(17), false, false),
  ])
  func theExtensionHandsACallOver(_ os: OSVersion, _ isEntitled: Bool, _ rings: Bool) throws {
    var run = Self.run(.suspended, os: os)
    run.perform(.service(.result(.call)))
    if isEntitled { run.phone.setup.entitlements.insert(.filtering) }
    try run.receive(#"{"aps":{"alert":"Ann","mutable-content":1}}"#, type: .alert)
    #expect(run.rules.contains("ios.voip.extension"))
    #expect((run.phone.callOnScreen?.caller == "Ann") == rings)
    #expect(run.phone.centre.entries.isEmpty == rings)
  }

  @Test func settingUpIsTold() {
    var run = PhoneRun(.background)
    run.perform(.call(.method(.metadata)))
    #expect(run.rules == ["ios.voip.setup"])
  }
}
