private let api = "docs.getui.com, iOS SDK API"
private let push = "docs.getui.com, scenes of a push"
private let common = "docs.getui.com, REST v2, common parameters"

/// Which way a push takes, and why it stops.
let getuiRouteRules: [Rule] = [
  Rule(
    "getui.push.accepted", .documented, source: "docs.getui.com, REST v2, push",
    en: "The service takes the push and names its task.", zh: "服务端接受推送并返回 taskid。"),
  Rule(
    "getui.push.list", .documented, source: "docs.getui.com, REST v2, push",
    en: "The message made before goes to this list.", zh: "用已创建的消息体推送给这批用户。"),
  Rule(
    "getui.push.repeated", .documented, source: "\(common); the length of the window is assumed",
    en: "The same request_id came before: the push is lost, and the answer names the first task.",
    zh: "request_id 重复：消息丢失，返回第一次的任务。"),
  Rule(
    "getui.route.online", .documented, source: "\(api), 6; \(push)",
    en:
      "The cid is online: only the transmission goes, over Getui's own connection. No banner, no sound, no badge.",
    zh: "cid 在线：只通过个推通道下发透传，没有横幅、声音和角标。"),
  Rule(
    "getui.route.offline", .documented, source: "\(push); \(common)",
    en: "The cid is offline: what push_channel.ios holds goes to APNs at once.",
    zh: "cid 离线：立即把 push_channel.ios 的内容发给 APNs。"),
  Rule(
    "getui.route.strategy", .documented, source: common,
    en: "The strategy sends it to APNs, online or not.", zh: "按策略走 APNs，与是否在线无关。"),
  Rule(
    "getui.route.voip", .documented, source: "\(common); \(api), 23",
    en: "A VoIP push goes to APNs with the VoIP token.", zh: "VoIP 推送使用 VoIP token 走 APNs。"),
  Rule(
    "getui.route.activity", .documented, source: "\(common); \(api), 31",
    en: "A Live Activity push goes to APNs with the token registered under laId.",
    zh: "Live Activity 推送使用 laId 对应的 token 走 APNs。"),
  Rule(
    "getui.route.kept", .documented, source: "\(api), 6; \(common)",
    en: "The service keeps the transmission until the cid is online or the time to live has passed.",
    zh: "服务端保存透传，直到 cid 上线或超过 ttl。"),
  Rule(
    "getui.route.unconfirmed", .assumed, source: "",
    en: "Nobody confirmed the message before the connection was cut, so the service keeps it.",
    zh: "连接断开前消息未被确认，服务端继续保存。"),
  Rule(
    "getui.badge.auto", .documented, source: common,
    en: "auto_badge works on the service's count; the result goes out as the badge.",
    zh: "auto_badge 基于服务端计数，结果作为 badge 下发。"),
  Rule(
    "getui.badge.rest", .documented, source: "docs.getui.com, REST v2, user",
    en: "The backend changed the service's count; the icon stays.", zh: "后端修改了服务端计数；图标不变。"),
  Rule(
    "getui.halt.credentials", .documented, source: "\(api), 1 and 19",
    en: "The SDK was started with credentials that are wrong: no push reaches this cid.",
    zh: "appId、appKey、appSecret 不正确：该 cid 收不到推送。"),
  Rule(
    "getui.halt.blacklist", .documented, source: "docs.getui.com, REST v2, user",
    en: "The cid is on the black list and gets nothing.", zh: "cid 在黑名单中，收不到任何推送。"),
  Rule(
    "getui.halt.off", .documented, source: "\(api), 11",
    en: "Push mode is off: the service sends this client nothing.", zh: "推送模式已关闭：服务端不给该客户端下发。"),
  Rule(
    "getui.halt.inactive", .documented, source: "docs.getui.com, REST v2, push",
    en: "The cid has not logged in for 90 days: successed_ignore.", zh: "cid 超过 90 天未登录：successed_ignore。"),
  Rule(
    "getui.halt.nothing", .documented, source: push,
    en:
      "The push holds nothing for an iPhone in this state: no push_channel.ios while offline, no transmission while online.",
    zh: "推送中没有适用于当前状态的内容：离线时缺少 push_channel.ios，在线时缺少透传。"),
  Rule(
    "getui.halt.token", .documented, source: push,
    en: "No device token is tied to the cid, so APNs cannot be used.", zh: "cid 没有绑定 deviceToken，无法使用 APNs。"),
  Rule(
    "getui.halt.activity", .assumed, source: "",
    en: "No token is registered under this laId, so nothing is sent.", zh: "该 laId 没有注册 token，不下发。"),
  Rule(
    "getui.halt.notification", .documented,
    source: "\(common); github.com/GetuiLaboratory, getui-pushapi-java-client-v2, issue 4",
    en: "push_message.notification is never shown on iOS; the SDK may see title and content.",
    zh: "push_message.notification 在 iOS 上不会展示；SDK 可能收到 title 和 content。"),
  Rule(
    "getui.halt.ttl", .documented, source: common,
    en: "The push may not be kept, so it is gone for a client that is offline.", zh: "ttl 不允许离线保存，离线客户端收不到。"),
  Rule(
    "getui.halt.expired", .documented, source: common,
    en: "The time to live has passed; a banner shown before stays.", zh: "已超过 ttl；之前展示的横幅仍在。"),
  Rule(
    "getui.halt.stopped", .documented, source: "docs.getui.com, scenes, recall",
    en: "The task was stopped: kept copies are dropped, a banner that was sent stays.",
    zh: "任务已终止：离线保存的消息被删除，已下发的横幅仍在。"),
  Rule(
    "getui.halt.revoked", .documented, source: common,
    en: "revoke took the kept copy back; it removes no banner of APNs.", zh: "revoke 撤回了离线消息；不会移除 APNs 横幅。"),
  Rule(
    "getui.halt.failed", .documented, source: "docs.getui.com, server, receipt",
    en: "The service failed while it sent the copy: 500 in the receipt.", zh: "服务端发送出错：回执 code 500。"),
  Rule(
    "getui.halt.apns", .documented, source: "docs.getui.com, server, receipt",
    en: "APNs refused the push.", zh: "APNs 拒绝了该推送。"),
  Rule(
    "getui.task.schedule", .documented, source: common, en: "The task waits for its time.", zh: "定时任务等待下发。"),
  Rule(
    "getui.task.begin", .assumed, source: common,
    en: "The scheduled task begins; that its audience is read now is assumed.",
    zh: "定时任务开始下发；此时计算目标用户为推测。"),
  Rule(
    "getui.task.stop", .documented, source: "docs.getui.com, REST v2, push",
    en: "The backend stops a list or app task.", zh: "后端终止列表或群推任务。"),
  Rule(
    "getui.task.unschedule", .documented, source: "docs.getui.com, REST v2, push",
    en: "The backend deletes a scheduled task.", zh: "后端删除定时任务。"),
]
