import Foundation
import Testing

@testable import Payload

@Suite struct APNsPayloadTests {
  @Test(arguments: [
    ("{}", APNsPayload.Badge.absent), (#"{"badge":0}"#, .remove), (#"{"badge":5}"#, .set(5)),
    (#"{"badge":5.9}"#, .set(5)),
    (#"{"badge":0.9}"#, .remove), (#"{"badge":-1}"#, .negative(-1)), (#"{"badge":"5"}"#, .ignored(.string)),
    (#"{"badge":null}"#, .absent), (#"{"badge":true}"#, .ignored(.boolean)),
    (#"{"badge":1e30}"#, .ignored(.number)),
    (#"{"badge":1,"badge":2}"#, .set(2)),
  ])
  func badge(_ aps: String, _ expected: APNsPayload.Badge) throws {
    #expect(try payload(aps: aps).badge == expected)
  }

  @Test(arguments: [
    ("{}", APNsPayload.Sound.none), (#"{"sound":null}"#, .none), (#"{"sound":""}"#, .none),
    (#"{"sound":"default"}"#, .standard),
    (#"{"sound":"ping.caf"}"#, .named("ping.caf")), (#"{"sound":1}"#, .ignored(.number)),
    (#"{"sound":{"critical":1,"name":"siren","volume":0.5}}"#, .critical(name: "siren", volume: 0.5)),
    (#"{"sound":{"critical":1}}"#, .critical(name: "default", volume: 1)),
    (#"{"sound":{"critical":1,"volume":7}}"#, .critical(name: "default", volume: 1)),
    (#"{"sound":{"critical":1,"volume":-1}}"#, .critical(name: "default", volume: 0)),
    (#"{"sound":{"critical":0,"name":"ping.caf"}}"#, .named("ping.caf")),
    (#"{"sound":{"name":"default"}}"#, .standard),
    (#"{"sound":{}}"#, .standard), (#"{"sound":{"critical":true,"name":"a"}}"#, .named("a")),
    (#"{"sound":"\u0064efault"}"#, .standard),
  ])
  func sound(_ aps: String, _ expected: APNsPayload.Sound) throws {
    #expect(try payload(aps: aps).sound == expected)
  }

  @Test(arguments: [
    ("1", APNsPayload.Flag.one), ("1.0", .one), ("1e0", .one), ("0", .other(.number)), ("2", .other(.number)),
    ("true", .isTrue), ("false", .other(.boolean)), ("\"1\"", .other(.string)), ("null", .absent),
    ("[1]", .other(.array)),
  ])
  func flag(_ value: String, _ expected: APNsPayload.Flag) throws {
    let read = try payload(aps: "{\"content-available\":\(value),\"mutable-content\":\(value)}")
    #expect(read.contentAvailable == expected)
    #expect(read.mutableContent == expected)
    #expect(read.contentAvailable.isOn() == (expected == .one))
    #expect(read.contentAvailable.isOn(boolAsOne: true) == (expected == .one || expected == .isTrue))
  }

  @Test(
    arguments: [
      (#"{"alert":"a"}"#, PayloadParts.alert, false), (#"{"alert":""}"#, [], false),
      (#"{"alert":{}}"#, [], false),
      (#"{"alert":{"title":""}}"#, [], false), (#"{"alert":{"title":"","loc-key":"K"}}"#, .alert, false),
      (#"{"alert":{"body":"","loc-key":"K"}}"#, [], false), (#"{"alert":{"subtitle":"s"}}"#, .alert, false),
      (#"{"badge":1}"#, .badge, false), (#"{"badge":0}"#, .badge, false), (#"{"badge":-1}"#, [], false),
      (#"{"sound":"x"}"#, .sound, false),
      (#"{"content-available":1}"#, .contentAvailable, true),
      (#"{"content-available":1,"alert":"a"}"#, [.contentAvailable, .alert], false),
      (#"{"mutable-content":1,"alert":"a"}"#, [.mutableContent, .alert], false),
      (#"{"content-available":1,"mutable-content":1}"#, [.contentAvailable, .mutableContent], true),
    ] as [(String, PayloadParts, Bool)])
  func parts(_ aps: String, _ expected: PayloadParts, _ isSilent: Bool) throws {
    let parts = try payload(aps: aps).parts()
    #expect(parts == expected)
    #expect(parts.isSilent == isSilent)
    #expect(parts.doesNothing == parts.isDisjoint(with: [.alert, .badge, .sound, .contentAvailable]))
  }

  @Test func everyPlainKeyIsRead() throws {
    let read = try payload(
      aps: """
        {"category":"c","thread-id":"t","target-content-id":"w","interruption-level":"time-sensitive",
        "relevance-score":0.25,"filter-criteria":"f","url-args":["a",1,"b"],"content-changed":true,"mine":[1]}
        """)
    #expect(read.category == "c")
    #expect(read.threadID == "t")
    #expect(read.targetContentID == "w")
    #expect(read.interruptionLevel == .timeSensitive)
    #expect(read.relevanceScore == 0.25)
    #expect(read.filterCriteria == "f")
    #expect(read.urlArgs == ["a", "b"])
    #expect(read.contentChanged)
    #expect(read.unknownAPS.map(\.key) == ["mine"])
    #expect(read.liveActivity == nil)
  }

  @Test func aWrongTypeDropsThatKeyOnly() throws {
    let read = try payload(
      aps:
        #"{"alert":"a","category":1,"thread-id":[],"interruption-level":"loud","relevance-score":"1","url-args":"x"}"#
    )
    #expect(read.category == nil)
    #expect(read.threadID == nil)
    #expect(read.interruptionLevel == nil)
    #expect(read.relevanceScore == nil)
    #expect(read.urlArgs.isEmpty)
    #expect(read.hasVisibleText)
  }

  @Test(arguments: InterruptionLevel.allCases)
  func everyLevelIsKnown(_ level: InterruptionLevel) throws {
    #expect(try payload(aps: "{\"interruption-level\":\"\(level.rawValue)\"}").interruptionLevel == level)
  }

  @Test func everyAlertKeyIsRead() throws {
    let read = try payload(
      aps: """
        {"alert":{"title":"T","subtitle":"S","body":"B","title-loc-key":"TK","title-loc-args":["1"],
        "subtitle-loc-key":"SK","subtitle-loc-args":["2","3"],"loc-key":"K","loc-args":["x",null,7],
        "launch-image":"L","action-loc-key":"A","action":"View","summary-arg":"N","summary-arg-count":4}}
        """)
    let alert = try #require(read.alert)
    #expect(alert.title == AlertText(literal: "T", key: "TK", arguments: [.text("1")]))
    #expect(alert.subtitle == AlertText(literal: "S", key: "SK", arguments: [.text("2"), .text("3")]))
    #expect(
      alert.body
        == AlertText(literal: "B", key: "K", arguments: [.text("x"), .unusable("<null>"), .unusable("7")]))
    #expect(alert.launchImage == "L")
    #expect(alert.actionLocKey == "A")
    #expect(alert.action == "View")
    #expect(alert.summaryArg == "N")
    #expect(alert.summaryArgCount == 4)
  }

  @Test(arguments: AlertKey.allCases)
  func everyAlertKeyIsSpeltOnce(_ key: AlertKey) throws {
    let member = try #require(document("{\"\(key.name)\":1}").root.members.first { _ in true })
    #expect(member.keyword(as: AlertKey.self) == key)
  }

  @Test(arguments: APSKey.allCases)
  func everyAPSKeyIsSpeltOnce(_ key: APSKey) throws {
    let member = try #require(document("{\"\(key.name)\":1}").root.members.first { _ in true })
    #expect(member.keyword(as: APSKey.self) == key)
    let escaped = "\\u00" + String(key.name.utf8.first ?? 0, radix: 16) + key.name.dropFirst()
    let other = try #require(document("{\"\(escaped)\":1}").root.members.first { _ in true })
    #expect(other.keyword(as: APSKey.self) == key)
  }

  @Test(arguments: ["{}", #"{"aps":null}"#, #"{"aps":[]}"#, #"{"aps":"x"}"#, #"{"mdm":"x"}"#])
  func withoutAPSNothingHappens(_ text: String) throws {
    let read = try payload(text)
    #expect(read.parts() == [])
    #expect(read.aps == nil)
    #expect(read.unknownAPS.isEmpty)
  }

  @Test(arguments: ["[]", "1", "\"a\"", "null"])
  func onlyAnObjectIsAPayload(_ text: String) throws { #expect(try APNsPayload(document(text)) == nil) }

  @Test func extrasKeepOrderOwnerAndTheLastOfDuplicates() throws {
    let read = try payload(
      #"{"b":1,"aps":{},"payload":"p","_gmid_":"t:m:c","_j_uid":1,"google.c.a.e":"1","b":{"x":2},"a":null}"#)
    #expect(read.extras.map(\.key) == ["payload", "_gmid_", "_j_uid", "google.c.a.e", "b", "a"])
    #expect(read.extras.map(\.owner) == [.getui, .getui, .jpush, .fcm, .app, .app])
    #expect(try payload(#"{"payload":"p"}"#).extras.map(\.owner) == [.app])
  }

  @Test func aPayloadSurvivesCoding() throws {
    let read = try payload(#"{"aps":{"alert":"a"},"x":1.10}"#)
    let copy = try JSONDecoder().decode(APNsPayload.self, from: JSONEncoder().encode(read))
    #expect(copy == read)
    #expect(copy.extras.first?.value.numberText == "1.10")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(APNsPayload.self, from: Data("\"[]\"".utf8))
    }
  }

  @Test func aLiveActivityStartIsRead() throws {
    let read = try payload(
      aps: """
        {"timestamp":1,"event":"start","content-state":{},"attributes-type":"Ride","attributes":{"id":1},
        "alert":{"title":{"loc-key":"K","loc-args":["a"]},"body":"B","sound":"ping.caf"},"dismissal-date":9.5,
        "input-push-channel":"ch","input-push-token":1}
        """)
    let activity = try #require(read.liveActivity)
    #expect(activity.event == .start)
    #expect(activity.attributesType == "Ride")
    #expect(activity.attributes?["id"]?.integer == 1)
    #expect(activity.alertTitle == AlertText(literal: nil, key: "K", arguments: [.text("a")]))
    #expect(activity.alertBody?.shown == "B")
    #expect(activity.alertSound == .named("ping.caf"))
    #expect(activity.dismissalDate == 9)
    #expect(activity.inputPushChannel == "ch")
    #expect(activity.asksForToken)
  }

  @Test(arguments: [
    ("%@ and %@", ["a", "b"], "a and b"), ("%2$@ %1$@", ["a", "b"], "b a"), ("%@ %@", ["a"], "a %@"),
    ("%@", ["a", "b"], "a"),
    ("100%% %@", ["a"], "100% a"), ("%d %@", ["a"], "%d a"), ("50%", ["a"], "50%"), ("%3$@", ["a"], "%3$@"),
    ("%0$@", ["a"], "%0$@"),
  ])
  func aLocalisedTextIsFilled(_ format: String, _ arguments: [String], _ expected: String) {
    let text = AlertText(literal: "plain", key: "K", arguments: arguments.map { .text($0) })
    #expect(text.shown(strings: { _ in format }) == expected)
  }

  @Test func withoutTheKeyInTheAppTheLiteralIsShownElseTheKey() {
    #expect(AlertText(literal: "plain", key: "K").shown(strings: { _ in nil }) == "plain")
    #expect(AlertText(literal: nil, key: "K").shown(strings: { _ in nil }) == "K")
  }
}
