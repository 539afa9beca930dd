import Payload
import Phone
import Testing

@testable import Getui

/// What `push_channel.ios` becomes on the phone.
@Suite struct ChannelTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let ios: String
    /// The payload up to `_gmid_`.
    let payload: String
    var type = PushType.alert
    var priority = 10
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "alert, with mutable-content for the extension",
      ios: #""aps":{"alert":{"title":"T","body":"B"}}"#,
      payload: #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1}"#),
    Row(
      name: "a plain alert", ios: #""aps":{"alert":"x"}"#,
      payload: #"{"aps":{"alert":"x","mutable-content":1}"#),
    Row(
      name: "payload, then the app's own data in its order",
      ios: #""z":{"n":1.10},"payload":"p","aps":{"alert":"x"},"a":[true]"#,
      payload: #"{"aps":{"alert":"x","mutable-content":1},"payload":"p","z":{"n":1.10},"a":[true]"#),
    Row(
      name: "auto_badge overrides aps.badge", ios: #""auto_badge":"+2","aps":{"alert":"x","badge":9}"#,
      payload: #"{"aps":{"alert":"x","badge":2,"mutable-content":1}"#),
    Row(
      name: "aps.badge without auto_badge", ios: #""aps":{"badge":9}"#, payload: #"{"aps":{"badge":9}"#),
    Row(
      name: "auto_badge alone", ios: #""auto_badge":"5""#, payload: #"{"aps":{"badge":5}"#),
    Row(
      name: "silent", ios: #""aps":{"content-available":1}"#, payload: #"{"aps":{"content-available":1}"#,
      type: .background, priority: 5),
    Row(
      name: "content-available 0 is a usual push", ios: #""aps":{"alert":"x","content-available":0}"#,
      payload: #"{"aps":{"alert":"x","content-available":0,"mutable-content":1}"#),
    Row(
      name: "the name for silence is no sound", ios: #""aps":{"alert":"x","sound":"com.gexin.ios.silence"}"#,
      payload: #"{"aps":{"alert":"x","mutable-content":1}"#),
    Row(
      name: "a sound", ios: #""aps":{"alert":"x","sound":"ding.caf","thread-id":"t","category":"C"}"#,
      payload: #"{"aps":{"alert":"x","sound":"ding.caf","thread-id":"t","category":"C","mutable-content":1}"#),
    Row(
      name: "multimedia goes along",
      ios: #""multimedia":[{"url":"https://a.example/1","type":1}],"aps":{"alert":"x"}"#,
      payload:
        #"{"aps":{"alert":"x","mutable-content":1},"multimedia":[{"url":"https://a.example/1","type":1}]"#),
    Row(
      name: "the app's own mutable-content is kept", ios: #""aps":{"alert":"x","mutable-content":0}"#,
      payload: #"{"aps":{"alert":"x","mutable-content":0}"#),
  ])
  func becomes(_ row: Row) throws {
    var desk = Desk.online()
    desk.app(.swipedAway)
    let body =
      #"{"request_id":"request-1001","audience":{"cid":["@1"]},"push_channel":{"ios":{\#(row.ios)}}}"#
    #expect(desk.request("POST", "/push/single/cid", body).code == .ok)
    let push = try #require(desk.apns.first)
    #expect(String(decoding: push.body, as: UTF8.self) == row.payload + #","_gmid_":"\#(push.copy.text)"}"#)
    #expect(push.type == row.type)
    #expect(push.priority == row.priority)
    #expect(push.token == "1aa")
    #expect(try APNsPayload(JSONDocument(push.body)) != nil)
  }

  @Test func collapseIDAndExpirationGoAlong() throws {
    var desk = Desk.online()
    desk.app(.swipedAway)
    let body =
      #"{"request_id":"request-1001","settings":{"ttl":60000},"audience":{"cid":["@1"]},"push_channel":{"ios":{"apns-collapse-id":"order","aps":{"alert":"x"}}}}"#
    desk.request("POST", "/push/single/cid", body)
    let push = try #require(desk.apns.first)
    #expect(push.collapseID == "order")
    #expect(push.expiration == desk.now.after(milliseconds: 60_000))
  }

  @Test(arguments: [
    ("+1", CountChange.by(1)), ("-8", .by(-8)), ("5", .to(5)), ("+0", .by(0)),
  ])
  func countChangesRead(_ text: String, _ change: CountChange) { #expect(CountChange(text) == change) }

  @Test(arguments: ["", "+", "-", "1.0", "five", " 1", "1 ", "--1", "９"])
  func otherTextIsNoCountChange(_ text: String) { #expect(CountChange(text) == nil) }

  @Test func countsStayInTheirRange() {
    #expect(CountChange.by(.max).applied(to: 5) == 99_999)
    #expect(CountChange.by(.min).applied(to: 5) == 0)
    #expect(CountChange.to(100_000).applied(to: 5) == 99_999)
  }
}
