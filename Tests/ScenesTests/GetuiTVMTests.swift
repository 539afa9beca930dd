import Phone
import Testing

/// Every row of what the app of “『ios』个推集成适配 9.0起步” does (www.jianshu.com, by its title).
@Suite struct GetuiTVMTests {
  private static let name = "getui-tvm"
  private static let meant = "getui-tvm-as-meant"
  private static let message = Sent.getui(#"{"msgInfo":{"title":"T","body":"B"},"n":1}"#)
  private static let other = Sent.getui(#"{"msgInfo":{"title":"U","body":"C"}}"#).replacing(
    "article-01", with: "article-02")

  static let online: [ArticleRow] = [
    ArticleRow(
      "1 iOS 10, in front, online: a notification of its own after a second", name, [message, "wait 3"],
      ["GeTuiSdkDidReceivePayloadData", "ios.local.add", "willPresent", "shown"]),
    ArticleRow(
      "1 the state is not looked at: the same in the background while the socket stands", name,
      ["getui grace 60s", "app background", message, "wait 3"],
      ["GeTuiSdkDidReceivePayloadData", "ios.local.add", "shown"]),
    ArticleRow(
      "2 iOS 9: at once, and nothing is shown in front", name, os: "9", [message, "wait 3"],
      ["ios.local.schedule", "didReceiveLocalNotification"]),
    ArticleRow(
      "3 after posting: the icon's number goes up by one, and Getui hears of it", name,
      ["app icon-badge 4", "forget", message, "wait 3"],
      ["ios.icon-badge: badge 4 → 5", "setBadge: 5", "server badge"]),
    ArticleRow(
      "4 stored message: no notification of the app's own", name,
      ["app kill", message, "forget", "app open", "wait 10"], ["GeTuiSdkDidReceivePayloadData"],
      never: ["ios.local.add"]),
    ArticleRow(
      "11 a second notification of one identifier takes the place of the first", name,
      [message, "wait 3", other, "wait 3"], ["ios.local.add", "shown", "ios.local.add", "replaced", "shown"]),
    ArticleRow(
      "17 the payload is no JSON: title and body read (null)", name, [Sent.getui("plain"), "wait 3"],
      ["ios.local.add"]),
    ArticleRow(
      "17 msgInfo is missing: the same", name, [Sent.getui(#"{"x":1}"#), "wait 3"], ["ios.local.add"]),
  ]

  static let taps: [ArticleRow] = [
    ArticleRow(
      "5 stored message, the banner is tapped: one jump", name,
      ["app kill", message, "forget", "tap 1", "wait 10"],
      ["didReceive(", "remembers isResponseUserNotification", "opens the screen jumpWithUserInfo: T"]),
    ArticleRow(
      "5 as written: the flag stays, so every stored message jumps", name,
      ["app kill", message, other, "forget", "tap 1", "wait 10"],
      ["opens the screen jumpWithUserInfo", "opens the screen jumpWithUserInfo"]),
    ArticleRow(
      "6 the icon is tapped: no jump", name, ["app kill", message, "forget", "app open", "wait 10"],
      ["GeTuiSdkDidReceivePayloadData"], never: ["opens the screen"]),
    ArticleRow(
      "7 iOS 9, the banner is tapped: the flag by the inactive state, newData, then as 5", name, os: "9",
      ["app kill", message, "forget", "tap 1", "wait 10"],
      [
        "didReceiveRemoteNotification(inactive", "remembers isResponseUserNotification", "newData",
        "opens the screen jumpWithUserInfo: T",
      ]),
    ArticleRow(
      "8 applicationWillResignActive takes the flag back", name,
      ["app background", Sent.apns(#"{"alert":"a"}"#), "tap 1", "forget", "app background"],
      ["willResignActive", "forgets isResponseUserNotification"]),
    ArticleRow(
      "9 iOS 10, a tap on its own notification: jumps from its userInfo", name,
      [message, "wait 3", "forget", "tap 1"],
      ["didReceive(", "opens the screen jumpWithUserInfo: T", "remembers isResponseUserNotification"]),
    ArticleRow(
      "9 as meant: without the flag", meant, [message, "wait 3", "forget", "tap 1"],
      ["opens the screen jumpWithUserInfo: T"], never: ["remembers"]),
    ArticleRow(
      "10 iOS 9, a tap on its own notification from outside: jumps", name, os: "9",
      ["getui grace 60s", "app background", message, "wait 3", "forget", "tap 1"],
      ["didReceiveLocalNotification(inactive", "opens the screen jumpWithUserInfo: T"]),
    ArticleRow(
      "10 in an active app: ignored", name, os: "9", [message, "wait 3"],
      ["didReceiveLocalNotification(active"], never: ["opens the screen"]),
    ArticleRow(
      "14 every tap of iOS 10 is reported, willPresent is not", name,
      [message, "wait 3", "tap 1"], ["willPresent", "didReceive(", "handleRemoteNotification:"]),
    ArticleRow(
      "14 iOS 9 reports what comes with a handler", name, os: "9", [Sent.apns(#"{"alert":"a"}"#)],
      ["didReceiveRemoteNotification", "handleRemoteNotification:"]),
    ArticleRow(
      "14 the old form of iOS 6 reports nothing", name, os: "6", [Sent.apns(#"{"alert":"a"}"#)],
      ["didReceiveRemoteNotification", "logs: "], never: ["handleRemoteNotification:"]),
  ]

  static let setUp: [ArticleRow] = [
    ArticleRow(
      "12 a wrong clock: no token, so nothing in the background", name,
      ["app remove", "phone clock wrong", "app install", "allow", "wait 10", "app kill", "forget", message],
      ["apns.token.unregistered", "getui.halt.token"], never: ["shown", "didRegisterForRemoteNotifications"]),
    ArticleRow(
      "12 in front it works all the same", name,
      ["app remove", "phone clock wrong", "app install", "allow", "wait 10", "forget", message, "wait 3"],
      ["GeTuiSdkDidReceivePayloadData", "shown"]),
    ArticleRow(
      "12 the clock is right again: the token comes", name,
      ["app remove", "phone clock wrong", "app install", "allow", "wait 10", "phone clock right"],
      ["ios.register.clock", "didRegisterForRemoteNotifications", "registerDeviceToken:"]),
    ArticleRow(
      "13 not running: out of date, auto_badge counts up", name, ["app kill", "forget", message],
      ["badge 0 → 1"]),
    ArticleRow(
      "15 the notification of a push shows nothing online", name,
      [
        message.replacing(
          #""transmission":"{\"msgInfo\":{\"title\":\"T\",\"body\":\"B\"},\"n\":1}""#,
          with: #""notification":{"title":"N","body":"M","click_type":"none"}"#), "wait 3",
      ], ["getui.halt.notification", "GeTuiSdkDidReceivePayloadData"]),
    ArticleRow(
      "16 the app has no service extension", name,
      ["app background", Sent.apns(#"{"alert":"a","mutable-content":1}"#)], ["no service extension"]),
    ArticleRow(
      "18 launch, iOS 10 and later: asks, then registers", name, ["app install"],
      ["requestAuthorization", "registerForRemoteNotifications", "didRegisterForRemoteNotifications"]),
    ArticleRow(
      "18 launch, iOS 9: both at once, and again once the settings are there", name, os: "9",
      ["app install", "allow"],
      [
        "registerForRemoteNotifications", "requestAuthorization", "didRegisterUserNotificationSettings",
        "registerForRemoteNotifications",
      ]),
    ArticleRow(
      "18 launch before iOS 8: the types", name, os: "7", ["app install"],
      ["requestAuthorization", "registerForRemoteNotifications"]),
    ArticleRow(
      "19 token: registered with Getui; cid: the log alone", name, ["app install", "wait 10"],
      ["registerDeviceToken:", "logs: >>>[GeTuiSdk RegisterClient]:"]),
  ]

  @Test(arguments: online + taps + setUp) func row(_ row: ArticleRow) throws { try row.check() }

  /// 1 and 2: what the notification says, and what its userInfo holds.
  @Test(arguments: [
    ("getui-tvm", "17", "T", "B", false), ("getui-tvm-as-meant", "17", "T", "B", true),
    ("getui-tvm", "9", "", "T", true), ("getui-tvm-as-meant", "9", "", "B", true),
  ])
  func theOwnNotification(
    _ profile: String, _ os: String, _ title: String, _ body: String, _ hasIdentifier: Bool
  ) throws {
    var run = try ArticleRun(profile, os: os)
    try run.play("getui grace 60s", "app background", Self.message, "wait 3")
    let payload = try #require(run.phone.centre.entries.first?.payload)
    #expect((payload.alert?.title?.shown ?? "") == title)
    #expect(payload.alert?.body?.shown == body)
    let root = payload.document.root
    #expect(root["n"]?.integer == 1)
    #expect(root["msgInfo"]?["title"]?.string == "T")
    #expect(root["identifier"]?.string == (hasIdentifier ? "TVMLocalPushKey" : nil))
  }

  /// 5 and 9: as meant, a tap jumps once.
  @Test(arguments: [("getui-tvm", 2), ("getui-tvm-as-meant", 1)])
  func howOftenATapJumps(_ profile: String, _ jumps: Int) throws {
    var run = try ArticleRun(profile)
    try run.play("app kill", Self.message, Self.other, "forget", "tap 1", "wait 10")
    #expect(run.said.count { $0.contains("opens the screen") } == jumps)
  }

  /// 17: the texts.
  @Test(arguments: ["plain", #"{"x":1}"#]) func whatIsMissingReadsNull(_ text: String) throws {
    var run = try ArticleRun(Self.name)
    try run.play("getui grace 60s", "app background", Sent.getui(text), "wait 3")
    let alert = try #require(run.phone.centre.entries.first?.payload.alert)
    #expect(alert.title?.shown == "(null)")
    #expect(alert.body?.shown == "(null)")
  }

  @Test func theIconCountsUp() throws {
    var run = try ArticleRun(Self.name)
    try run.play("app icon-badge 4", Self.message, "wait 3")
    #expect(run.phone.badge.number == 5)
  }
}
