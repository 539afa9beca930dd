import JPush
import Language
import Phone
import Testing

@testable import Simulation

/// JPush's service within the world: a request, and what the phone shows of it.
@Suite struct JPushServiceTests {
  private static func online() throws -> WorldRun {
    var run = WorldRun()
    run.wait(seconds: 2)
    run.forget()
    return run
  }

  private static func push(_ rest: String, production: Bool = false) -> String {
    let options = #""options":{"apns_production":\#(production)}"#
    return
      #"jpush request POST /v3/push json:'{"platform":"all","audience":"all",\#(rest),\#(options)}'"#
  }

  @Test func aNotificationIsShownAndItsTapCounted() throws {
    var run = try Self.online()
    try run.play("app background", Self.push(#""notification":{"ios":{"alert":"Hi","badge":"+1"}}"#), "tap 1")
    #expect(run.outcomes == [.tapped])
    #expect(run.arrivals.rows[0].vendor == "jpush")
    #expect(run.arrivals.rows[0].badge == 1)
    #expect(run.rules.contains("jpush.report.tap"))
    let id = run.trace.entries.compactMap { entry -> String? in
      if case .jpush(.pushAccepted(let id, _)) = entry.event { id } else { nil }
    }.first
    #expect(run.world.jpush.message(try #require(id))?.clicked == 1)
    #expect(run.world.jpush.message(try #require(id))?.sentToAPNs == 1)
  }

  struct Told: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    /// The rules behind the calls of the SDK's delegate.
    let rules: [String]
    var testDescription: String { name }
  }

  private static let hello = push(#""notification":{"alert":"Hi"}"#)

  @Test(arguments: [
    Told(name: "in front", lines: [hello], rules: ["jpush.delegate.present"]),
    Told(name: "tapped", lines: ["app background", hello, "tap 1"], rules: ["jpush.delegate.tap"]),
    Told(
      name: "tapped while it did not run", lines: ["app kill", hello, "tap 1"], rules: ["jpush.delegate.tap"]),
    Told(name: "the settings", lines: ["tap settings"], rules: ["jpush.delegate.settings"]),
    Told(name: "in the background", lines: ["app background", hello], rules: []),
    Told(name: "before iOS 10", lines: ["phone os 9", hello], rules: []),
    Told(name: "the app itself is the delegate", lines: ["app delegate set", hello], rules: []),
    Told(
      name: "without the method", lines: ["app method willPresent off", hello],
      rules: []),
  ])
  func theSDKCallsItsDelegate(_ row: Told) throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "app delegate vendor")
    run.wait(seconds: 2)
    run.forget()
    for line in row.lines { try run.play(line) }
    let told = run.trace.entries.filter { if case .jpush(.delegate) = $0.event { true } else { false } }
    #expect(told.map(\.rule.name) == row.rules)
    for entry in told {
      #expect((entry.from, entry.to) == (.sdk, .app))
      #expect(entry.event.phrase.text(in: .english).hasPrefix("jpushNotificationCenter:"))
    }
  }

