/// What calls do that have no answer.
let jpushNoteRules: [Rule] = [
  Rule(
    "jpush.note.page", .documented, source: "docs.jiguang.cn, iOS SDK API, page statistics",
    en: "JPush has withdrawn page statistics; the call does nothing.", zh: "JPush 已下线页面统计；调用没有作用。"),
  Rule(
    "jpush.note.token", .documented, source: "docs.jiguang.cn, iOS SDK API, registerDeviceToken",
    en:
      "The app hands its device token to JPush; from SDK 3.0.9 on a device without one gets custom messages only.",
    zh: "应用把 deviceToken 交给 JPush；SDK 3.0.9 起，没有 token 的设备只能收到自定义消息。"),
  Rule(
    "jpush.note.settings", .documented, source: "JPUSHService.h, openSettingsForNotification",
    en: "The system's page of the app's notification settings opens.", zh: "打开系统的应用通知设置页。"),
  Rule(
    "jpush.fence.kept", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "The fence is kept on the phone.", zh: "围栏已缓存到手机。"),
  Rule(
    "jpush.fence.full", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "The phone keeps as many fences as it may, 10 unless the app says otherwise.",
    zh: "手机上的围栏数已达上限，默认 10 个。"),
  Rule(
    "jpush.fence.most", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "The app says how many fences the phone keeps.", zh: "应用设置缓存的围栏数。"),
  Rule(
    "jpush.fence.limit", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "iOS watches 20 fences at most; the number stays as it was.", zh: "iOS 最多监控 20 个围栏；数量保持不变。"),
  Rule(
    "jpush.fence.removed", .documented, source: "JPUSHService.h, removeGeofenceWithIdentifier",
    en: "The fence is no longer on the phone.", zh: "围栏已从手机移除。"),
  Rule(
    "jpush.fence.crossed", .documented, source: "docs.jiguang.cn, iOS SDK API, geofence",
    en: "The phone crossed a fence, and the app is told.", zh: "手机进出围栏，应用收到回调。"),
  Rule(
    "jpush.code.7000", .documented, source: "docs.jiguang.cn, iOS client error codes",
    en: "The fence is over.", zh: "围栏已过期。"),
  Rule(
    "jpush.code.7001", .documented, source: "docs.jiguang.cn, iOS client error codes",
    en: "The fence is not on the phone.", zh: "手机上没有这个围栏。"),
  Rule(
    "jpush.registration.failed", .documented, source: "docs.jiguang.cn, iOS client error codes",
    en: "The service does not register the device: the AppKey is at fault. There is no registration ID.",
    zh: "服务端拒绝注册设备：AppKey 有问题，拿不到 registration ID。"),
  Rule(
    "jpush.connection.refused", .assumed, source: "",
    en: "The SDK closes the connection and tries again when the app comes to the front.",
    zh: "SDK 断开连接，应用下次进入前台时重试。"),
  Rule(
    "jpush.report.shown", .documented,
    source: "docs.jiguang.cn, iOS SDK API, notification service extension",
    en: "The service extension reports that the push is shown.", zh: "通知扩展上报通知已展示。"),
  Rule(
    "jpush.note.location", .documented, source: "docs.jiguang.cn, iOS SDK API, location",
    en: "The SDK uploads the position; no range is named, and the vendor's own sample has latitude 100.",
    zh: "SDK 上报位置；未说明取值范围，官方示例中纬度为 100。"),
  Rule(
    "jpush.note.crash", .documented, source: "docs.jiguang.cn, iOS SDK API, crash log",
    en: "Crash logs are uploaded from now on; leave it off if the app collects crashes itself.",
    zh: "从现在起上报崩溃日志；应用自行收集崩溃时不要开启。"),
  Rule(
    "jpush.note.log", .documented, source: "JPUSHService.h, setDebugMode and setLogOFF",
    en: "The SDK's log is at level Info by default; off still lets warnings and errors through.",
    zh: "SDK 日志默认级别为 Info；关闭后仍会输出警告和错误。"),
  Rule(
    "jpush.note.heartbeat", .documented, source: "JPUSHService.h, setHeartBeatTimeInterval",
    en: "The connection's heartbeat is set; call it before the set-up.", zh: "设置长连接心跳；应在初始化之前调用。"),
  Rule(
    "jpush.note.heartbeat.range", .assumed, source: "",
    en: "A heartbeat is 30 to 290 s; Belfry leaves the old one when the number is outside.",
    zh: "心跳间隔为 30 到 290 秒；超出范围时 Belfry 保持原值。"),
]
