import Getui
import JPush
import Language
import Payload
import Phone
import Testing

@testable import Simulation

/// Request files of the vendors, and one push in three languages.
@Suite struct VendorRequestTests {
  private static let jpush =
    #"{"platform":["ios"],"audience":{"alias":["user_42"]},"notification":{"ios":{"alert":"Hi","badge":"+1","extras":{"k":"v"}}},"options":{"apns_production":false},"cid":"x"}"#
  private static let getui =
    #"{"request_id":"request-0001","audience":{"alias":["user_42"]},"push_message":{"transmission":"{}"},"push_channel":{"ios":{"auto_badge":"+1","aps":{"alert":{"title":"Hi"}}}}}"#

  private static func online(_ choice: String) throws -> WorldRun {
    var run = WorldRun()
    try run.play("app sdk \(choice)", "app open")
    run.wait(seconds: 2)
    run.forget()
    return run
  }

  @Test func aFileTellsWhoseItIs() {
    #expect(VendorRequest(Array(Self.jpush.utf8))?.vendor == .jpush)
    #expect(VendorRequest(Array(Self.getui.utf8))?.vendor == .getui)
    #expect(VendorRequest(Array(#"{"aps":{"alert":"x"}}"#.utf8)) == nil)
    #expect(VendorRequest(Array("text".utf8)) == nil)
  }

  @Test(arguments: [("jpush", jpush, "jpush.rest.1003"), ("getui", getui, "getui.rest.20001")])
  func sentAsItIsItFindsWhomItNames(_ vendor: String, _ body: String, _ rule: String) throws {
    var run = try Self.online(vendor)
    let sent = vendor == "jpush" ? body.replacing(#","cid":"x""#, with: "") : body
    try run.play("send \(vendor) json:'\(sent)'")
    #expect(run.outcomes == [.refused])
    try run.play("alias set user_42")
    run.wait(seconds: 2)
    try run.play("send \(vendor) json:'\(sent)'")
    #expect(run.outcomes.count > 1 && !run.outcomes[1...].contains(.refused))
    try run.play("send \(vendor) json:'\(body.replacing("alias", with: "alas"))'")
    #expect(run.rules.contains(rule))
  }

  @Test func forOnePhoneItIsSentThereWhomeverItNames() throws {
    for (vendor, body, outcomes) in [
      ("jpush", Self.jpush, [Outcome.banner]), ("getui", Self.getui, [.held, .banner]),
    ] {
      var run = try Self.online(vendor)
      try run.play("app kill")
      let request = try #require(VendorRequest(Array(body.utf8)))
      #expect(request.refusal == nil)
      run.apply(request.command(for: PhoneNumber(1)))
      #expect(run.outcomes == outcomes)
    }
  }

  @Test func whatIfTakesARequest() throws {
    let run = try Self.online("jpush")
    let request = try #require(VendorRequest(Array(Self.jpush.utf8)))
    let table = try #require(WhatIf(.request(request), on: PhoneNumber(1), of: run.world))
    #expect(table[.background]?.arrival.outcome == .banner)
    #expect(table[.foreground]?.arrival.callbacks.contains("willPresent") == true)
  }

  @Test func theServicesSayWhatIsWrongWithIt() throws {
    let bad = Self.jpush.replacing("badge", with: "bagde")
    #expect(VendorRequest(Array(bad.utf8))?.refusal?.code == 1009)
    let worse = Self.getui.replacing(#""request_id":"request-0001","#, with: #""request_id":1,"#)
    #expect(VendorRequest(Array(worse.utf8))?.refusal?.code == 20001)
  }

  @Test func thePayloadBehindItCanBeRead() throws {
    let one = try JSONDocument(try #require(VendorRequest(Array(Self.jpush.utf8))?.payload)).root
    #expect(one["aps"]?["badge"]?.integer == 1)
    #expect(one["k"]?.string == "v")
    let other = try JSONDocument(try #require(VendorRequest(Array(Self.getui.utf8))?.payload)).root
    #expect(other["aps"]?["badge"]?.integer == 1)
    #expect(other["_gmid_"] != nil)
  }

  @Test(arguments: [
    #"{"aps":{"alert":{"title":"T","body":"B"},"badge":3,"sound":"default"},"orderId":"7731"}"#,
    #"{"aps":{"alert":"A","category":"C","thread-id":"t","mutable-content":1}}"#,
    #"{"aps":{"content-available":1},"k":{"n":[1,2]}}"#,
  ])
  func theSamePushInThreeLanguages(_ text: String) throws {
    let payload = try #require(APNsPayload(try JSONDocument(Array(text.utf8))))
    let dialects = PushDialects(payload)
    #expect(dialects.apns == Array(text.utf8))
    for body in [dialects.jpush, dialects.getui] {
      let request = try #require(VendorRequest(body))
      #expect(request.refusal == nil, "\(String(decoding: body, as: UTF8.self))")
      let back = try JSONDocument(try #require(request.payload)).root
      for key in ["alert", "badge", "sound", "category", "thread-id"] {
        let expected = payload.document.root["aps"]?[key]?.text
        #expect(back["aps"]?[key]?.text == expected, "\(request.vendor) \(key)")
      }
    }
    let extras = try JSONDocument(try #require(VendorRequest(dialects.jpush)?.payload)).root
    for member in payload.document.root.members where member.key != "aps" {
      #expect(extras[member.key]?.text == member.value.text)
    }
  }

  @Test func aMessageHasTwo() throws {
    let dialects = PushDialects(JPushMessage(content: "sync", title: "T", extras: [Pair("k", "v")]))
    #expect(dialects.apns == nil)
    #expect(VendorRequest(dialects.jpush)?.refusal == nil)
    #expect(VendorRequest(dialects.getui)?.refusal == nil)
  }
}
