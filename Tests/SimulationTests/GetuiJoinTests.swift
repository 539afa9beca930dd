import Getui
import JPush
import Language
import Phone
import Testing

@testable import Simulation

/// Getui's SDK and service within the world: what a person sees of them on a phone.
@Suite struct GetuiJoinTests {
  /// A phone whose app has Getui's SDK alone, in front and online.
  static func online(_ choice: String = "getui") throws -> WorldRun {
    var run = WorldRun()
    try run.play("app sdk \(choice)", "app open")
    run.wait(seconds: 2)
    run.forget()
    return run
  }

  private static func events(_ run: WorldRun) -> [GetuiEvent] {
    run.trace.entries.compactMap { if case .getui(let event) = $0.event { event } else { nil } }
  }

  private static func received(_ run: WorldRun) -> [ReceivedMessage] {
    events(run).compactMap {
      if case .callback(.didReceiveSlience(let message)) = $0 { message } else { nil }
    }
  }

  @Test func anAppThatIsBuiltWithItRegisters() throws {
    let run = try Self.online()
    #expect(run.world.devices[0].getui.status == .started)
    #expect(run.world.getui.client(on: PhoneNumber(1))?.deviceToken != nil)
    #expect(run.world.devices[0].jpush.connection == .closed)
  }

  @Test func anAppWithoutItKnowsNothingOfIt() throws {
    var run = WorldRun()
    run.wait(seconds: 2)
    try run.play("sdk bindAlias user_42")
    #expect(run.rules.contains("world.sdk.missing"))
    #expect(run.world.getui.clientCount == 0)
  }

  /// The matrix that integrators publish: what comes to the app, by its state, the task's, and what the person does.
  @Test(
    arguments: [
      // The app, whether the task was stopped, what the person does, the transparent messages, the taps over APNs.
      ("", false, "", 1, 0), ("app kill", false, "app open", 1, 0), ("app kill", false, "tap 1", 1, 1),
      ("app kill", true, "app open", 0, 0), ("app kill", true, "tap 1", 0, 1),
    ] as [(String, Bool, String, Int, Int)])
  func theMatrixOfTaskAndApp(
    _ leave: String, _ isStopped: Bool, _ action: String, _ messages: Int, _ taps: Int
  ) throws {
    var run = try Self.online()
    if !leave.isEmpty { try run.play(leave) }
    try run.play(
      #"getui request POST /v2/app/push/all json:'{"request_id":"matrix-0001","audience":"all","push_message":{"transmission":"{}"},"push_channel":{"ios":{"aps":{"alert":{"title":"Parcel","body":"On its way"}}}}}'"#
    )
    if isStopped {
      let task = Self.events(run).compactMap { if case .accepted(let id, _) = $0 { id.text } else { nil } }
        .first
      try run.play("getui request DELETE /v2/app/task/\(try #require(task))")
    }
    if !action.isEmpty { try run.play(action) }
    run.wait(seconds: 3)
    #expect(Self.received(run).count == messages)
    let tapped = Self.events(run).count {
      if case .callback(.didReceiveNotification) = $0 { true } else { false }
    }
    #expect(tapped == taps)
  }

  @Test func onlineNothingIsShown() throws {
    var run = try Self.online()
    try run.play("getui push hello title=T")
    #expect(run.outcomes == [.delivered])
    #expect(run.arrivals.rows[0].vendor == "getui")
    #expect(run.arrivals.rows[0].kind == .message)
    #expect(Self.received(run).map(\.payload) == ["hello"])
    #expect(Self.received(run).map(\.isOffline) == [false])
  }

  @Test func offlineABannerAndAKeptCopyAreTwoRows() throws {
    var run = try Self.online()
    try run.play("app kill", "getui push hello title=T badge=+1")
    #expect(run.outcomes == [.held, .banner])
    #expect(run.arrivals.rows.map(\.kind) == [.message, .notification])
    #expect(run.arrivals.rows[1].badge == 1)
    try run.play("tap 1")
    run.wait(seconds: 2)
    #expect(run.outcomes == [.delivered, .tapped])
    #expect(Self.received(run).map(\.isOffline) == [true])
  }

