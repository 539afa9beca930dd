import Phone
import Testing

/// Every row of what the app of “极光推送集成” does (www.jianshu.com, by its title; AppDelegate+MEJPush).
@Suite struct MEJPushTests {
  private static let observers =
    "observes networkDidReceiveMessage, serviceError"
  private static let jump = "present"
  private static let inAPS = Sent.apns(#"{"alert":"a","isPush":"1"}"#)

  static let launch: [ArticleRow] = [
    ArticleRow(
      "2-1 launch, iOS 10 and later: config with alert, badge and sound", "mejpush", ["app install"],
      ["jpush.register: registerForRemoteNotificationConfig:delegate: alert|badge|sound"],
      never: ["registerForRemoteNotificationTypes"]),
    ArticleRow(
      "2-2 launch, iOS 9: types, no categories", "mejpush", os: "9", ["app install"],
      ["jpush.register: registerForRemoteNotificationTypes:categories: alert|badge|sound categories:nil"],
      never: ["registerForRemoteNotificationConfig"]),
    ArticleRow(
      "2-2 launch, iOS 8: types, no categories", "mejpush", os: "8", ["app install"],
      ["jpush.register: registerForRemoteNotificationTypes:categories: alert|badge|sound categories:nil"]),
    ArticleRow(
      "2-3 launch before iOS 8: no registration, so nothing comes over APNs", "mejpush", os: "7",
      ["app install", "wait 5", "allow", "app background", Sent.jpush("{}")],
      ["jpush.note.setup"],
      never: ["registerForRemoteNotification", "didRegisterForRemoteNotifications", "shown"]),
    ArticleRow(
      "2-4 any launch: set-up with NO, debug log, eight observers", "mejpush", ["app install"],
      [
        "observes networkIsConnecting, networkDidSetup, networkDidClose",
        "observes networkDidRegister, networkFailedRegister, networkDidLogin", observers,
        "jpush.note.setup: setupWithOption:appKey:channel:apsForProduction: 0c5ab09f3e7d41a2b6c8e190 channel:kJPush_channel apsForProduction:NO",
        "jpush.note.log: setDebugMode",
      ]),
    ArticleRow(
      "2-4 as meant: a live app says YES", "mejpush-as-meant", ["app install"], ["apsForProduction:YES"]),
    ArticleRow(
      "2-5 every didFinishLaunching: the icon's badge and the server's are 0", "mejpush",
      ["app icon-badge 5", "sdk setBadge 5", "wait 5", "app kill", "forget", "app open", "wait 5"],
      ["didFinishLaunching", "ios.icon-badge.zero: badge 5 → 0", "jpush.badge.upload: server badge 5 → 0"]),
    ArticleRow(
      "2-5 not on return to the front", "mejpush",
      ["app icon-badge 5", "app background", "forget", "app open", "wait 5"], ["willEnterForeground"],
      never: ["icon-badge", "resetBadge"]),
    ArticleRow(
      "2-6 cold start by a tap: the whole launchOptions go to the jump", "mejpush",
      ["app kill", Sent.jpush(#"{"isPush":"1"}"#), "forget", "tap 1"],
      [
        "didFinishLaunching", "runs goToMssageViewController",
        #"saves jpushReceiveData: {"UIApplicationLaunchOptionsRemoteNotificationKey":{"aps""#,
      ], never: ["presents the page"]),
  ]

  static let arrivals: [ArticleRow] = [
    ArticleRow(
      "2-7 in front, iOS 10 and later: log, report, banner without sound and badge, no jump", "mejpush",
      ["forget", Sent.jpush("{}")],
      ["willPresent", "logs: iOS10 前台收到远程通知", "[.alert]", "shown: banner, list", "jpush.report.arrival"],
      never: ["runs", "♪", "@1 ios.badge"]),
    ArticleRow(
      "2-8 tap, iOS 10 and later: jump with aps, report, handler", "mejpush",
      ["app background", Sent.jpush("{}"), "forget", "tap 1"],
      [
        "didReceive", "logs: content =[hello], badge=[3], sound=[default]", "runs goTo",
        #"saves jpushReceiveData: {"alert":"hello""#, "completionHandler", "jpush.report.tap",
      ]),
    ArticleRow(
      "2-9 local notification, iOS 10 and later: shown, no jump, no report", "mejpush",
      [#"local add "hi" in 1s"#, "wait 3", "tap 1"], ["willPresent", "shown", "didReceive"],
      never: ["runs", "jpush.report", "logs: iOS10"]),
    ArticleRow(
      "2-10 iOS 9, arrival in front: log, jump with aps, report, newData", "mejpush", os: "9",
      ["forget", Sent.jpush(#"{"customizeExtras":"x"}"#)],
      [
        "didReceiveRemoteNotification",
        "logs: content =[hello], badge=[3], sound=[default], customize field  =[x]", "runs goTo",
        "newData", "jpush.report.arrival",
      ]),
    ArticleRow(
      "2-10 iOS 7, tap", "mejpush", os: "8",
      ["app background", Sent.jpush("{}"), "forget", "tap 1"],
      ["didReceiveRemoteNotification(inactive", "runs goTo", "newData", "jpush.report.tap"]),
    ArticleRow(
      "2-10 no look at the state: jumps although it arrives in front", "mejpush", os: "9", [inAPS],
      ["didReceiveRemoteNotification(active", "presents the page Mine/MessageManage_VC"]),
    ArticleRow(
      "2-11 iOS 9, a button: the same, and the handler takes nothing", "mejpush", os: "9",
      [
        "category ORDER action TRACK foreground", "app background",
        Sent.jpush("{}").replacing(#""alert":"hello""#, with: #""alert":"a","category":"ORDER""#), "forget",
        "tap 1 action=TRACK",
      ],
      [
        "handleActionWithIdentifier", "logs: content =[a]", "runs goTo", "completionHandler()",
        "jpush.report.tap",
      ]),
  ]

  static let jumps: [ArticleRow] = [
    ArticleRow(
      "2-12 isPush is the string 1: stores the dictionary and presents the page", "mejpush",
      ["app background", inAPS, "forget", "tap 1"],
      [#"saves jpushReceiveData: {"alert":"a","isPush":"1"}"#, "presents the page Mine/MessageManage_VC"]),
    ArticleRow(
      "2-12 another isPush: stores it, and that is all", "mejpush",
      ["app background", Sent.apns(#"{"alert":"a","isPush":"0"}"#), "forget", "tap 1"],
      ["saves jpushReceiveData"], never: ["presents"]),
    ArticleRow(
      "2-12 no dictionary: nothing", "mejpush", os: "9", [#"push json:'{"x":1}'"#],
      ["didReceiveRemoteNotification", "runs goTo"], never: ["saves jpushReceiveData", "presents"]),
    ArticleRow(
      "2-13 as written: isPush of JPush's extras never jumps, tapped in the background", "mejpush",
      ["app background", Sent.jpush(#"{"isPush":"1"}"#), "tap 1"], ["runs goTo"], never: ["presents"]),
    ArticleRow(
      "2-13 as written: nor at a cold start", "mejpush",
      ["app kill", Sent.jpush(#"{"isPush":"1"}"#), "tap 1"], ["runs goTo", "runs goTo"],
      never: ["presents"]),
    ArticleRow(
      "2-13 as meant: it opens the page, tapped in the background", "mejpush-as-meant",
      ["app background", Sent.jpush(#"{"isPush":"1"}"#), "tap 1"],
      ["runs goTo", "presents the page Mine/MessageManage_VC"]),
    ArticleRow(
      "2-13 as meant: and at a cold start", "mejpush-as-meant",
      ["app kill", Sent.jpush(#"{"isPush":"1"}"#), "tap 1"],
      ["didFinishLaunching", "presents the page Mine/MessageManage_VC"]),
    ArticleRow(
      "2-14 isPush is the number 1: an exception", "mejpush",
      ["app background", Sent.apns(#"{"alert":"a","isPush":1}"#), "tap 1"],
      ["throws: isEqualToString: unrecognized selector", "app.crash"], never: ["presents"]),
    ArticleRow(
      "2-14 as meant: the same, now with JPush's extras", "mejpush-as-meant",
      ["app background", Sent.jpush(#"{"isPush":1}"#), "tap 1"],
      ["throws: isEqualToString: unrecognized selector", "app.crash"], never: ["presents"]),
  ]

  static let connection: [ArticleRow] = [
    ArticleRow(
      "2-15 login: asks for the registration ID, reads it anew and saves that", "mejpush",
      ["app install", "wait 10"],
      [
        "jpush.connection.login", "jpush.registration.ask", "jpush.registration.answer",
        "saves jpushRegistrationID: ", "jpush.registration.read",
      ]),
    ArticleRow(
      "2-15 without a registration there is nothing to save", "mejpush",
      [
        "app remove", "jpush code simulator on", "app install", "wait 30",
        "sdk registrationIDCompletionHandler", "wait 30",
      ],
      ["jpush.code.1011"], never: ["saves jpushRegistrationID"]),
    ArticleRow(
      "2-15 other codes are not looked at, but bring no ID either", "mejpush",
      [
        "app remove", "jpush code key no-ios", "app install", "sdk registrationIDCompletionHandler",
        "wait 10",
      ],
      ["jpush.registration.failed"], never: ["saves jpushRegistrationID"]),
    ArticleRow(
      "2-16 custom message: a dialog with the extras within the extras", "mejpush",
      [#"message "hello" extras.extras=R"#, "dialog close 好", "dialog close 确认", "dialog close"],
      [
        "logs: 收到消息(非APNS)", "shows a dialog: APNs自定义推送消息: R, 本次推送的内容为:hello",
        "belfry.dialog.button", "app.dialog.closed: taps 确认: APNs自定义推送消息", "belfry.dialog.none",
      ]),
    ArticleRow(
      "2-16 without them it reads (null)", "mejpush", [#"message "hello" extras.other=R"#],
      ["shows a dialog: APNs自定义推送消息: (null), 本次推送的内容为:hello"]),
    ArticleRow(
      "2-17 a second message while the dialog is up: UIKit refuses, the dialog is lost", "mejpush",
      [#"message "one""#, #"message "two""#, "dialog close"],
      [
        "shows a dialog: APNs自定义推送消息: (null), 本次推送的内容为:one",
        "app.modal: not presented: APNs自定义推送消息: (null), 本次推送的内容为:two",
        "app.dialog.closed: taps 确认: APNs自定义推送消息: (null), 本次推送的内容为:one",
      ]),
    ArticleRow(
      "2-18 other notifications: the log alone", "mejpush",
      ["forget", "app background", "app open", "wait 5"],
      ["logs: 关闭连接 (null)", "logs: 正在连接 (null)", "logs: 建立连接 (null)", "logs: 已登录  (null)"],
      never: ["shows a dialog"]),
    ArticleRow(
      "2-18 and one that failed", "mejpush",
      ["app remove", "jpush code key no-ios", "app install", "wait 10"], ["logs: 注册失败 (null)"]),
    ArticleRow(
      "2-19 no token: the log alone", "mejpush", ["app remove", "app entitlement push off", "app install"],
      [
        "ios.register.entitlement: didFailToRegisterForRemoteNotifications",
        "logs: did Fail To Register For Remote Notifications With Error: no valid",
      ], never: ["registerDeviceToken"]),
    ArticleRow(
      "2-20 a token: the log, then registerDeviceToken:", "mejpush", ["app install"],
      ["didRegisterForRemoteNotifications", "logs: deviceToken---", "jpush.note.token: registerDeviceToken:"]),
    ArticleRow(
      "2-21 a method that nobody observes with is never called", "mejpush",
      [#"message "hello""#], ["logs: 收到消息"], never: ["kJPFNetworkDidReceiveMessageNotification:"]),
  ]

  @Test(arguments: launch + arrivals + jumps + connection) func row(_ row: ArticleRow) throws {
    try row.check()
  }

  /// A message is shown once, whatever methods the app has for it.
  @Test func oneMessageOneDialog() throws {
    var run = try ArticleRun("mejpush")
    try run.play(#"message "hello""#)
    #expect(run.said.count { $0.contains("shows a dialog") } == 1)
    #expect(run.phone.screen.dialog?.buttons == ["确认"])
    try run.play("app kill")
    #expect(run.phone.screen.isFree)
  }

  @Test func theBadgesAreZeroAfterTheLaunch() throws {
    var run = try ArticleRun("mejpush")
    try run.play("app icon-badge 5", "sdk setBadge 5", "wait 5", "app kill", "app open", "wait 5")
    #expect(run.phone.badge.number == 0)
    try run.play("app icon-badge 5", "app background", "app open")
    #expect(run.phone.badge.number == 5)
  }
}
