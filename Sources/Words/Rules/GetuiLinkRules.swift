private let api = "docs.getui.com, iOS SDK API"
private let header = "GeTuiSdk.h 3.1.0.0 (GetuiLaboratory, CocoaPods)"
private let uniPush = "DCloud, uni-push 2.0"

/// How the Getui SDK starts, connects and leaves.
let getuiLinkRules: [Rule] = [
  Rule(
    "getui.call.start", .documented, source: "\(api), 1",
    en: "The app starts the SDK; once the network is there the cid arrives.",
    zh: "应用启动 SDK；联网成功后返回 cid。"),
  Rule(
    "getui.status.starting", .documented, source: "\(api), 3 and 20",
    en: "The SDK is starting, until the cid has logged in.", zh: "SDK 正在启动，直到 cid 登录成功。"),
  Rule(
    "getui.status.started", .documented, source: "\(api), 3 and 20",
    en: "The cid has logged in: it is online.", zh: "cid 登录成功：在线。"),
  Rule(
    "getui.status.offline", .documented, source: "\(api), 3 and 20",
    en: "The connection is gone: the cid is offline, and messages take the offline way.",
    zh: "连接已断开：cid 离线，消息走离线流程。"),
  Rule(
    "getui.status.unreachable", .assumed, source: "",
    en: "There is no network at the start; whether the SDK stays at Starting then, nobody says.",
    zh: "启动时没有网络；此时 SDK 是否仍为正在启动，没有资料说明。"),
  Rule(
    "getui.status.stopped", .documented, source: "\(header), destroy",
    en: "The SDK was destroyed.", zh: "SDK 已销毁。"),
  Rule(
    "getui.status.late", .assumed, source: "",
    en: "The status changed while the app was frozen; it is told once its code runs.",
    zh: "状态在应用挂起期间改变；代码恢复执行后才通知。"),
  Rule(
    "getui.link.connecting", .assumed, source: "", en: "The SDK connects to the service.",
    zh: "SDK 连接服务端。"),
  Rule(
    "getui.link.connected", .assumed, source: "", en: "The connection stands; the SDK logs in.",
    zh: "连接已建立，SDK 正在登录。"),
  Rule(
    "getui.link.up", .documented, source: "\(api), 3",
    en: "The client is logged in; what was kept for it is handed over.",
    zh: "客户端登录成功；离线期间保存的消息开始下发。"),
  Rule(
    "getui.link.network", .assumed, source: "", en: "There is no network, so there is no connection.",
    zh: "没有网络，无法保持连接。"),
  Rule(
    "getui.link.backoff", .assumed, source: "",
    en: "The SDK tries again after 1, 2, 4 … 60 s; the vendor publishes no intervals.",
    zh: "SDK 依次在 1、2、4 … 60 秒后重试；厂商未公布间隔。"),
  Rule(
    "getui.link.background", .documented, source: "\(api), 25",
    en: "runBackgroundEnable:NO — the SDK closes the connection as soon as the app is in the background.",
    zh: "runBackgroundEnable:NO：应用进入后台后 SDK 立即断开连接。"),
  Rule(
    "getui.link.grace", .assumed, source: "\(api), 25; the length is Belfry's",
    en: "The app is in the background and iOS cut the connection; until then the cid was still online.",
    zh: "应用在后台，系统断开了连接；在此之前 cid 一直在线。"),
  Rule(
    "getui.link.frozen", .assumed, source: "",
    en: "The app was frozen while it connected; it begins anew.", zh: "连接过程中应用被挂起；恢复后重新连接。"),
  Rule(
    "getui.link.ended", .assumed, source: "",
    en: "The app's process ended and the connection with it.", zh: "应用进程结束，连接随之断开。"),
  Rule(
    "getui.link.destroyed", .documented, source: "\(header), destroy",
    en: "destroy ends the connection.", zh: "destroy 断开连接。"),
  Rule(
    "getui.cid.new", .documented, source: "\(api), 18 and 19; \(uniPush)",
    en:
      "The service gives out a cid: on the first login, after three months away, and for another app id.",
    zh: "服务端分配 cid：首次登录、三个月未登录，或 appId 改变时。"),
  Rule(
    "getui.cid.register", .documented, source: "\(api), 19",
    en: "The cid means that the connection stands, not that app id, key and secret are right.",
    zh: "返回 cid 只表示通道已建立，并不证明 appId、appKey、appSecret 正确。"),
  Rule(
    "getui.cid.cached", .documented, source: "\(api), 18",
    en: "clientId returns the cached cid, and nil before the first login.",
    zh: "clientId 返回缓存的 cid；首次登录前为 nil。"),
  Rule(
    "getui.token.device", .documented, source: "\(api), 2",
    en: "The SDK ties the device token to the cid by itself.", zh: "SDK 自动关联 deviceToken 和 cid。"),
]
