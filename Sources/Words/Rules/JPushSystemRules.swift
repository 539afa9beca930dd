/// What JPush's calls do that go through to iOS, its set-up and its part in the service extension.
let jpushSystemRules: [Rule] = jpushLocalRules + jpushSetUpRules

private let local = "docs.jiguang.cn, iOS SDK API, local notifications"
private let header = "JPUSHService.h"

private let jpushLocalRules: [Rule] = [
  Rule(
    "jpush.local", .documented, source: local,
    en: "The SDK does it with the interface that the iOS version has.", zh: "SDK 用当前 iOS 版本的接口完成调用。"),
  Rule(
    "jpush.local.older", .documented, source: local,
    en: "A call from before SDK 2.1.9: the SDK does it with UILocalNotification.",
    zh: "2.1.9 之前的接口：SDK 用 UILocalNotification 完成调用。"),
  Rule("jpush.local.done", .documented, source: local, en: "iOS did what was asked.", zh: "iOS 已完成。"),
  Rule(
    "jpush.local.added", .documented, source: local,
    en: "The app gets the notification that was registered.", zh: "应用得到已注册的通知对象。"),
  Rule(
    "jpush.local.found", .documented, source: local,
    en:
      "On iOS 10 and later `delivered` decides whether the list is searched or what waits; below it, what waits.",
    zh: "iOS 10 及以上由 delivered 决定查找通知中心还是待触发的通知；iOS 10 以下只查找未触发的。"),
  Rule(
    "jpush.local.trigger", .reported,
    source: "\(header), JPushNotificationTrigger; github.com/jpush/jpush-react-native issue 422",
    en:
      "From iOS 10 on region, date components or a time interval must be set; a fire date counts below iOS 10 only.",
    zh: "iOS 10 起必须设置 region、dateComponents 或 timeInterval；fireDate 仅在 iOS 10 以下有效。"),
  Rule(
    "jpush.local.past", .documented, source: local,
    en: "The fire date must lie ahead and must not be nil.", zh: "fireDate 必须大于当前时间，且不能为空。"),
  Rule(
    "jpush.local.full", .documented, source: local,
    en: "Fewer than 64 notifications may be registered.", zh: "注册的通知数目必须小于 64 个。"),
  Rule(
    "jpush.local.refused", .documented, source: local,
    en: "iOS did not take the request, so the app gets nil.", zh: "iOS 没有接受请求，应用得到 nil。"),
  Rule(
    "jpush.local.handler", .documented, source: local,
    en: "Without findCompletionHandler there is no result.", zh: "不设置 findCompletionHandler 就得不到结果。"),
  Rule("jpush.local.key", .documented, source: local, en: "The argument must not be nil.", zh: "参数不能为 nil。"),
  Rule(
    "jpush.local.undefined", .assumed, source: "",
    en: "What findNotification: finds for an identifier of nil, nobody says.",
    zh: "identifier 为 nil 时 findNotification: 的结果没有说明。"),
  Rule(
    "jpush.local.front", .documented, source: local,
    en: "The SDK shows a UIAlertView for the notification that the app in front has just received.",
    zh: "SDK 以 UIAlertView 显示前台应用刚收到的本地通知。"),
  Rule(
    "jpush.local.front.os", .documented, source: local,
    en: "Below iOS 10 only; later the answer of willPresent decides.", zh: "仅支持 iOS 10 以下；之后由 willPresent 决定。"
  ),
  Rule(
    "jpush.local.front.none", .documented, source: local,
    en: "Only a notification with the given key is shown.", zh: "只显示指定标识符的通知。"),
]

