private let api = "docs.getui.com, iOS SDK API"
private let faq = "docs.getui.com, iOS questions"
private let push = "docs.getui.com, scenes of a push"

/// How messages, notifications and receipts reach the app's code and the service.
let getuiMessageRules: [Rule] = [
  Rule(
    "getui.message.online", .documented, source: "\(api), 6",
    en: "The cid was online when the message was sent: offLine is NO, and nothing is shown by itself.",
    zh: "发送时 cid 在线：offLine 为 NO，系统不展示任何内容。"),
  Rule(
    "getui.message.offline", .documented, source: "\(api), 6",
    en:
      "The message was kept while the cid was offline: offLine is YES, whether the banner or the icon was tapped.",
    zh: "消息在 cid 离线期间被保存：offLine 为 YES，与点击通知还是图标无关。"),
  Rule(
    "getui.message.silent", .documented, source: "\(api), 6",
    en: "A silent push of APNs: fromGetui is NO, and a fetch handler comes with it.",
    zh: "APNs 静默推送：fromGetui 为 NO，并带有 fetchCompletionHandler。"),
  Rule(
    "getui.message.both", .assumed, source: "",
    en: "The app has both methods for transparent messages; only the newer one is called.",
    zh: "应用同时实现了两个透传回调；只调用新的一个。"),
  Rule(
    "getui.message.payloaddata", .documented, source: "GeTuiSdk.h 3.1.0.0, deprecated delegate methods",
    en: "The older method gets messages of Getui's connection only, no silent pushes.",
    zh: "旧回调只接收个推通道的消息，不接收静默推送。"),
  Rule(
    "getui.message.frozen", .assumed, source: "",
    en: "The connection still stands but the app is frozen; the message waits in it.",
    zh: "连接仍在但应用已挂起；消息停留在连接中。"),
  Rule(
    "getui.proxy", .documented, source: "\(api), 4 and 5",
    en: "The SDK stands in for the system's callback.", zh: "SDK 接管了系统回调。"),
  Rule(
    "getui.proxy.present", .documented, source: "\(api), 4",
    en: "A push arrived in the foreground; what the app returns decides what is shown.",
    zh: "前台收到推送；展示方式由应用返回的选项决定。"),
  Rule(
    "getui.proxy.tap", .documented, source: "\(api), 5",
    en: "A notification was tapped; the SDK counts the click and tells the app.",
    zh: "通知被点击；SDK 上报点击并通知应用。"),
  Rule(
    "getui.proxy.old", .documented, source: "\(api), 5",
    en: "Before iOS 10 a push reaches the app with a fetch handler and shows nothing in the foreground.",
    zh: "iOS 10 以下推送带 fetchCompletionHandler 到达应用，前台不展示。"),
  Rule(
    "getui.proxy.missing", .documented, source: "\(api), 2",
    en: "registerRemoteNotification: was not called, so the SDK passes this callback on to nobody.",
    zh: "没有调用 registerRemoteNotification:，SDK 无法代理该回调。"),
  Rule(
    "getui.authorization", .documented, source: "\(api), 7",
    en: "The person answered the permission prompt.", zh: "用户回应了授权请求。"),
  Rule(
    "getui.settings", .documented, source: "\(api), 8",
    en: "The person followed the link to the app's own settings.", zh: "用户从系统设置跳转到应用内通知设置。"),
  Rule(
    "getui.settings.os", .documented, source: "\(api), 8", en: "The link exists from iOS 12 on.",
    zh: "该跳转从 iOS 12 开始支持。"),
  Rule(
    "getui.handler.twice", .documented, source: "\(api), 5",
    en: "The fetch handler was called a second time, which makes the app crash now and then.",
    zh: "fetchCompletionHandler 被调用两次，可能导致偶现崩溃。"),
  Rule(
    "getui.handler.never", .assumed, source: "",
    en: "The fetch handler was not called within 30 s; iOS will wake the app less often.",
    zh: "30 秒内没有调用 fetchCompletionHandler；系统会减少唤醒。"),
  Rule(
    "getui.extension.call", .documented, source: "\(api), 29",
    en: "The service extension hands the push to the SDK.", zh: "通知扩展把推送交给 SDK。"),
  Rule(
    "getui.extension.done", .documented, source: "\(api), 29",
    en: "The block is called, with whatever was fetched and whatever failed.", zh: "回调 block：包含已下载的附件和错误。"),
  Rule(
    "getui.extension.timeout", .documented, source: "\(api), 29.2",
    en: "The receipt did not get through; the block is called after 5 s at the latest.",
    zh: "回执发送失败；最多 5 秒后回调。"),
  Rule(
    "getui.extension.expired", .documented, source: "Apple, UNNotificationServiceExtension",
    en: "The extension had about 30 s; iOS shows the original content.", zh: "扩展约有 30 秒；到时系统展示原始内容。"),
  Rule(
    "getui.extension.destroy", .documented, source: "\(api), 29.3",
    en: "destory lets go of what the extension's SDK holds.", zh: "destory 释放扩展中 SDK 的资源。"),
  Rule(
    "getui.receipt.arrival", .documented, source: "\(push); \(faq)",
    en: "The SDK confirms by itself that a message arrived.", zh: "SDK 自动上报消息到达。"),
  Rule(
    "getui.receipt.shown", .documented, source: "\(api), 29",
    en: "Only the service extension reports that a push of APNs arrived and was shown.",
    zh: "APNs 推送的到达和展示只由通知扩展上报。"),
  Rule(
    "getui.receipt.group", .assumed, source: "",
    en: "App and extension name different app groups, so the receipt is not counted.",
    zh: "应用和扩展的 App Group 不一致，回执不计入。"),
  Rule(
    "getui.receipt.tap", .documented, source: "\(api), 5",
    en: "The SDK counts the tap, because it stands in for the system's callback.", zh: "SDK 接管了系统回调，自动上报点击。"),
  Rule(
    "getui.receipt.manual", .documented, source: "GeTuiSdk.h 3.1.0.0, handleRemoteNotification:",
    en: "The app hands the payload over, and the SDK counts the tap.", zh: "应用传入 payload，由 SDK 上报点击。"),
  Rule(
    "getui.receipt.click", .documented, source: "\(api), 6 and 9",
    en: "60002 counts a tap on what the app drew for a transparent message.",
    zh: "60002：上报应用自行展示的透传消息的点击。"),
  Rule(
    "getui.receipt.action", .documented, source: "\(api), 9",
    en: "The app's own events are 90001…90999; NO without task id, message id or a number in range.",
    zh: "自定义事件为 90001…90999；taskId、msgId 为空或超出范围时返回 NO。"),
  Rule(
    "getui.receipt.voip", .documented, source: "\(api), 24", en: "The arrival of a VoIP push is counted.",
    zh: "上报 VoIP 推送到达。"),
  Rule(
    "getui.receipt.line", .documented, source: "docs.getui.com, server, receipt",
    en: "Getui posts the result of each copy to the developer's server.", zh: "个推把每条下发结果回执给开发者服务器。"),
]
