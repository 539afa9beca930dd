private let api = "docs.getui.com, iOS SDK API"
private let header = "GeTuiSdk.h 3.1.0.0 (GetuiLaboratory, CocoaPods)"
private let lifeCycle = "Apple, Managing your app’s life cycle"

/// What each call of the Getui SDK does.
let getuiCallRules: [Rule] = [
  Rule(
    "getui.call.ended", .documented, source: lifeCycle,
    en: "The app does not run, so none of its code takes part. Open the app first.",
    zh: "应用未运行，其代码不会执行。请先打开应用。"),
  Rule(
    "getui.call.suspended", .documented, source: lifeCycle,
    en: "The app is suspended, so none of its code runs. Bring it to the front first.",
    zh: "应用已挂起，代码不执行。请先回到前台。"),
  Rule(
    "getui.call.returns", .documented, source: api, en: "What the call returns at once.", zh: "接口立即返回的值。"),
  Rule(
    "getui.call.sent", .assumed, source: "", en: "The client is online, so the SDK asks the service.",
    zh: "客户端在线，SDK 向服务端发送请求。"),
  Rule(
    "getui.call.register", .documented, source: "\(api), 2",
    en: "The SDK asks for permission and stands in for the system's callbacks about pushes.",
    zh: "SDK 申请授权，并接管系统的推送回调。"),
  Rule(
    "getui.call.tags", .documented, source: "\(api), 12",
    en: "setTags: replaces all tags of the cid; once a day by default.",
    zh: "setTags: 覆盖 cid 的全部标签；默认一天只能成功一次。"),
  Rule(
    "getui.call.query", .documented, source: "\(header), queryTag:",
    en: "The app asks for the tags of its cid.", zh: "应用查询 cid 的标签。"),
  Rule(
    "getui.call.alias", .documented, source: "\(api), 13 and 14",
    en: "A cid has one alias, an alias at most 10 cids; calls lie more than 5 s apart, 50 in 24 hours.",
    zh: "一个 cid 只有一个别名，一个别名最多 10 个 cid；两次调用间隔大于 5 秒，24 小时内最多 50 次。"),
  Rule(
    "getui.call.mode", .documented, source: "\(api), 11",
    en: "While push mode is off the service sends this client nothing.",
    zh: "关闭推送模式后，服务端不再给该客户端发送消息。"),
  Rule(
    "getui.call.channel", .documented, source: "\(api), 22",
    en: "The channel id is for reports only.", zh: "渠道信息只用于报表统计。"),
  Rule(
    "getui.call.idfa", .documented, source: "\(header), setIDFA:",
    en: "The app hands over the advertising id.", zh: "应用传入 IDFA。"),
  Rule(
    "getui.call.group", .documented, source: "\(api), 28",
    en: "App and extension name the same app group, so that receipts are counted.",
    zh: "应用和扩展设置相同的 App Group，用于回执统计。"),
  Rule(
    "getui.call.location", .documented, source: "\(api), 26",
    en: "Geofencing, and whether the SDK asks for the location; both are off by default.",
    zh: "地理围栏开关，以及是否由 SDK 弹出定位请求；默认都为关闭。"),
  Rule(
    "getui.call.background", .documented, source: "\(api), 25",
    en:
      "YES keeps the connection in the background, NO closes it, never calling leaves it to iOS; it is cached.",
    zh: "YES 在后台保持连接，NO 立即断开，不设置则由系统断开；该设置会被缓存。"),
  Rule(
    "getui.call.voip", .documented, source: "\(api), 23",
    en: "The app registers its token for VoIP pushes.", zh: "应用注册 VoIP 推送的 token。"),
  Rule(
    "getui.call.activity", .documented, source: "\(api), 31",
    en: "The app ties a Live Activity's token to an id of its own, at most 128 long.",
    zh: "应用把 Live Activity 的 token 绑定到业务 id，长度不超过 128。"),
  Rule(
    "getui.call.pushtostart", .documented, source: "\(api), 32",
    en: "The app registers the token that starts activities of this type.",
    zh: "应用注册用于启动该类型 Live Activity 的 token。"),
  Rule(
    "getui.call.controls", .documented, source: "\(api), 34",
    en: "The app registers the tokens of its controls.", zh: "应用注册控制中心控件的 token。"),
  Rule(
    "getui.call.upstream", .documented, source: "\(api), 27",
    en: "The app sends a message up; the call returns its id.", zh: "应用发送上行消息；接口返回消息 id。"),
  Rule(
    "getui.call.applink", .documented, source: "\(api), 10",
    en: "The link's n is the payload for the app, its p the message that the click counts for.",
    zh: "链接中的 n 是透传内容，p 是用于点击回执的消息 id。"),
  Rule(
    "getui.call.deprecated", .documented, source: header,
    en: "A call that the vendor keeps for old apps.", zh: "为旧应用保留的接口。"),
  Rule(
    "getui.call.scene", .documented, source: "\(api), 35",
    en: "A start by a tap under UIScene is counted.", zh: "UIScene 模式下通过点击启动时用于统计。"),
  Rule(
    "getui.call.destroy", .documented, source: "\(header), destroy",
    en: "The app destroys the SDK.", zh: "应用销毁 SDK。"),
  Rule(
    "getui.scene.os", .documented, source: "\(api), 35", en: "Scenes exist from iOS 13 on.",
    zh: "UIScene 从 iOS 13 开始支持。"),
  Rule(
    "getui.controls.os", .reported, source: "\(api), 34; Apple, ControlWidget",
    en: "Controls exist from iOS 18 on.", zh: "控制中心控件从 iOS 18 开始支持。"),
  Rule(
    "getui.token.answer", .documented, source: "\(api), 31, 32 and 34",
    en: "The service has taken the token, or could not be reached.", zh: "服务端已保存 token，或无法连接。"),
  Rule(
    "getui.mode.answer", .documented, source: "\(api), 11",
    en: "The service has switched.", zh: "服务端已切换推送模式。"),
  Rule(
    "getui.mode.offline", .documented, source: "\(header), setPushModeForOff:",
    en: "Switching needs a connection; the client is offline.", zh: "切换推送模式需要在线；客户端离线。"),
  Rule(
    "getui.badge.set", .documented, source: "\(api), 15 and 16",
    en: "The call sets the service's count only; the icon needs the system's own call.",
    zh: "该接口只同步服务端角标计数；图标需另外调用系统方法。"),
  Rule(
    "getui.badge.range", .assumed, source: "\(api), 15; what happens beyond it is assumed",
    en: "The badge is 0…99999; another number does nothing.", zh: "角标范围为 0…99999；其他值无效。"),
  Rule(
    "getui.badge.server", .documented, source: "\(api), 15",
    en: "The service takes over the count.", zh: "服务端更新角标计数。"),
  Rule(
    "getui.badge.clear", .assumed, source: "\(api), 17; that the service's count stays is assumed",
    en: "The list is emptied and the icon goes to 0; the service's count stays.",
    zh: "清空通知栏并将图标角标置 0；服务端计数不变。"),
  Rule(
    "getui.upstream.arrived", .documented, source: "\(api), 27",
    en: "The developer's own server is connected to Getui and got the message: 1.",
    zh: "开发者服务器已接入个推并收到消息：返回 1。"),
  Rule(
    "getui.upstream.lost", .documented, source: "\(api), 27",
    en: "No server of the developer's took the message: 0.", zh: "开发者服务器没有收到消息：返回 0。"),
  Rule(
    "getui.upstream.refused", .assumed, source: "",
    en: "There is no connection, or nothing to send: nil.", zh: "没有连接或内容为空：返回 nil。"),
  Rule(
    "getui.applink.foreign", .assumed, source: "",
    en: "The link is none of Getui's: nil.", zh: "不是个推的 AppLink：返回 nil。"),
  Rule(
    "getui.popup.show", .documented, source: "\(api), 33", en: "A pop-up was shown within the app.",
    zh: "应用内弹窗已展示。"),
  Rule(
    "getui.popup.click", .documented, source: "\(api), 33", en: "A pop-up within the app was tapped.",
    zh: "应用内弹窗被点击。"),
  Rule(
    "getui.failure", .documented, source: "\(api), 30", en: "The SDK failed while starting or running.",
    zh: "SDK 初始化或运行时出错。"),
]
