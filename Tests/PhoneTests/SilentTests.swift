import Testing

@testable import Phone

@Suite struct SilentTests {
  private static let silent = #"{"aps":{"content-available":1}}"#

  @Test func threeWakesAtOnceThenOneIsHeld() throws {
    var run = PhoneRun(.suspended)
    for _ in 1...3 { try run.receive(Self.silent) }
    #expect(run.calls.count == 3)
    run.forget()
    let fourth = try run.receive(Self.silent)
    #expect(run.said == ["held budget"])
    #expect(run.rules.last == "ios.silent.budget")
    #expect(run.phone.silent.held == fourth)
    run.forget()
    try run.receive(Self.silent)
    #expect(run.said == ["dropped background newerHeld", "held budget"])
    #expect(run.log.steps[1].push == fourth || run.log.steps.contains { $0.push == fourth })
    #expect(run.rules.contains("ios.silent.newest"))
  }

  @Test func oneMoreMayComeEveryTwentyMinutes() throws {
    var run = PhoneRun(.background)
    for _ in 1...3 { try run.receive(Self.silent) }
    run.forget()
    run.pass(minutes: 19)
    try run.receive(Self.silent)
    #expect(run.said == ["held budget"])
    run.pass(minutes: 1)
    run.forget()
    try run.receive(Self.silent)
    #expect(run.calls == ["didReceiveRemoteNotification(background)"])
    #expect(run.phone.silent.wakesLeft(at: run.at) == 0)
    run.pass(minutes: 600)
    #expect(run.phone.silent.wakesLeft(at: run.at) == 3)
  }

  @Test(arguments: [
    (AppState.suspended, PhoneCommand.appOpen), (.suspended, .appInactive), (.background, .appOpen),
  ])
  func theHeldOneIsHandedOverOnOpening(_ state: AppState, _ command: PhoneCommand) throws {
    var run = PhoneRun(state)
    for _ in 1...3 { try run.receive(Self.silent) }
    let held = try run.receive(Self.silent)
    run.forget()
    run.perform(command)
    let index = try #require(run.rules.firstIndex(of: "ios.silent.opened"))
    #expect(run.log.steps[index].push == held)
    #expect(run.calls.contains("didReceiveRemoteNotification(inactive)"))
    #expect(run.phone.silent.held == nil)
  }

  @Test(arguments: [PhoneCommand.appKill, .appTerminate])
  func theEndOfTheAppTakesTheHeldOneWithIt(_ command: PhoneCommand) throws {
    var run = PhoneRun(.suspended)
    for _ in 1...3 { try run.receive(Self.silent) }
    let held = try run.receive(Self.silent)
    run.forget()
    run.perform(command)
    #expect(run.said.last == "dropped background appEnded")
    #expect(run.log.steps.last?.push == held)
    #expect(run.rules.last == "ios.silent.ended")
  }

  @Test func inFrontNothingIsCounted() throws {
    var run = PhoneRun(.foreground)
    for _ in 1...10 { try run.receive(Self.silent) }
    #expect(run.calls.count == 10)
    #expect(run.phone.silent.wakesLeft(at: run.at) == 3)
  }

  @Test func theVisiblePartIsNotCounted() throws {
    var run = PhoneRun(.suspended)
    for _ in 1...4 { try run.receive(#"{"aps":{"alert":"x","content-available":1}}"#) }
    #expect(run.said.filter { $0 == "shown banner,list" }.count == 4)
    #expect(run.said.last == "held budget")
  }

  @Test func withTheSwitchEveryPushWakes() throws {
    var run = PhoneRun(.suspended)
    run.switches[.silentUnlimited] = true
    for _ in 1...20 { try run.receive(Self.silent) }
    #expect(run.calls.count == 20)
  }

  @Test(arguments: [
    ("true", false, "ios.flag.true"), ("\"1\"", false, "ios.flag.type"), ("0", false, "ios.flag.type"),
    ("2", false, "ios.flag.type"), ("1.0", true, "ios.silent.background"),
    ("1", true, "ios.silent.background"),
  ])
  func contentAvailable(_ value: String, _ wakes: Bool, _ rule: String) throws {
    var run = PhoneRun(.background)
    try run.receive(#"{"aps":{"content-available":\#(value)}}"#)
    #expect(run.calls.isEmpty == !wakes)
    #expect(run.rules.contains(rule))
  }

  @Test func boolAsOne() throws {
    var run = PhoneRun(.background)
    run.switches[.boolAsOne] = true
    try run.receive(#"{"aps":{"content-available":true}}"#)
    #expect(run.calls == ["didReceiveRemoteNotification(background)"])
    #expect(!run.rules.contains("ios.flag.true"))
  }
}
