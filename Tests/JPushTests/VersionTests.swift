import Phone
import Testing

@testable import JPush

/// What older versions of the SDK do differently.
@Suite struct VersionTests {
  @Test(arguments: [
    ("3.1.2", "3.1.2"), ("3.1", "3.1.0"), ("2.1.9", "2.1.9"), ("3.10.0", "3.10.0"),
  ])
  func reads(_ text: String, _ printed: String) { #expect(JPushVersion(text)?.text == printed) }

  @Test(arguments: ["", "3", "3.1.2.4", "3.x", "v3.1", "3..1", "3.1.300", "-3.1", "３.1"])
  func otherTextIsNone(_ text: String) { #expect(JPushVersion(text) == nil) }

  @Test func theyAreInTheOrderOfReleases() throws {
    let versions = try ["2.1.9", "3.0.8", "3.0.9", "3.3.1", "3.3.2", "3.10.0"].map {
      try #require(JPushVersion($0))
    }
    #expect(versions == versions.sorted())
  }

  /// The eleventh device of an alias, by the new call and by an older one.
  @Test(
    "jpush.code.6017, jpush.code.6027: what an alias on ten devices comes to",
    arguments: [
      (nil, 6027), ("3.3.2", 6027), ("3.3.1", 6017), ("3.1.2", 6017),
    ] as [(String?, Int)])
  func theEleventhDevice(_ version: String?, _ code: Int) {
    for request in [SDKRequest.setAlias("team"), .older(OlderCall(.block, alias: "team"))] {
      var desk = Desk.loggedIn
      for _ in 0..<10 { desk.service.setAlias("team", of: desk.service.register()) }
      desk.perform(.integrate(.version(version.flatMap { JPushVersion($0) })))
      desk.call(request)
      desk.pass(seconds: 1)
      #expect(desk.codes == [code])
      #expect(desk.steps.last?.rule.name == "jpush.code.\(code)")
      #expect(desk.device?.alias == nil)
    }
  }

  @Test(
    "jpush.connection.token: before 3.0.9 there is no login without a token",
    arguments: [(nil, true), ("3.0.9", true), ("3.0.8", false)] as [(String?, Bool)])
  func loginWithoutToken(_ version: String?, _ logsIn: Bool) {
    var desk = Desk()
    desk.perform(.integrate(.version(version.flatMap { JPushVersion($0) })))
    desk.perform(.integrate(.registersToken(false)))
    desk.app(.foreground)
    desk.pass(seconds: 5)
    #expect((desk.client.connection == .loggedIn) == logsIn)
    #expect(desk.steps.contains { $0.rule == "jpush.connection.token" } == !logsIn)
    desk.perform(.note(.registerDeviceToken("aa")))
    desk.pass(seconds: 1)
    #expect(desk.client.connection == .loggedIn)
    #expect(desk.device?.isOnline == true)
  }

  @Test("a phone that has stood for a while is not online either") func settledWithoutToken() {
    var desk = Desk()
    desk.perform(.integrate(.version(JPushVersion("3.0.8"))))
    desk.perform(.integrate(.registersToken(false)))
    desk.client.settle(in: .foreground, service: &desk.service, at: desk.now)
    #expect(desk.client.connection == .closed)
    #expect(desk.device?.isOnline == false)
  }

  @Test(arguments: [(nil, true), ("3.0.9", true), ("3.0.8", false)] as [(String?, Bool)])
  func theIDOfAMessage(_ version: String?, _ hasID: Bool) {
    let info = JPushMessage(content: "m").userInfo(
      messageID: "17", version: version.flatMap { JPushVersion($0) })
    let expected = hasID ? #"{"content":"m","_j_msgid":"17"}"# : #"{"content":"m"}"#
    #expect(String(decoding: info, as: UTF8.self) == expected)
  }
}