private let jpushSetUpRules: [Rule] = [
  Rule(
    "jpush.note.setup", .documented, source: "docs.jiguang.cn, iOS SDK API, set-up",
    en:
      "The SDK is set up with this AppKey. Which of Apple's two worlds the token belongs to, the profile decides.",
    zh: "SDK 以该 AppKey 初始化。token 属于哪个环境由签名描述文件决定。"),
  Rule(
    "jpush.register", .documented, source: "\(header), JPUSHRegisterEntity",
    en: "The app registers for these types; of the mask, alert, sound and badge show.",
    zh: "应用注册这些类型；其中 alert、sound、badge 影响展示。"),
  Rule(
    "jpush.register.categories", .documented, source: "docs.jiguang.cn, iOS SDK API, set-up",
    en: "Below iOS 8 there are no categories: the argument must be nil.", zh: "iOS 8 以下没有 category，参数必须为 nil。"
  ),
  Rule(
    "jpush.permission", .documented, source: "\(header), requestNotificationAuthorization:",
    en: "The app asks the SDK what the person has allowed.", zh: "应用通过 SDK 查询授权状态。"),
  Rule(
    "jpush.permission.status", .documented, source: "\(header), requestNotificationAuthorization:",
    en: "0 not determined, 1 denied, 2 authorized, 3 provisional.", zh: "0 未决定，1 拒绝，2 已授权，3 临时授权。"),
  Rule(
    "jpush.fence.delegate", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "The app is told of fences from now on; it needs the permission to know the place always.",
    zh: "此后围栏触发会回调应用；需要“始终”定位权限。"),
  Rule(
    "jpush.fence.period", .documented, source: "\(header), setGeofenecePeriodForInside:",
    en: "How often a fence is reported while the phone stays inside; 15 minutes by default.",
    zh: "停留在围栏内时的触发间隔，默认 15 分钟。"),
  Rule(
    "jpush.extension.key", .documented,
    source: "docs.jiguang.cn, iOS SDK API, Notification Service Extension",
    en: "The extension must set the same AppKey as the app before it reports.",
    zh: "通知扩展必须先设置与主应用一致的 AppKey。"),
  Rule(
    "jpush.extension.receive", .documented,
    source: "docs.jiguang.cn, iOS SDK API, Notification Service Extension",
    en: "The extension reports the push, and shows it once the block is called.",
    zh: "通知扩展上报推送，在回调里展示通知。"),
  Rule(
    "jpush.extension.told", .documented,
    source: "docs.jiguang.cn, iOS SDK API, Notification Service Extension",
    en: "The report is done; now the extension shows the push.", zh: "上报完成，此时展示通知。"),
  Rule(
    "jpush.extension.uncounted", .documented,
    source: "docs.jiguang.cn, iOS SDK API, Notification Service Extension",
    en: "Without the app's AppKey, or for a push that is not JPush's, nothing is reported.",
    zh: "AppKey 未设置或不一致，或不是极光的推送，不会上报。"),
  Rule(
    "jpush.log.login", .documented, source: "docs.jiguang.cn, iOS SDK guide",
    en: "In debug mode the SDK writes its ids to the log after a login.",
    zh: "Debug 模式下，登录后日志打印 uid 和 registrationID。"),
  Rule(
    "jpush.log.token", .documented, source: "docs.jiguang.cn, iOS SDK guide",
    en: "The app has not handed a device token to the SDK.", zh: "应用尚未把 deviceToken 交给 SDK。"),
  Rule(
    "jpush.connection.key", .assumed, source: "",
    en: "Another AppKey is another app: the connection ends, and the device registers anew.",
    zh: "换了 AppKey 就是另一个应用：连接断开，设备重新注册。"),
  Rule(
    "jpush.connection.error", .reported, source: "\(header), kJPFServiceErrorNotification; the vendor's demo",
    en: "The SDK met an error; the demo reads its text under `error`.", zh: "SDK 出错；官方 demo 读取 error 字段。"),
  Rule(
    "jpush.rest.1030", .documented, source: "docs.jiguang.cn, push API v3",
    en: "The service took too long by itself.", zh: "服务端内部超时。"),
  Rule(
    "jpush.rest.2004", .documented, source: "docs.jiguang.cn, push API v3",
    en: "The caller's address is not on the account's white list.", zh: "调用方 IP 不在白名单。"),
  Rule(
    "jpush.rest.2005", .documented, source: "docs.jiguang.cn, push API v3",
    en: "The app sends more than is reasonable.", zh: "信息发送量超出合理范围。"),
  Rule(
    "jpush.rest.7030", .documented, source: "docs.jiguang.cn, REST API v3, device",
    en: "The service has too much to do.", zh: "服务端繁忙。"),
  Rule(
    "jpush.rest.8203", .documented, source: "docs.jiguang.cn, push API v3, schedules",
    en: "The service has too much to do.", zh: "服务端繁忙。"),
]
