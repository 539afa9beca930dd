import Testing

@testable import Phone

/// What the app's own code does when it is called, and when it calls completion handlers.
@Suite struct ReactionTests {
  private static let alert =
    #"{"aps":{"alert":"Hi","badge":2},"isPush":"1","n":1,"deep":{"er":true},"a.b":"dot"}"#
  private static let silent = #"{"aps":{"content-available":1}}"#

  private static func run(_ state: AppState, _ reactions: Reaction...) -> PhoneRun {
    var run = PhoneRun(state)
    run.phone.code = AppCode(reactions)
    return run
  }

  static let conditions: [(TestSubject, Bool, TestValue, holds: Bool)] = [
    (.key("isPush"), true, .text("1"), true), (.key("isPush"), true, .number("1"), false),
    (.key("n"), true, .number("1"), true), (.key("n"), true, .number("1.0"), true),
    (.key("n"), true, .text("1"), false), (.key("n"), false, .text("1"), true),
    (.key("deep.er"), true, .flag(true), true), (.key("deep.er"), true, .number("1"), false),
    (.key("a.b"), true, .text("dot"), true), (.key("none"), true, .absent, true),
    (.key("none"), true, .null, false), (.key("none.at.all"), false, .text("x"), true),
    (.key("aps.badge"), true, .number("2"), true), (.key("n.x"), true, .absent, true),
    (.state, true, .text("active"), true), (.state, true, .text("inactive"), false),
    (.action, true, .absent, true), (.identifier, true, .text("id-1"), true),
    (.memory("x"), true, .flag(false), true), (.memory("x"), true, .flag(true), false),
  ]

  @Test("app.reaction", arguments: conditions)
  func readsWhatTheCallCarries(
    _ subject: TestSubject, _ isEqual: Bool, _ value: TestValue, _ holds: Bool
  ) throws {
    let reaction = Reaction(
      to: "willPresent", if: [ReactionTest(subject, isEqual ? .equal : .notEqual, value)],
      [ReactionStep(.navigates("Inbox"))])
    var run = Self.run(.foreground, reaction)
    try run.receive(Self.alert)
    #expect(run.said.contains(#"app navigates("Inbox")"#) == holds)
  }

