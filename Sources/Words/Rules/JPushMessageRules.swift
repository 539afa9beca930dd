private let push = "docs.jiguang.cn, push API v3"

/// What becomes of custom messages, and of the badge that the service keeps.
let jpushMessageRules: [Rule] = [
  Rule(
    "jpush.message.sent", .documented, source: "\(push), message",
    en: "The backend hands a custom message to JPush; APNs has no part in it.",
    zh: "后端把自定义消息交给 JPush；不经过 APNs。"),
  Rule(
    "jpush.message.accepted", .documented, source: "\(push), response",
    en: "JPush takes it: 200 with a msg_id. That says nothing about the phone.",
    zh: "JPush 接受：200 并返回 msg_id。这不代表手机已收到。"),
  Rule(
    "jpush.rest.ttl", .assumed,
    source: "\(push), options.time_to_live; github.com/jpush/jpush-api-java-client issue 174",
    en:
      "time_to_live is 0 to 864000 seconds; Belfry refuses others with 1003, a server may cut them instead.",
    zh: "time_to_live 为 0 到 864000 秒；其他值 Belfry 返回 1003，服务端也可能截断到该范围。"),
  Rule(
    "jpush.rest.nobody", .documented, source: "\(push), error code 1011",
    en: "The device has never registered, so there is nobody to send to: 400 with 1011.",
    zh: "设备从未注册，没有推送目标：400，错误码 1011。"),
  Rule(
    "jpush.message.delivered", .documented,
    source: "docs.jiguang.cn, iOS SDK API, custom messages",
    en:
      "The app is in front and logged in, so the message comes as kJPFNetworkDidReceiveMessageNotification.",
    zh: "应用在前台且已登录，消息通过 kJPFNetworkDidReceiveMessageNotification 送达。"),
  Rule(
    "jpush.message.held", .documented, source: "\(push), options.time_to_live",
    en: "The device is not connected, so JPush keeps the message for the next login.",
    zh: "设备不在线，JPush 保留消息，待下次登录送达。"),
  Rule(
    "jpush.message.login", .documented, source: "\(push), options.time_to_live",
    en:
      "The device logged in, so what was kept comes, oldest first; the vendor says the order is usually kept.",
    zh: "设备登录，保留的消息按先后顺序送达；厂商说明顺序通常保持，但不保证。"),
  Rule(
    "jpush.message.online", .documented, source: "\(push), options.time_to_live",
    en: "time_to_live is 0 and the device is not connected, so nothing is kept.",
    zh: "time_to_live 为 0 且设备不在线，消息不保留。"),
  Rule(
    "jpush.message.newest", .documented, source: "docs.jiguang.cn, offline messages",
    en: "JPush keeps the newest five messages for a device; this older one had to go.",
    zh: "JPush 只为设备保留最新五条消息；这条较早的被删除。"),
  Rule(
    "jpush.message.expired", .documented, source: "\(push), options.time_to_live",
    en: "The message's time_to_live has passed.", zh: "消息的 time_to_live 已过。"),
  Rule(
    "jpush.badge.set", .documented, source: "docs.jiguang.cn, iOS SDK API, badge",
    en: "The app sets JPush's copy of the badge; the icon is left alone.",
    zh: "应用设置 JPush 服务端的角标值；图标不变。"),
  Rule(
    "jpush.badge.range", .documented, source: "docs.jiguang.cn, iOS SDK API, badge",
    en: "setBadge takes 0 to 99999; anything else returns NO and changes nothing.",
    zh: "setBadge 只接受 0 到 99999；其他值返回 NO，不做修改。"),
  Rule(
    "jpush.badge.upload", .assumed, source: "",
    en: "The SDK gives the service the last badge that was set as soon as it is logged in.",
    zh: "SDK 登录后立即把最后设置的角标值上传服务端。"),
]
