import Language
import Phone
import Testing

@testable import Getui

/// Every call by its own name, and every command back from its line.
@Suite struct GrammarTests {
  static let phone = Grammar(GetuiGrammar.specs)
  static let service = Grammar(GetuiGrammar.serviceSpecs)

  @Test(arguments: [
    ("sdk startSdkWithAppId app", GetuiCommand.call(.start(appID: "app", credentialsAreRight: true))),
    (
      "sdk startSdkWithAppId app credentials=wrong",
      .call(.start(appID: "app", credentialsAreRight: false))
    ),
    (
      "sdk registerRemoteNotification badge,sound,alert",
      .call(.registerRemoteNotification(["badge", "sound", "alert"]))
    ),
    ("sdk getui.setTags vip,game sequenceNum=1", .call(.setTags(["vip", "game"], sequenceNumber: "1"))),
    ("sdk getui.setTags vip", .call(.setTags(["vip"], sequenceNumber: nil))),
    ("sdk getui.setTags vip sequenceNum=", .call(.setTags(["vip"], sequenceNumber: ""))),
    ("sdk queryTag 1", .call(.queryTag(sequenceNumber: "1"))),
    ("sdk bindAlias user_42", .call(.bindAlias("user_42", sequenceNumber: nil))),
    (
      "sdk unbindAlias user_42 isSelf=off",
      .call(.unbindAlias("user_42", sequenceNumber: nil, isSelf: false))
    ),
    ("sdk getui.setBadge 3", .call(.setBadge(3))),
    ("sdk getui.resetBadge", .call(.resetBadge)),
    ("sdk clearAllNotificationForNotificationBar", .call(.clearAllNotifications)),
    ("sdk setPushModeForOff on", .call(.setPushModeForOff(true))),
    ("sdk runBackgroundEnable off", .call(.runBackground(false))),
    ("sdk lbsLocationEnable on andUserVerify=off", .call(.locate(isOn: true, asksUser: false))),
    (
      "sdk sendFeedbackMessage 60002 andTaskId=t andMsgId=m",
      .call(.sendFeedback(action: 60002, task: "t", message: "m"))
    ),
    (
      "sdk handleApplinkFeedback https://link.gl.ink/getui?n=a",
      .call(.handleApplink("https://link.gl.ink/getui?n=a"))
    ),
    ("sdk sendMessage json:'hi'", .call(.sendMessage(Array("hi".utf8), task: nil))),
    (
      "sdk registerLiveActivity order1 activityToken=aa sequenceNum=1",
      .call(.registerLiveActivity(id: "order1", token: "aa", sequenceNumber: "1"))
    ),
    (
      "sdk registerLiveActivity Order pushToStartToken=bb sequenceNum=2",
      .call(.registerPushToStart(attributes: "Order", token: "bb", sequenceNumber: "2"))
    ),
    (
      "sdk registerControlsTokens sequenceNum=3 tokens.light=cc",
      .call(.registerControls([Pair("light", "cc")], sequenceNumber: "3"))
    ),
    ("getui ext destory", .extensionCall(.destroy)),
    ("getui popup show info.id=7", .occasion(.popupShown([Pair("id", "7")]))),
    ("getui prompt denied", .occasion(.authorization(isGranted: false))),
    ("getui code extension counting", .integrate(.serviceExtension(.counting))),
    ("getui code handler twice", .integrate(.handler(.twice))),
    ("getui resource https://a.example/1", .resource(MediaResource(url: "https://a.example/1"))),
    (
      "getui resource https://a.example/1 missing=on time=1s",
      .resource(MediaResource(url: "https://a.example/1", bytes: nil, duration: 1_000_000))
    ),
    ("getui grace 30s", .grace(30_000_000)),
    (
      "getui push {} title=T badge=+1 strategy=2",
      .push(GetuiDraft(text: "{}", title: "T", badge: "+1", strategy: 2))
    ),
  ])
  func reads(_ line: String, _ command: GetuiCommand) throws {
    #expect(try Self.phone.parse(line) == command)
  }

  @Test(arguments: [
    (
      "getui request POST /v2/app/push/all json:'{}' as=token:3",
      GetuiServiceCommand.request(
        GetuiRequest(
          method: "POST", target: "/v2/app/push/all", body: Array("{}".utf8), credential: .token(3)))
    ),
    (
      "getui request GET /v2/app/report/push/task/x?actionIdList=1,2",
      .request(
        GetuiRequest(
          method: "GET", target: "/v2/app/report/push/task/x?actionIdList=1,2", credential: .trusted))
    ),
    ("getui right fast-tag off", .change(.right(.fastTag, false))),
    ("getui limit app-per-minute 9", .change(.limit(.appPerMinute, 9))),
    ("getui clock 2h", .change(.clock(7_200_000_000))),
    ("getui app id=a key=k", .change(.app(id: "a", key: "k"))),
    ("getui upstream on", .change(.backendServer(true))),
  ])
  func readsTheService(_ line: String, _ command: GetuiServiceCommand) throws {
    #expect(try Self.service.parse(line) == command)
  }

  @Test func aCredentialThatDoesNotExistIsRefusedInItsPlace() {
    let error = #expect(throws: LanguageError.self) {
      try Self.service.parse("getui request GET /v2/app/x as=anybody")
    }
    #expect(error?.column == 29)
    #expect(error?.reason.id == "getui.credential.unknown")
  }

  @Test(arguments: 0..<400)
  func printingThenReadingGivesTheCommandBack(_ seed: UInt64) throws {
    var random = RandomCommands(seed: seed)
    let command = random.phoneCommand()
    let line = try #require(Self.phone.print(command))
    #expect(!line.utf8.contains(UInt8(ascii: "\n")))
    #expect(try Self.phone.parse(line) == command, "\(line)")
  }

  @Test(arguments: 0..<200)
  func theSameForTheService(_ seed: UInt64) throws {
    var random = RandomCommands(seed: seed)
    let command = random.serviceCommand()
    let line = try #require(Self.service.print(command))
    #expect(!line.utf8.contains(UInt8(ascii: "\n")))
    #expect(try Self.service.parse(line) == command, "\(line)")
  }
}
