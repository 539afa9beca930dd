import Phone
import Testing

/// Every row of what the app with the category AppDelegate+Jpush does (an article on JPush and iOS 10, in Chinese).
@Suite struct JPushCategoryTests {
  private static let meant = "jpush-category-as-meant"
  private static let name = "jpush-category"

  private static func broadcast(_ consignee: String) -> String {
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","message":{"msg_content":"已发货","extras":{"consignee":"\#(consignee)"}}}'"#
  }

  static let launch: [ArticleRow] = [
    ArticleRow(
      "3-1 the observer is added before registration and set-up", name, ["app install"],
      ["observes networkDidReceiveMessage", "jpush.register", "jpush.note.setup"]),
    ArticleRow(
      "3-2 registration, iOS 10 and later", name, ["app install"],
      ["registerForRemoteNotificationConfig:delegate: alert|badge|sound"]),
    ArticleRow(
      "3-2 registration, iOS 9", name, os: "9", ["app install"],
      ["registerForRemoteNotificationTypes:categories: alert|badge|sound categories:nil"]),
    ArticleRow(
      "3-2 registration, iOS 7", name, os: "7", ["app install"],
      [
        "registerForRemoteNotificationTypes:categories: alert|badge|sound categories:nil",
        "didRegisterForRemoteNotifications",
      ]),
    ArticleRow(
      "3-3 as written: the test host gets the key of the App Store", name, ["app install"],
      ["2000000000000000000000bb"], never: ["1000000000000000000000aa channel"]),
    ArticleRow(
      "3-3 as written: any other host gets the in-house key", name,
      ["app save hostUrl http://www.live.com/", "app kill", "forget", "app open"],
      ["1000000000000000000000aa channel"]),
    ArticleRow(
      "3-3 as meant: the test host gets the in-house key", meant, ["app install"],
      ["1000000000000000000000aa channel"]),
    ArticleRow(
      "3-3 as meant: the live host gets the key of the App Store", meant,
      ["app save hostUrl http://www.live.com/", "app kill", "forget", "app open"],
      ["2000000000000000000000bb"], never: ["1000000000000000000000aa channel"]),
    ArticleRow(
      "3-4 set-up: no channel, YES in both cases", name, ["app install"],
      ["channel:nil apsForProduction:YES"]),
    ArticleRow(
      "3-5 the backend goes by the in-house account: the app with the other key is unknown there", name,
      ["jpush app key=1000000000000000000000aa", "app install", "wait 10", broadcast("ann")],
      ["jpush.registration.failed"], never: ["alert view"]),
    ArticleRow(
      "3-5 all sides go by one account: it arrives", meant,
      [
        "jpush app key=1000000000000000000000aa", "app install", "wait 10", "app save user ann",
        broadcast("ann"),
      ],
      ["jpush.connection.registered", "shows an alert view: 已发货"]),
  ]