  @Test func theFirstReactionThatFitsRunsAlone() throws {
    var run = Self.run(
      .foreground,
      Reaction(to: "didReceive", [ReactionStep(.dialog(AppDialog("other callback")))]),
      Reaction(
        to: "willPresent", if: [ReactionTest(.key("isPush"), .number("1"))],
        [ReactionStep(.answers(.present([]), .now))]),
      Reaction(
        to: "willPresent",
        [
          ReactionStep(if: [ReactionTest(.key("n"), .number("2"))], .dialog(AppDialog("no"))),
          ReactionStep(.dialog(AppDialog("{isPush} {deep.er} {deep} {none}"))),
          ReactionStep(.answers(.present([.list]), .now)),
        ]),
      Reaction(to: "willPresent", [ReactionStep(.navigates("never"))]))
    try run.receive(Self.alert)
    #expect(
      run.said == [
        "willPresent(active)", #"app dialog("1 true {\"er\":true} (null)")"#, "= [.list]", "shown list",
        "badge kept 2 notReturned",
      ])
    let acted = try #require(run.log.steps.first { $0.rule == "app.reaction" })
    #expect(acted.from == .app)
    #expect(acted.cause.map { run.log.steps[$0].event } == .callback(.willPresent(.active)))
  }

  /// A payload cannot add words to a command of the app.
  @Test func aValueStaysWithinItsWord() throws {
    var run = Self.run(
      .foreground,
      Reaction(to: "willPresent", [ReactionStep(.commands(#"local add "{x}" title={x} in 5s"#))]))
    try run.receive(#"{"aps":{"alert":"a"},"x":"y\" in 1s #"}"#)
    #expect(run.said.contains(#"app commands("local add \"y\\\" in 1s #\" title=\"y\\\" in 1s #\" in 5s")"#))
  }

  // MARK: Completion handlers

  @Test("ios.present.answer") func aLateAnswerPresentsWhenItComes() throws {
    var run = Self.run(
      .foreground,
      Reaction(to: "willPresent", [ReactionStep(.answers(.present([.banner, .badge]), .after(3_000_000)))]))
    let push = try run.receive(Self.alert)
    #expect(run.said == ["willPresent(active)"])
    run.forget()
    run.wait(milliseconds: 2_999)
    #expect(run.said == [])
    run.wait(milliseconds: 1)
    #expect(run.said == ["= [.banner, .badge]", "shown banner,badge", "badge 0>2"])
    #expect(run.log.steps.allSatisfy { $0.push == push })
    run.wait(milliseconds: 60_000)
    #expect(!run.said.contains("completion missing"))
  }

  @Test("ios.present.limit") func anAnswerThatNeverComesShowsNothing() throws {
    var run = Self.run(.foreground, Reaction(to: "willPresent", [ReactionStep(.answers(nil, .never))]))
    try run.receive(Self.alert)
    run.forget()
    run.wait(milliseconds: 29_999)
    #expect(run.said == [])
    run.wait(milliseconds: 1)
    #expect(run.said == ["completion missing", "dropped visible noAnswer"])
    #expect(run.rules == ["ios.present.limit", "ios.present.limit"])
    #expect(run.phone.badge.number == 0)
  }

  @Test("ios.present.limit: present-timeout-shows") func theSwitchShowsItAfterAll() throws {
    var run = Self.run(.foreground, Reaction(to: "willPresent", [ReactionStep(.answers(nil, .never))]))
    run.switches[.presentTimeoutShows] = true
    try run.receive(Self.alert)
    run.forget()
    run.wait(milliseconds: 30_000)
    #expect(run.said == ["completion missing", "shown banner,list,badge", "badge 0>2"])
  }

  @Test("ios.silent.answer", arguments: [FetchResult.newData, .noData, .failed])
  func aWokenAppIsFrozenOnceItIsDone(_ result: FetchResult) throws {
    var run = Self.run(
      .suspended,
      Reaction(
        to: "didReceiveRemoteNotification", [ReactionStep(.answers(.fetch(result), .after(5_000_000)))]))
    try run.receive(Self.silent)
    #expect(run.phone.app == .background)
    run.forget()
    run.wait(milliseconds: 5_000)
    #expect(run.said == ["= .\(result.rawValue)", "background>suspended"])
    #expect(run.rules == ["ios.silent.answer", "ios.silent.done"])
  }

  @Test("ios.silent.limit") func aSilentPushThatIsNeverDoneIsAWarning() throws {
    var run = Self.run(
      .notRunning, Reaction(to: "didReceiveRemoteNotification", [ReactionStep(.answers(nil, .never))]))
    try run.receive(Self.silent)
    run.forget()
    run.wait(milliseconds: 30_000)
    #expect(run.said == ["completion missing", "background>suspended"])
    #expect(run.rules == ["ios.silent.limit", "ios.silent.limit"])
  }

  @Test("ios.silent.killed") func theSwitchEndsTheAppForIt() throws {
    var run = Self.run(
      .suspended, Reaction(to: "didReceiveRemoteNotification", [ReactionStep(.answers(nil, .never))]))
    run.switches[.fetchTimeoutKills] = true
    try run.receive(Self.silent)
    run.forget()
    run.wait(milliseconds: 30_000)
    #expect(run.said == ["completion missing", "background>notRunning"])
    #expect(run.rules == ["ios.silent.killed", "ios.silent.killed"])
  }

  @Test("app.completion.missing") func aTapThatIsNeverDoneIsAWarning() throws {
    var run = Self.run(.background, Reaction(to: "didReceive", [ReactionStep(.answers(nil, .never))]))
    try run.receive(Self.alert)
    run.perform(.tap(.row(1), action: nil))
    run.forget()
    run.wait(milliseconds: 30_000)
    #expect(run.said.contains("completion missing"))
    #expect(run.phone.app == .foreground)
  }

  @Test(
    "app.completion.twice",
    arguments: [[CompletionTime.twice], [.now, .now], [.now, .after(1_000_000)], [.after(1), .after(2)]])
  func aSecondCallEndsTheApp(_ times: [CompletionTime]) throws {
    var run = Self.run(
      .suspended,
      Reaction(to: "didReceiveRemoteNotification", times.map { ReactionStep(.answers(nil, $0)) }))
    try run.receive(Self.silent)
    run.wait(milliseconds: 2_000)
    #expect(run.said.filter { $0 == "= .newData" }.count == 1)
    // Frozen after its answer, the app cannot call the handler again.
    let isFrozen = times.first == .now && times.last == .after(1_000_000)
    #expect(run.said.contains("completion twice") == !(isFrozen || times.last == .after(2)))
    #expect(run.phone.app == (isFrozen || times.last == .after(2) ? .suspended : .notRunning))
  }

  @Test("app.completion.twice: in front") func aSecondCallInFrontEndsTheApp() throws {
    var run = Self.run(
      .background,
      Reaction(
        to: "didReceive", [ReactionStep(.answers(nil, .now)), ReactionStep(.answers(nil, .after(1_000)))]))
    try run.receive(Self.alert)
    run.perform(.tap(.row(1), action: nil))
    #expect(run.phone.app == .foreground)
    run.forget()
    run.wait(milliseconds: 1)
    #expect(run.said == ["completion twice", "foreground>notRunning"])
    #expect(run.rules == ["app.completion.twice", "app.crash"])
  }

  @Test("app.crash") func anExceptionEndsTheAppBeforeItAnswers() throws {
    var run = Self.run(
      .background,
      Reaction(
        to: "didReceive", if: [ReactionTest(.key("n"), .number("1"))],
        [ReactionStep(.crashes("unrecognized selector")), ReactionStep(.navigates("never"))]))
    try run.receive(Self.alert)
    run.forget()
    run.perform(.tap(.row(1), action: nil))
    #expect(run.phone.app == .notRunning)
    #expect(
      run.said.suffix(3) == [
        "didReceive(inactive)", #"app crashes("unrecognized selector")"#, "foreground>notRunning",
      ])
  }

  @Test("app.completion.ended", arguments: [PhoneCommand.appKill, .appTerminate])
  func anAppThatEndsNoLongerAnswers(_ command: PhoneCommand) throws {
    var run = Self.run(
      .foreground, Reaction(to: "willPresent", [ReactionStep(.answers(nil, .after(9_000_000)))]))
    let push = try run.receive(Self.alert)
    run.forget()
    run.perform(command)
    #expect(run.said.contains("completion ended"))
    #expect(run.said.contains("dropped visible appEnded"))
    #expect(run.log.steps.contains { $0.event == .completion(.ended) && $0.push == push })
    run.forget()
    run.wait(milliseconds: 60_000)
    #expect(run.said == [])
  }

  @Test func anAppThatThePersonOpenedIsNotFrozen() throws {
    var run = Self.run(
      .suspended,
      Reaction(to: "didReceiveRemoteNotification", [ReactionStep(.answers(nil, .after(5_000_000)))]))
    try run.receive(Self.silent)
    run.perform(.appOpen)
    run.perform(.appBackground)
    run.wait(milliseconds: 5_000)
    #expect(run.phone.app == .background)
  }

  @Test func theAppForgetsWhenItEnds() throws {
    var run = Self.run(.foreground)
    run.phone.remember("tapped", true)
    #expect(run.phone.code?.memory == ["tapped"])
    run.phone.remember("tapped", false)
    run.phone.remember("other", true)
    run.perform(.appTerminate)
    #expect(run.phone.code?.memory == [])
  }
}
