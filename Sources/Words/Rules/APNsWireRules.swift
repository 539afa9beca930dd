private let sending =
  "developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
private let answers =
  "developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns"
private let tokens =
  "developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns"
private let clients = "github.com/swift-server-community/APNSwift"

/// What APNs says to a request over HTTP before it looks at the push.
let apnsWireRules: [Rule] = [
  Rule(
    "apns.path", .documented, source: answers,
    en: "APNs has one path for pushes: /3/device/ and the device token.",
    zh: "APNs 推送只有一种路径：/3/device/ 加设备 token。"),
  Rule(
    "belfry.broadcast", .assumed, source: "",
    en:
      "This is a path of broadcasts to Live Activities or of their channels. Belfry keeps no channels, and answers as to a path that is none.",
    zh: "这是实时活动广播或其频道的路径。Belfry 不支持频道，按不存在的路径应答。"),
  Rule(
    "apns.path.token", .documented, source: answers,
    en: "The path ends where the device token should stand.", zh: "路径中缺少设备 token。"),
  Rule(
    "apns.method", .documented, source: answers,
    en: "The method must be POST.", zh: "方法必须是 POST。"),
  Rule(
    "apns.headers.twice", .documented, source: answers,
    en: "One of Apple's headers stands in the request twice.", zh: "请求中重复出现了 Apple 的某个头字段。"),
  Rule(
    "apns.auth.missing", .documented, source: "\(tokens), \(answers)",
    en: "There is no authorization header that begins with bearer.", zh: "没有以 bearer 开头的 authorization 头。"),
  Rule(
    "apns.auth.unreadable", .documented, source: answers,
    en: "The provider token cannot be read: it must have three parts in base64url, two of them JSON.",
    zh: "提供方 token 无法解析：应为三段 base64url，前两段为 JSON。"),
  Rule(
    "apns.auth.algorithm", .documented, source: tokens,
    en: "The provider token must be signed with ES256.", zh: "提供方 token 必须用 ES256 签名。"),
  Rule(
    "apns.auth.noKeyID", .documented, source: tokens,
    en: "The provider token's header has no kid.", zh: "提供方 token 的头部没有 kid。"),
  Rule(
    "apns.auth.noTeam", .documented, source: tokens,
    en: "The provider token has no iss, the team id.", zh: "提供方 token 没有 iss（团队 ID）。"),
  Rule(
    "apns.auth.noTime", .documented, source: tokens,
    en: "The provider token has no iat in seconds since 1970.", zh: "提供方 token 没有以秒计的 iat。"),
  Rule(
    "apns.auth.otherKey", .documented, source: answers,
    en: "The provider token names another key than the one Belfry was given.",
    zh: "提供方 token 的 kid 与 Belfry 的密钥不符。"),
  Rule(
    "apns.auth.otherTeam", .documented, source: answers,
    en: "The provider token names another team than the one Belfry was given.",
    zh: "提供方 token 的团队与 Belfry 的设置不符。"),
  Rule(
    "apns.auth.signature", .documented, source: answers,
    en: "The provider token's signature does not hold.", zh: "提供方 token 的签名无效。"),
  Rule(
    "apns.auth.expired", .documented, source: tokens,
    en: "The provider token was made more than an hour ago.", zh: "提供方 token 签发已超过一小时。"),
  Rule(
    "apns.auth.future", .assumed, source: tokens, switchName: "future-token-expired",
    en:
      "The provider token claims to be made more than an hour from now. Which reason APNs gives is assumed.",
    zh: "提供方 token 的签发时间在一小时之后。APNs 返回哪个原因为假定。"),
  Rule(
    "apns.auth.updates", .reported, source: "\(tokens), github.com/kylebrowning/APNSwift/issues/34",
    switchName: "token-updates-strict",
    en:
      "Another provider token on the same connection within 20 minutes, once too often. Apple forbids the first already; about five were seen to pass.",
    zh: "同一连接在 20 分钟内更换提供方 token 次数过多。Apple 不允许任何一次；据观察约五次可通过。"),
  Rule(
    "apns.auth.team", .reported, source: "github.com/jchambers/pushy",
    en: "A connection belongs to the team of its first provider token.", zh: "连接属于其首个提供方 token 的团队。"),
  Rule(
    "apns.auth.key", .documented, source: answers,
    en: "The connection's first push was signed with another key, and the key has a scope of its own.",
    zh: "该连接的首次推送使用了另一个密钥，而此密钥有独立的作用范围。"),
  Rule(
    "apns.auth.environment", .assumed, source: "\(answers), \(clients)", switchName: "key-environment-short",
    en:
      "The signing key is for the other environment. Apple's page writes the reason with KeyId, several clients' tests with Key.",
    zh: "签名密钥属于另一个环境。Apple 文档写作 KeyId，多个客户端的测试写作 Key。"),
  Rule(
    "apns.topic.missing", .documented, source: sending,
    en: "A request with a provider token must have apns-topic.", zh: "使用提供方 token 的请求必须带 apns-topic。"),
  Rule(
    "apns.topic.key", .assumed, source: answers,
    en: "The signing key is not for this topic. Which reason APNs gives is assumed.",
    zh: "签名密钥不适用于此 topic。APNs 返回哪个原因为假定。"),
  Rule(
    "apns.topic.token", .assumed, source: answers,
    en: "The device token was not given for this topic. Which reason APNs gives is assumed.",
    zh: "该设备 token 不属于此 topic。APNs 返回哪个原因为假定。"),
  Rule(
    "apns.token.form", .assumed, source: "\(sending), github.com/ZhukV/AppleApnPush/pull/80",
    en:
      "A device token is an even number of hex digits, 64 to 200 of them. Apple gives no length; the bounds are assumed.",
    zh: "设备 token 为 64 至 200 位、偶数个十六进制数字。Apple 未规定长度；界限为假定。"),
  Rule(
    "apns.certificate.topics", .assumed, source: answers,
    en:
      "The client's certificate names no topic: its subject has no UID, and it lists none. Which reason APNs gives is assumed.",
    zh: "客户端证书未给出 topic：主题没有 UID，也没有列出任何 topic。APNs 返回哪个原因为假定。"),
  Rule(
    "apns.certificate.environment", .documented, source: answers,
    en: "The client's certificate is for the other of Apple's two worlds.", zh: "客户端证书属于 APNs 的另一个环境。"),
  Rule(
    "apns.certificate.topic", .reported, source: "\(sending), github.com/jchambers/pushy",
    en:
      "The client's certificate is not for this topic: it covers the topics it lists, or else its app with .voip and .complication.",
    zh: "客户端证书不含该 topic：证书只覆盖其列出的 topic；未列出时为其应用及 .voip、.complication。"),
  Rule(
    "apns.certificate.default", .assumed, source: sending, switchName: "certificate-needs-topic",
    en:
      "Without apns-topic the certificate of one app stands for its topic. Apple's page calls the header required elsewhere.",
    zh: "未给出 apns-topic 时，单一应用的证书即代表其 topic。Apple 文档别处称该头字段必填。"),
  Rule(
    "apns.token.unknown", .documented, source: answers,
    en: "No phone here has this device token.", zh: "这里没有手机拥有该设备 token。"),
  Rule(
    "apns.token.environment", .documented,
    source: "\(answers), github.com/node-apn/node-apn/issues/483",
    en: "The device token belongs to the other environment than the host.", zh: "设备 token 与主机所属环境不符。"),
  Rule(
    "apns.token.unregistered", .documented, source: answers,
    en: "The device token is void: the app was removed, or registered anew.",
    zh: "设备 token 已失效：应用被删除或重新注册。"),
  Rule(
    "apns.token.expired", .assumed, source: answers,
    en: "The Live Activity of this token has ended. That this makes it an expired token is assumed.",
    zh: "该 token 的实时活动已结束。将其视为过期 token 为假定。"),
  Rule(
    "apns.client.void", .documented, source: answers,
    en: "The client was told 410 for this token before. It should send to it no more.",
    zh: "该 token 之前已返回 410，客户端不应再向它发送。"),
  Rule(
    "apns.client.retry", .documented, source: answers,
    en:
      "The client tries again too soon: after an error of the service 15 minutes are to pass, after too many requests a while, which Belfry takes as a second.",
    zh: "客户端重试过早：服务端出错后应等待 15 分钟；请求过多后应稍候（Belfry 按 1 秒计）。"),
  Rule(
    "apns.client.tokens", .documented, source: tokens,
    en: "The client made another provider token within 20 minutes. One is to be used for 20 to 60 minutes.",
    zh: "客户端在 20 分钟内更换了提供方 token。一个 token 应使用 20 至 60 分钟。"),
  Rule(
    "apns.client.connections", .documented, source: sending,
    en:
      "The client opened ten connections in a row for one push each; ten is Belfry's measure. Connections are to be kept open: APNs may take many short ones for an attack.",
    zh: "客户端连续十个连接各只发一条推送（“十个”是 Belfry 的判断标准）。连接应保持打开；APNs 可能把频繁的短连接视为攻击。"),
]