  static let notifications: [ArticleRow] = [
    ArticleRow(
      "3-6 in front, iOS 10 and later: report, banner", name, ["forget", Sent.jpush("{}")],
      ["willPresent", "shown", "jpush.report.arrival"], never: ["sound default"]),
    ArticleRow(
      "3-6 a local notification is not reported", name, [#"local add "hi" in 1s"#, "wait 3"],
      ["willPresent", "shown"], never: ["jpush.report"]),
    ArticleRow(
      "3-7 tap, iOS 10 and later: report, handler", name,
      ["app background", Sent.jpush("{}"), "forget", "tap 1"],
      ["didReceive", "completionHandler", "jpush.report.tap"]),
    ArticleRow(
      "3-8 iOS 7: report, newData", name, os: "7", ["forget", Sent.jpush("{}")],
      ["didReceiveRemoteNotification", "newData", "jpush.report.arrival"]),
    ArticleRow(
      "3-8 iOS 6: report, no handler", name, os: "6", ["forget", Sent.jpush("{}")],
      ["didReceiveRemoteNotification", "jpush.report.arrival"], never: ["newData"]),
    ArticleRow(
      "3-9 iOS 8: registers once the settings are there", name, os: "8",
      ["app install", "forget", "allow"],
      [
        "ios.permission.settings: didRegisterUserNotificationSettings", "registerForRemoteNotifications",
        "didRegisterForRemoteNotifications",
      ]),
    ArticleRow(
      "3-12 a local notification in front before iOS 10: no banner", name, os: "9",
      [#"uilocal add "hi" in 1s"#, "wait 3"], ["dropped"], never: ["shown"]),
    ArticleRow(
      "3-12 and one in the background: a banner", name, os: "9",
      [#"uilocal add "hi" in 5s"#, "app background", "wait 8"], ["shown"]),
    ArticleRow(
      "3-13 iOS 10 without the pair of delegate methods: the app hears of no tap", name,
      [
        "app method willPresent off", "app method didReceive off", "app background",
        Sent.jpush("{}"), "forget", "tap 1",
      ], ["ios.tap.vendor"], never: ["didReceiveRemoteNotification", "didReceive("]),
    ArticleRow(
      "3-13 nor of a push in front", name,
      [
        "app method willPresent off", "app method didReceive off", "forget",
        Sent.jpush("{}"),
      ], ["ios.front.vendor"], never: ["didReceiveRemoteNotification", "willPresent(", "shown"]),
    ArticleRow(
      "3-14 a token", name, ["app install"], ["jpush.note.token: registerDeviceToken:"]),
    ArticleRow(
      "3-14 no token: the log alone", name, ["app remove", "app entitlement push off", "app install"],
      ["logs: did Fail To Register"], never: ["registerDeviceToken:"]),
  ]

  static let messages: [ArticleRow] = [
    ArticleRow(
      "3-10 custom message: an alert view without a title, extras ignored", name,
      [#"message "hello" extras.a=b"#, "dialog close 取消"],
      ["logs: hello", "shows an alert view: hello", "taps 取消: hello"]),
    ArticleRow(
      "3-10 a second one lies over the first: alert views are not refused", name,
      [#"message "one""#, #"message "two""#, "dialog close 确定", "dialog close 确定"],
      ["alert view: one", "alert view: two", "taps 确定: two", "taps 确定: one"], never: ["app.modal"]),
    ArticleRow(
      "3-12 a custom message comes in front only, and is kept meanwhile", name,
      ["app background", #"message "later""#, "forget", "app open", "wait 5"],
      ["didBecomeActive", "shows an alert view: later"]),
    ArticleRow(
      "3-12 a broadcast", name, [broadcast("x")], ["shows an alert view"]),
    ArticleRow(
      "3-12 a tag", name,
      [
        "sdk addTags vip", "wait 5",
        #"jpush request POST /v3/push json:'{"platform":"all","audience":{"tag":["vip"]},"message":{"msg_content":"t"}}'"#,
      ], ["shows an alert view: t"]),
    ArticleRow(
      "3-12 an alias", name,
      [
        "sdk setAlias ann", "wait 5",
        #"jpush request POST /v3/push json:'{"platform":"all","audience":{"alias":["ann"]},"message":{"msg_content":"t"}}'"#,
      ], ["shows an alert view: t"]),
    ArticleRow(
      "3-12 a segment, which the portal alone can fill", name,
      [
        #"jpush request POST /v3/push json:'{"platform":"all","audience":{"segment":["s1"]},"message":{"msg_content":"t"}}'"#
      ], ["1011"], never: ["alert view"]),
  ]

  @Test(arguments: launch + notifications + messages) func row(_ row: ArticleRow) throws { try row.check() }

  /// 3-11: a broadcast to three phones; the text wants one dialog, the code shows three.
  @Test(arguments: [("jpush-category", 3), ("jpush-category-as-meant", 1)])
  func theConsigneeAlone(_ profile: String, _ dialogs: Int) throws {
    var run = try ArticleRun(profile)
    try run.play("phone add 2")
    for (phone, user) in [(1, "ann"), (2, "bob"), (3, "cai")] {
      try run.play(
        "@\(phone) app profile \(profile)", "@\(phone) app save user \(user)", "@\(phone) app kill",
        "@\(phone) app open", "wait 10")
    }
    try run.play("forget", Self.broadcast("bob"), "wait 2")
    let shown = (1...3).filter { number in
      run.world.device(PhoneNumber(number))?.phone.screen.dialog?.text == "已发货"
    }
    #expect(shown.count == dialogs)
    #expect(shown.contains(2))
  }
}
