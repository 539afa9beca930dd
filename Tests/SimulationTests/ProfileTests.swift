import APNs
import JPush
import Language
import Phone
import Testing
import Words

@testable import Simulation

@Suite struct ProfileTests {
  private static let whole = #"""
    # The app of a shop.
    name "Parcel Shop"
    delegate late
    methods willPresent,didReceive   # no fetch
    modes none
    entitlement critical on
    types alert,badge
    extension on
    extension title "Changed"
    on willPresent return list,badge
    on didReceive if isPush == "1" and .state != active {
      navigate "MessageManage"   # the page of messages
      remember tapped; complete after 3s
    }
    on didReceive { if n == 1 crash "unrecognized selector"; complete }
    on willPresent if aps.category == ORDER return nothing
    on didReceiveRemoteNotification complete failed never
    on didBecomeActive { if .memory.tapped == true app badge 0; forget tapped }
    on networkDidReceiveMessage dialog "{extras.extras}, {content}"
    """#

  /// Every act and every condition that a reaction can hold.
  private static let rich = #"""
    jpush code reports off
    getui code receives payload-data
    save host "http://a"
    routine jump {
      if .count >= 1 save last "{.}"
      if isPush != absent and isPush is-not text crash "boom"
      if isPush == "1" present "Page"
    }
    routine both { run jump aps; run jump }
    on didFinishLaunching {
      observe networkDidLogin,serviceError
      if .ios >= 10 and .ios < 17.4 app asks alert,badge
      if .launch == remoteNotification run jump .launchOptions
      if .saved.host == "http://a" app registers
    }
    on didReceive if .source == local and .identifier == "a b" {
      run both; log "{aps.badge|0}"; complete
    }
    on networkDidReceiveMessage {
      if extras.to == "{.saved.user}" alert-view "{content}" title=T button=No button="Oh yes"
      if payload is json app icon-badge "{.badge+1}"
    }
    """#

  @Test func everyActAndConditionReadsTheSameOncePrinted() throws {
    let profile = try AppProfile(Self.rich)
    #expect(profile.routines.map(\.name) == ["jump", "both"])
    #expect(
      profile.routines[1].steps.map(\.act) == [
        .runs("jump", with: .key("aps")), .runs("jump", with: .userInfo),
      ])
    let again = try AppProfile(profile.text)
    #expect(again == profile)
    #expect(again.text == profile.text)
  }

  @Test func readsAWholeProfile() throws {
    let profile = try AppProfile(Self.whole)
    #expect(profile.name == "Parcel Shop")
    let lines = profile.setup.map { WorldText.print($0) }
    #expect(
      lines.prefix(4) == [
        "@1 app delegate late", "@1 app method willPresent on", "@1 app method didReceive on",
        "@1 app method openSettings off",
      ])
    #expect(lines.contains("@1 app mode voip off"))
    #expect(
      lines.suffix(3) == [
        "@1 app extension on", "@1 extension title Changed", "@1 on willPresent return list,badge",
      ])
    #expect(profile.reactions.count == 6)
    #expect(
      profile.reactions[0]
        == Reaction(
          to: "didReceive",
          if: [ReactionTest(.key("isPush"), .text("1")), ReactionTest(.state, .notEqual, .text("active"))],
          [
            ReactionStep(.navigates("MessageManage")), ReactionStep(.remembers("tapped", true)),
            ReactionStep(.answers(nil, .after(3_000_000))),
          ]))
    #expect(
      profile.reactions[1].steps[0]
        == ReactionStep(if: [ReactionTest(.key("n"), .number("1"))], .crashes("unrecognized selector")))
    #expect(profile.reactions[2].steps == [ReactionStep(.answers(.present([]), .now))])
    #expect(profile.reactions[3].steps == [ReactionStep(.answers(.fetch(.failed), .never))])
    #expect(profile.reactions[4].steps[0].act == .commands("app badge 0"))
  }

  @Test func whatIsPrintedReadsTheSame() throws {
    let profile = try AppProfile(Self.whole)
    let again = try AppProfile(profile.text)
    #expect(again == profile)
    #expect(again.text == profile.text)
  }

  /// Commands of every kind that set an app up.
  @Test func takesWhatSetsAnAppUp() throws {
    let text = #"""
      bundle com.example.shop
      environment production
      sdk both
      scenes on
      category ORDER action TRACK title=Track foreground
      category ORDER dismiss on
      extension body "Changed"
      on pushkit report call
      activity Delivery expects step:int,eta:string
      strings zh greetings.strings
      """#
    let profile = try AppProfile(text) { name in
      name == "greetings.strings" ? Array(#""K" = "你好";"#.utf8) : nil
    }
    #expect(profile.setup.count == 10)
    #expect(profile.reactions.isEmpty)
    #expect(try AppProfile(profile.text) == profile)
    #expect(profile.text.contains("strings zh json:"))
    #expect {
      try AppProfile(text)
    } throws: { error in
      let error = error as? ProfileError
      return error?.line == 10 && error?.column == 12 && error?.reason.id == "profile.file"
    }
  }

  static let mistakes: [(text: String, line: Int, column: Int, reason: String, suggestion: String?)] = [
    ("nmae X", 1, 1, "profile.unknown", "name"), ("\n\ndelegate nver", 3, 10, "language.value", nil),
    ("name", 1, 5, "language.missing", nil), ("name A B", 1, 8, "language.extra", nil),
    ("methods willPresnt", 1, 9, "profile.list", "willPresent"),
    ("entitlement critcal on", 1, 13, "language.value", "critical"),
    ("on didRecieve { complete }", 1, 4, "profile.callback", "didReceive"),
    ("on didReceive {\n  navigate \"X\"\n", 1, 15, "profile.block.open", nil),
    ("on didReceive { complete } x", 1, 28, "profile.block.after", nil),
    ("{ complete }", 1, 1, "profile.block.alone", nil), ("name { }", 1, 1, "profile.block.where", nil),
    ("on didReceive complete { complete }", 1, 1, "profile.block.both", nil),
    ("on didReceive { return banner }", 1, 17, "profile.return", "complete"),
    ("on willPresent { complete }", 1, 18, "profile.complete", "return"),
    ("on didBecomeActive { complete }", 1, 22, "profile.complete", nil),
    ("on didReceive { complete newData }", 1, 26, "profile.result", nil),
    ("on didReceive { complete nevr }", 1, 26, "profile.time", "never"),
    ("on didReceive { complete after }", 1, 32, "profile.missing", nil),
    ("on didReceive { complete after 3x }", 1, 32, "language.value", nil),
    ("on willPresent { return fog }", 1, 25, "presents.options", nil),
    ("on didReceive {\n  navigat X\n}", 2, 3, "profile.act", "navigate"),
    ("on didReceive {\n  app badge x\n}", 2, 13, "language.value", nil),
    ("on didReceive { phone lock }", 1, 17, "profile.act", nil),
    ("on didReceive if isPush = 1 complete", 1, 25, "profile.test.sign", "=="),
    ("on didReceive if isPush ==", 1, 27, "profile.test", nil),
    ("on didReceive if .stat == active complete", 1, 18, "profile.test.subject", ".state"),
    ("on didReceive { remember \"a b\" }", 1, 26, "profile.name", nil),
    ("on didReceive { dialog \"open }", 1, 24, "language.quote.open", nil),
    ("on didReceive { navigate A B }", 1, 28, "profile.extra", nil),
    ("routine r", 1, 10, "profile.routine.block", nil),
    ("routine r {\n}\nroutine r { }", 3, 9, "profile.routine.twice", nil),
    ("routine \"a b\" { }", 1, 9, "profile.name", nil),
    ("routine r { complete }", 1, 13, "profile.complete", nil),
    ("routine jump { log x }\non didReceive run jmp", 2, 19, "profile.routine", "jump"),
    ("on didReceive observe networkDidLogn", 1, 23, "profile.observe", "networkDidLogin"),
    ("on didReceive if isPush is txt complete", 1, 28, "profile.test.kind", "text"),
    ("on didReceive if .ios >= ten complete", 1, 26, "profile.test.number", nil),
    ("on didReceive if .ios == 5 complete", 1, 26, "profile.test.number", nil),
    ("on didReceive save a", 1, 21, "profile.missing", nil),
    ("on didReceive dialog a b", 1, 24, "profile.extra", nil),
    ("jpush app key=x", 1, 1, "profile.unknown", "jpush code"),
    ("on", 1, 3, "profile.missing", nil), ("on didReceive { if n == 1 }", 1, 27, "profile.missing", nil),
  ]

  @Test(arguments: mistakes)
  func saysWhereAndWhy(
    _ text: String, _ line: Int, _ column: Int, _ reason: String, _ suggestion: String?
  ) {
    #expect {
      try AppProfile(text)
    } throws: { error in
      guard let error = error as? ProfileError else { return false }
      #expect(error.line == line)
      #expect(error.column == column)
      #expect(error.reason.id.name == reason)
      #expect(error.suggestion == suggestion)
      return true
    }
  }

  @Test func aFileThatIsNoTextIsRefused() {
    #expect { try AppProfile([0xFF]) } throws: { ($0 as? ProfileError)?.reason.id == "profile.utf8" }
  }

  @Test(arguments: ["\r\n", "\n", "\r"]) func everyEndOfLineCounts(_ end: String) {
    #expect {
      try AppProfile("name A" + end + end + "on didReceive {" + end + "  fly" + end + "}")
    } throws: { error in
      let error = error as? ProfileError
      return error?.line == 4 && error?.column == 3
    }
  }

  /// Random text has a place where it goes wrong, and never takes the reader down.
  @Test(arguments: 1...20) func anyTextIsReadOrRefused(_ seed: UInt64) {
    var random = RandomWorld(seed: seed)
    let pieces = [
      "on", "didReceive", "if", "==", "{", "}", ";", "\n", "\"", "'", "#", "complete", "after", "3s", "name",
      "navigate", "\\", " ", "\r\n", "x", ".state", "and", "methods", "none", "app", "badge", "{n}", "é", "汉",
    ]
    for _ in 0..<200 {
      let text = (0..<random.below(14)).map { _ in random.pick(pieces) }.joined(
        separator: random.pick(["", " "]))
      do throws(ProfileError) {
        let profile = try AppProfile(text)
        #expect((try? AppProfile(profile.text)) == profile, "\(text)")
      } catch {
        #expect(error.line >= 1 && error.column >= 1, "\(text)")
        #expect(!error.phrase.text(in: .chinese).contains("{0}"), "\(text)")
      }
    }
  }
}

/// A profile in the world: the app becomes the one that it describes, and its reactions run.
@Suite struct ProfileWorldTests {
  private static func run(_ profile: String) -> WorldRun {
    var run = WorldRun()
    run.apply(.profile(PhoneNumber(1), Array(profile.utf8)))
    return run
  }

  @Test("app.profile") func theAppBecomesAnother() throws {
    var run = WorldRun()
    try run.play("app entitlement critical on", "on willPresent return list")
    run.forget()
    run.apply(.profile(PhoneNumber(1), Array("name Shop\nmethods didReceive\nmodes none".utf8)))
    #expect(run.rules == ["app.profile"])
    #expect(run.phone.setup.name == "Shop")
    #expect(run.phone.setup.methods == [.didReceive])
    #expect(!run.phone.setup.modes.contains(.voip))
    #expect(!run.phone.setup.entitlements.contains(.critical))
    #expect(run.phone.presents == [.banner, .list, .sound, .badge])
    #expect(run.phone.code == nil)
  }

  @Test func aBadProfileIsRefusedAsACommand() {
    #expect {
      try WorldText.parse("app profile json:'nmae X'", on: PhoneNumber(1))
    } throws: { error in
      let error = error as? LanguageError
      return error?.column == 13 && error?.reason.id.name == "profile.error.suggest"
    }
  }

  @Test("world.profile.refused") func aBadProfileOfAnOldJournalChangesNothing() {
    var run = Self.run("name Shop")
    run.forget()
    run.apply(.profile(PhoneNumber(1), Array("nmae X".utf8)))
    #expect(run.rules.last == "world.profile.refused")
    #expect(run.phone.setup.name == "Shop")
  }

  @Test func commandsOfTheAppRunInTheSameInstant() throws {
    var run = Self.run(
      "on willPresent { app badge {aps.badge}; return banner }".replacing(
        "{aps.badge}", with: "\"{aps.badge}\""))
    run.forget()
    try run.play(#"push json:'{"aps":{"alert":"a","badge":7}}'"#)
    #expect(run.phone.badge.number == 7)
    let call = try #require(run.trace.entries.first { $0.event.isCall("willPresent") })
    let act = try #require(run.trace.entries.first { $0.rule == "app.reaction" })
    #expect(act.cause == call.number)
    #expect(act.from == .app)
    let change = try #require(run.trace.entries.first { $0.rule == "ios.app.badge" })
    #expect(change.at == call.at)
  }

  @Test("world.reaction.refused") func aCommandThatMakesNoSenseIsSaid() throws {
    var run = Self.run(#"on willPresent { app badge "{x}" }"#)
    try run.play(#"push json:'{"aps":{"alert":"a"},"x":"many"}'"#)
    #expect(run.rules.contains("world.reaction.refused"))
    #expect(run.phone.badge.number == 0)
  }

  @Test("app.crash") func anExceptionInACallWithoutHandlerEndsTheApp() throws {
    var run = Self.run("on didEnterBackground { crash \"boom\" }")
    run.forget()
    try run.play("app background")
    #expect(run.phone.app == .notRunning)
    #expect(run.rules.suffix(2).contains("app.crash"))
  }

  @Test("app.crash: once") func anExceptionBeforeTheAnswerEndsTheAppOnce() throws {
    var run = Self.run(#"on didReceive if isPush == 1 crash "unrecognized selector""#)
    try run.play("app background", #"push json:'{"aps":{"alert":"a"},"isPush":1}'"#, "tap #1")
    #expect(run.phone.app == .notRunning)
    #expect(run.rules.filter { $0 == "app.crash" }.count == 1)
    try run.play(#"push json:'{"aps":{"alert":"a"},"isPush":"1"}'"#, "tap #2")
    #expect(run.phone.app == .foreground)
  }

  @Test func theAppRemembersBetweenCalls() throws {
    var run = Self.run(
      """
      on didReceive { remember tapped }
      on didEnterBackground if .memory.tapped == true { navigate "Bye"; forget tapped }
      """)
    try run.play(#"push json:'{"aps":{"alert":"a"}}'"#, "app background", "tap #1", "app background")
    #expect(run.trace.entries.filter { $0.event == .phone(.acted(.navigates("Bye"))) }.count == 1)
    #expect(run.phone.code?.memory == [])
  }

  @Test func aStoredWorldGoesOnWithItsProfile() throws {
    var run = Self.run("on willPresent { return banner after 5s }")
    try run.play(#"push json:'{"aps":{"alert":"a"}}'"#)
    run.world = try JSONCopy.of(run.world)
    run.forget()
    run.wait(seconds: 10)
    #expect(run.rules.contains("ios.present.answer"))
    #expect(run.outcomes == [.banner])
  }

  @Test("jpush.message.delivered") func aCustomMessageReachesTheAppsCode() throws {
    var run = Self.run(
      #"on networkDidReceiveMessage if extras.to == "me" dialog "{extras.extras}, {content}""#)
    run.wait(seconds: 5)
    run.forget()
    try run.play(#"message "first" extras.to=you"#, #"message "second" extras.to=me"#)
    let dialogs = run.trace.entries.filter {
      $0.event == .phone(.acted(.dialog(AppDialog("(null), second"))))
    }
    #expect(dialogs.count == 1)
    #expect(run.trace.entries.filter { $0.rule == "app.reaction" }.count == 1)
    let call = try #require(run.trace.entries.last { $0.event == .jpush(.messageDelivered) })
    #expect(dialogs.first?.cause == call.number)
    #expect(dialogs.first?.push == call.push)
  }

  @Test("jpush.message.login") func aMessageThatWasKeptIsReadWhenItComes() throws {
    var run = Self.run(#"on networkDidReceiveMessage dialog "{content}""#)
    run.wait(seconds: 5)
    try run.play("app background", #"message "kept""#)
    run.forget()
    try run.play("app open")
    run.wait(seconds: 5)
    #expect(run.trace.entries.contains { $0.event == .phone(.acted(.dialog(AppDialog("kept")))) })
  }

  @Test func theAppActsWhenTheSDKLogsIn() throws {
    var run = Self.run("on networkDidLogin { sdk addTags vip }")
    try run.play("app background", "app open")
    run.wait(seconds: 5)
    #expect(run.rules.contains("app.reaction"))
    #expect(run.trace.entries.contains { if case .jpush(.called) = $0.event { true } else { false } })
  }

  /// JSON within a text, as Getui's payloads carry it, is looked into.
  @Test func aPayloadOfGetuiIsReadByTheApp() throws {
    var run = Self.run(
      #"on GeTuiSdkDidReceiveSlience if offLine == false { dialog "{payload.msgInfo.title}: {payload.n}" }"#
    )
    try run.play("app sdk getui")
    run.wait(seconds: 10)
    try run.play(#"message "{\"msgInfo\":{\"title\":\"Hi\"}}""#)
    #expect(run.trace.entries.contains { $0.event == .phone(.acted(.dialog(AppDialog("Hi: (null)")))) })
  }

  /// A notification that posts the next one at once would go on for ever.
  @Test("world.reaction.depth") func reactionsThatSetEachOtherOffStop() throws {
    var run = Self.run("on willPresent { sdk resetBadge }")
    run.forget()
    // The deepest reaction that is let through, and the one that is not.
    run.trace.reactionDepth = World.reactionDepth - 1
    run.world.obey("app badge 1", on: 0, &run.trace)
    #expect(run.rules == ["ios.app.badge"])
    run.trace.reactionDepth = World.reactionDepth
    run.world.obey("app badge 2", on: 0, &run.trace)
    #expect(run.rules.last == "world.reaction.depth")
    #expect(run.phone.badge.number == 1)
  }
}

extension Event {
  fileprivate func isCall(_ name: String) -> Bool {
    if case .phone(.callback(let callback)) = self { callback.name == name } else { false }
  }
}