  @Test func aStrategyForAPNsAsksAnAppInFront() throws {
    var run = try Self.online()
    try run.play("getui push title=T strategy=2")
    #expect(run.arrivals.rows[0].callbacks.contains("willPresent"))
    #expect(run.arrivals.rows[0].callbacks.contains("GeTuiSdkNotificationCenter:willPresentNotification"))
  }

  @Test func aScheduledTaskGoesOutAtItsTime() throws {
    var run = try Self.online()
    let time = run.at.microseconds / 1000 + 600_000
    try run.play(
      #"getui request POST /v2/app/push/all json:'{"request_id":"schedule-one","audience":"all","settings":{"schedule_time":\#(time)},"push_message":{"transmission":"later"}}'"#
    )
    #expect(run.outcomes.isEmpty)
    run.wait(seconds: 610)
    #expect(run.outcomes == [.delivered])
  }

  @Test func clearingEmptiesListAndIconAndLeavesTheServiceAlone() throws {
    var run = try Self.online()
    try run.play(
      "app kill", "getui push title=T badge=+3", "app open", "sdk clearAllNotificationForNotificationBar")
    #expect(run.phone.centre.entries.isEmpty)
    #expect(run.phone.badge.number == 0)
    #expect(run.world.getui.client(on: PhoneNumber(1))?.badge == 3)
  }

  @Test(arguments: [
    ("sdk setTags vip", "getui", "setTags:"), ("sdk setBadge 4", "getui", "setBadge:"),
    ("sdk getui.setTags vip", "both", "setTags:"),
    ("alias set user_42", "getui", "bindAlias:andSequenceNum:"),
  ])
  func aNameOfBothIsTheOneThatIsThere(_ line: String, _ choice: String, _ call: String) throws {
    var run = try Self.online(choice)
    try run.play(line)
    let calls = Self.events(run).compactMap { if case .called(let call) = $0 { call.name } else { nil } }
    #expect(calls == [call])
  }

  @Test func withBothTheBareNameIsJPushs() throws {
    var run = try Self.online("both")
    try run.play("sdk setTags vip")
    #expect(run.rules.contains("jpush.call"))
    #expect(!run.rules.contains("getui.call.tags"))
  }

  @Test(arguments: [
    ("message sync vendor=getui", "@1 getui push sync"), ("message sync", "@1 message sync"),
    ("message sync vendor=jpush extras.a=b", "@1 message sync extras.a=b"),
    ("app sdk both", "@1 app sdk both"),
    ("sdk getui.setTags a,b", "@1 sdk getui.setTags a,b"), ("sdk bindAlias a", "@1 sdk bindAlias a"),
  ])
  func reads(_ line: String, _ printed: String) throws {
    #expect(WorldText.print(try WorldText.parse(line, on: PhoneNumber(1))) == printed)
  }

  @Test func aMessageOfGetuiHasNoTitle() {
    let error = #expect(throws: LanguageError.self) {
      try WorldText.parse("message sync title=T vendor=getui", on: PhoneNumber(1))
    }
    #expect(error?.reason.id == "world.message.getui")
  }

  @Test func resetForgetsClientsAndGivesNoIdTwice() throws {
    var run = try Self.online()
    let first = run.world.devices[0].getui.clientID
    try run.play("reset", "app sdk getui")
    run.wait(seconds: 2)
    #expect(run.world.getui.clientCount == 1)
    #expect(run.world.devices[0].getui.clientID != first)
  }

  @Test func whatIfTellsTheStatesApart() throws {
    var run = try Self.online()
    try run.play("getui push hello")
    let subject = try #require(WhatIfSubject(run.arrivals.rows[0]))
    let table = try #require(WhatIf(subject, on: PhoneNumber(1), of: run.world))
    #expect(table[.foreground]?.arrival.outcome == .delivered)
    #expect(table[.swipedAway]?.arrival.outcome == .held)
  }
}
