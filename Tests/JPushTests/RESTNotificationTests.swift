import Payload
import Phone
import Testing

@testable import JPush

/// What reaches the phone of a push.
@Suite struct RESTNotificationTests {
  /// The payload that the first device gets.
  private static func payload(_ ios: String, badge: Int = 0) throws -> JSONValue {
    var desk = RESTDesk()
    _ = desk.service.changeBadge(.absolute(badge), of: desk.ids[0])
    desk.push(#""notification":{"alert":"parent","ios":\#(ios)}"#)
    var log = JPushTranscript()
    let piece = try #require(desk.work.first)
    let route = desk.service.route(
      piece, push: PushNumber(1), environment: .production, hasToken: true, at: desk.now, into: &log)
    return try JSONDocument(try #require(route.apns).body).root
  }

  @Test(arguments: [
    (#"{}"#, #"{"alert":"parent"}"#), (#"{"alert":"own"}"#, #"{"alert":"own"}"#),
    (#"{"alert":{"title":"T","body":"B"}}"#, #"{"alert":{"title":"T","body":"B"}}"#),
    (#"{"alert":""}"#, #"{}"#), (#"{"alert":"a","sound":"default"}"#, #"{"alert":"a","sound":"default"}"#),
    (#"{"alert":"a","badge":5}"#, #"{"alert":"a","badge":5}"#),
    (#"{"alert":"a","badge":"5"}"#, #"{"alert":"a","badge":5}"#),
    (#"{"alert":"a","badge":"+2"}"#, #"{"alert":"a","badge":3}"#),
    (#"{"alert":"a","badge":"-9"}"#, #"{"alert":"a","badge":0}"#),
    (#"{"alert":"a","content-available":true}"#, #"{"alert":"a","content-available":1}"#),
    (#"{"alert":"a","content-available":1}"#, #"{"alert":"a","content-available":1}"#),
    (#"{"alert":"a","mutable-content":true}"#, #"{"alert":"a","mutable-content":1}"#),
    (#"{"alert":"a","category":"c","thread-id":"t"}"#, #"{"alert":"a","category":"c","thread-id":"t"}"#),
    (
      #"{"alert":"a","interruption-level":"time-sensitive"}"#,
      #"{"alert":"a","interruption-level":"time-sensitive"}"#
    ),
  ])
  func theAPSMembers(_ ios: String, _ aps: String) throws {
    #expect(try Self.payload(ios, badge: 1)["aps"]?.text == aps)
  }

  @Test func extrasLieAtTheTopAndSystemKeysWin() throws {
    let root = try Self.payload(#"{"alert":"a","extras":{"isPush":"1","n":{"x":1},"aps":5,"_j_msgid":7}}"#)
    #expect(root["isPush"]?.string == "1")
    #expect(root["n"]?["x"]?.integer == 1)
    #expect(root["aps"]?["alert"]?.string == "a")
    #expect(root["_j_msgid"]?.integer.map { $0 > 1_000_000 } == true)
    #expect(root["_j_business"]?.integer == 1)
    #expect(root["_j_uid"]?.integer != nil)
    #expect(root["extras"] == nil)
  }

  @Test func theVendorsExampleOfBadges() {
    var desk = RESTDesk()
    _ = desk.service.changeBadge(.absolute(1), of: desk.ids[0])
    _ = desk.service.changeBadge(.absolute(2), of: desk.ids[1])
    desk.push(#""notification":{"ios":{"alert":"a","badge":"+2"}}"#)
    var log = JPushTranscript()
    for piece in desk.work {
      _ = desk.service.route(
        piece, push: PushNumber(1), environment: .production, hasToken: true, at: desk.now, into: &log)
    }
    #expect(desk.ids.map { desk.service[$0]?.badge.value } == [3, 4, 2])
  }

  @Test(arguments: [
    ("", APNsEnvironment.production, true), ("", .development, false),
    (#","options":{"apns_production":false}"#, .development, true),
    (#","options":{"apns_production":"false"}"#, .development, true),
    (#","options":{"apns_production":true}"#, .development, false),
  ])
  func theWorldMustFit(_ options: String, _ environment: APNsEnvironment, _ arrives: Bool) throws {
    var desk = RESTDesk()
    desk.push(#""notification":{"alert":"a"},"message":{"msg_content":"m"}\#(options)"#)
    var log = JPushTranscript()
    let route = desk.service.route(
      try #require(desk.work.first), push: PushNumber(1), environment: environment, hasToken: true,
      at: desk.now, into: &log)
    #expect((route.apns != nil) == arrives)
    #expect(route.hasMessage)
    #expect(log.steps.contains { $0.rule == "jpush.halt.environment" } == !arrives)
  }

  @Test func aSilentPushIsOne() throws {
    var desk = RESTDesk()
    desk.push(#""notification":{"ios":{"content-available":true}}"#)
    var log = JPushTranscript()
    let route = desk.service.route(
      try #require(desk.work.first), push: PushNumber(1), environment: .production, hasToken: true,
      at: desk.now, into: &log)
    #expect(route.apns?.isSilent == true)
  }

  @Test("jpush.halt.token") func withoutADeviceTokenNothingGoesToAPNs() throws {
    var desk = RESTDesk()
    desk.push(#""notification":{"alert":"a"}"#)
    var log = JPushTranscript()
    let route = desk.service.route(
      try #require(desk.work.first), push: PushNumber(1), environment: .production, hasToken: false,
      at: desk.now, into: &log)
    #expect(route.apns == nil)
    #expect(log.steps.map(\.rule.name) == ["jpush.halt.token"])
  }
}
