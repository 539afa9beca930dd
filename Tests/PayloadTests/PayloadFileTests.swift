import Testing
import Words

@testable import Payload

@Suite struct PayloadFileTests {
  private static let wrappers: [(String, PayloadWrapper, String?)] = [
    (#"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"a"}}}}}"#, .fcmV1, "message.apns.payload"),
    (#"{"message":{"topic":"t","notification":{"title":"a"}}}"#, .fcmV1, nil),
    (#"{"to":"t","notification":{"title":"a"}}"#, .fcmLegacy, nil),
    (#"{"registration_ids":["t"],"data":{}}"#, .fcmLegacy, nil),
    (#"{"default":"x","APNS":"{\"aps\":{\"alert\":\"a\"}}"}"#, .sns, "APNS"),
    (#"{"TopicArn":"arn","Message":"x"}"#, .sns, nil),
    (#"{"MessageConfiguration":{"APNSMessage":{}}}"#, .pinpoint, nil),
    (#"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#, .jpushRequest, nil),
    (#"{"request_id":"1","audience":{},"push_message":{}}"#, .getuiRequest, nil),
    (#"{"push_channel":{"ios":{"aps":{}}}}"#, .getuiRequest, "push_channel.ios"),
    (#"{"app_id":"a","contents":{"en":"a"}}"#, .oneSignal, nil),
    (#"{"to":"ExponentPushToken[x]","body":"a"}"#, .expo, nil),
    (#"[{"to":["ExpoPushToken[x]"],"body":"a"}]"#, .expo, nil),
    (#"{"channels":["a"],"data":{"alert":"a"}}"#, .parse, nil),
    (#"{"audience":"all","device_types":["ios"],"notification":{}}"#, .airship, nil),
    (#"{"messages":{"apple_push":{"alert":"a"}}}"#, .braze, nil),
    (#"{"appkey":"k","payload":{"aps":{"alert":"a"}}}"#, .umeng, "payload"),
    (#"{"audience_type":"all","message":{"title":"a"}}"#, .tpns, nil),
    (#""{\"aps\":{\"alert\":\"a\"}}""#, .encodedString, nil),
    (#"{"headers":{},"body":[{"aps":{"alert":"a"}}]}"#, .nested, "body[0]"),
  ]

  @Test(arguments: wrappers)
  func namesTheWrapperAndTheWayToThePayload(_ text: String, _ wrapper: PayloadWrapper, _ inner: String?) {
    guard case .wrapped(let wrapped) = PayloadFile(Array(text.utf8)) else {
      Issue.record("not seen as a wrapper")
      return
    }
    #expect(wrapped.wrapper == wrapper)
    #expect(wrapped.inner?.steps.isEmpty == false ? wrapped.inner?.description == inner : inner == nil)
    let hint = wrapped.hint.text(in: .english)
    if let inner { #expect(hint == "The payload is at \(inner): send that part alone.") }
    #expect(!hint.contains("wrapper."))
  }

  @Test func everyWrapperIsInTheTable() {
    #expect(Set(Self.wrappers.map(\.1)) == Set(PayloadWrapper.allCases))
    for wrapper in PayloadWrapper.allCases {
      #expect(Lexicon.entry(wrapper.reason) != nil)
      #expect(Lexicon.entry(wrapper.hint) != nil)
    }
  }

  @Test(arguments: [
    #"{"aps":{}}"#, "{}", #"{"aps":{},"message":{"token":"t"}}"#, #"{"platform":"ios"}"#, #"{"payload":1}"#,
    #"{"to":"me"}"#,
    #"{"content":"x","other":1}"#, #"{"data":{"aps":1}}"#, #"{"text":"\"aps\""}"#,
  ])
  func anyOtherObjectIsAPayload(_ text: String) {
    guard case .payload = PayloadFile(Array(text.utf8)) else {
      Issue.record("not seen as a payload")
      return
    }
  }

  @Test(arguments: ["[]", "7", "\"text\"", "null", "[{\"to\":\"me\"}]"])
  func otherJSONIsNoObject(_ text: String) {
    let file = PayloadFile(Array(text.utf8))
    guard case .notObject = file else {
      Issue.record("not refused")
      return
    }
    #expect(file.refusal?.reason == Phrase("payload.not-object"))
  }

  @Test func aTextThatIsNoJSONKeepsItsError() {
    let file = PayloadFile(Array("{".utf8))
    #expect(file.refusal?.reason == Phrase("json.truncated", .text("")))
  }
}
