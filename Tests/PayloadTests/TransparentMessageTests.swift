import Testing

@testable import Payload

@Suite struct TransparentMessageTests {
  private func read(_ text: String) -> TransparentMessage? {
    guard case .message(let message) = PayloadFile(Array(text.utf8)) else { return nil }
    return message
  }

  @Test func jpushHandsOnContentTitleTypeAndExtras() throws {
    let message = try #require(
      read(
        #"{"content":"{\"op\":1}","title":"t","content_type":"json","extras":{"z":1.0,"a":{"b":[]}},"_j_msgid":"29273432613945685"}"#
      ))
    #expect(message.carrier == .jpush)
    #expect(message.content == #"{"op":1}"#)
    #expect(message.title == "t")
    #expect(message.contentType == "json")
    #expect(message.extras.map(\.key) == ["z", "a"])
    #expect(message.extras.first?.value.numberText == "1.0")
    #expect(message.messageID == "29273432613945685")
  }

  @Test func aNumberAsIdKeepsItsDigits() {
    #expect(read(#"{"content":"","_j_msgid":29273432613945685}"#)?.messageID == "29273432613945685")
  }

  @Test func whatJPushLeavesOutIsAbsent() throws {
    let message = try #require(read(#"{"content":""}"#))
    #expect(message.content == "")
    #expect(message.title == nil)
    #expect(message.contentType == nil)
    #expect(message.extras.isEmpty)
    #expect(message.messageID == nil)
  }

  @Test func getuiHandsOnThePayloadAndItsIds() throws {
    let message = try #require(read(#"{"payload":"app://page","_gmid_":"OSA-1_x:2-3:4f"}"#))
    #expect(message.carrier == .getui)
    #expect(message.content == "app://page")
    #expect(message.getuiID == GetuiMessageID("OSA-1_x:2-3:4f"))
    #expect(message.getuiID?.taskID == "OSA-1_x")
    #expect(message.getuiID?.messageID == "2-3")
    #expect(message.getuiID?.clientID == "4f")
  }

  @Test(arguments: ["", "a", "a:b", "a:b:", ":b:c", "a:b:c:d"])
  func anIdHasThreeParts(_ text: String) { #expect(GetuiMessageID(text) == nil) }

  @Test(arguments: [
    #"{"content":1}"#, #"{"content":"a","aps":{}}"#, #"{"payload":"a","x":1}"#, #"{"title":"a"}"#,
  ])
  func anythingElseIsNoMessage(_ text: String) { #expect(read(text) == nil) }
}