  @Test("jpush.code.6013: phone clock moves the clock") func theClock() throws {
    var run = try Self.online()
    try run.play("sdk setMobileNumber 1", "phone clock wrong", "sdk setMobileNumber 2", "phone clock right")
    #expect(run.rules.contains("jpush.code.6013"))
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.mobileNumber == "1")
    run.wait(seconds: 10)
    try run.play("sdk setMobileNumber 3")
    run.wait(seconds: 1)
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.mobileNumber == "3")
  }

  @Test(arguments: ["3.0.8", "3.0.9"]) func anOlderSDKReadsNoMessageID(_ version: String) throws {
    var run = try Self.online()
    try run.play("jpush code sdk \(version)", "message hello", Self.push(#""message":{"msg_content":"m"}"#))
    #expect(run.outcomes == [.delivered, .delivered])
    for row in run.arrivals.rows {
      #expect(String(decoding: row.payload, as: UTF8.self).contains("_j_msgid") == (version == "3.0.9"))
    }
  }

  @Test func theServiceExtensionReportsWhatIsShown() throws {
    var run = try Self.online()
    try run.play(
      "app extension on", "jpush code extension on", "app background",
      Self.push(#""notification":{"ios":{"alert":"Hi","mutable-content":true}}"#))
    run.wait(seconds: 5)
    #expect(run.rules.contains("jpush.report.shown"))
    let id = run.trace.entries.compactMap { entry -> String? in
      if case .jpush(.shownReported(let id)) = entry.event { id } else { nil }
    }.first
    #expect(run.world.jpush.message(try #require(id))?.shown == 1)
  }

  @Test func bothPartsAreTwoRows() throws {
    var run = try Self.online()
    try run.play(
      Self.push(#""notification":{"alert":"Hi"},"message":{"msg_content":"data","extras":{"n":{"a":1}}}"#))
    #expect(run.outcomes == [.delivered, .banner])
    #expect(run.arrivals.rows.map(\.kind) == [.message, .notification])
    #expect(
      String(decoding: run.arrivals.rows[0].payload, as: UTF8.self).contains(#""extras":{"n":{"a":1}}"#))
  }

  @Test func theOtherWorldGetsNothing() throws {
    var run = try Self.online()
    try run.play(Self.push(#""notification":{"alert":"Hi"}"#, production: true))
    #expect(run.outcomes == [.dropped])
    #expect(run.arrivals.rows[0].rule == "jpush.halt.environment")
    #expect(run.arrivals.rows[0].body == "Hi")
  }

  @Test func fiveAreKeptAndHandedOver() throws {
    var run = try Self.online()
    try run.play("app kill")
    for number in 1...6 { try run.play(Self.push(#""message":{"msg_content":"m\#(number)"}"#)) }
    #expect(run.outcomes == [.dropped, .held, .held, .held, .held, .held])
    try run.play("app open")
    run.wait(seconds: 2)
    #expect(run.outcomes == [.dropped] + Array(repeating: .delivered, count: 5))
  }

  @Test func aScheduleSendsByItself() throws {
    var run = try Self.online()
    let time = CivilTime(run.at.after(milliseconds: 3_600_000)).text
    try run.play(
      #"jpush request POST /v3/schedules json:'{"name":"n","enabled":true,"trigger":{"single":{"time":"\#(time)"}},"push":{"platform":"all","audience":"all","notification":{"alert":"later"},"options":{"apns_production":false}}}'"#
    )
    run.wait(seconds: 3700)
    #expect(run.outcomes == [.banner])
  }

  @Test func aRefusalHasARowWhereSomethingWasToBeSent() throws {
    var run = try Self.online()
    try run.play("jpush request POST /v3/push json:'{}'", "jpush request GET /v3/devices/none as=nobody")
    #expect(run.outcomes == [.refused])
    #expect(run.arrivals.rows[0].refusal == "1002" && run.arrivals.rows[0].rule == "jpush.rest.1002")
    #expect(run.rules.contains("jpush.rest.7001"))
  }

  @Test func clientAndBackendShareOneStore() throws {
    var run = try Self.online()
    try run.play("sdk addTags vip")
    run.wait(seconds: 1)
    try run.play(#"jpush request POST /v3/devices/@1 json:'{"tags":{"add":["cn"]}}'"#, "sdk getAllTags")
    run.wait(seconds: 1)
    #expect(run.world.jpush.device(on: PhoneNumber(1))?.tags.sorted == ["cn", "vip"])
  }

  @Test(arguments: [
    (
      #"jpush request POST /v3/push json:'{}' as=key:abc"#,
      #"jpush request POST /v3/push json:'{}' as=key:abc"#
    ),
    ("jpush vip off", "jpush vip off"), ("jpush app key=abc", "jpush app key=abc"),
    ("jpush limit push 5", "jpush limit push 5"),
  ])
  func reads(_ line: String, _ printed: String) throws {
    #expect(WorldText.print(try WorldText.parse(line, on: PhoneNumber(1))) == printed)
  }
}
