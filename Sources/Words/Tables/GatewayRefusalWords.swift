/// What to do about a push that a service refused.
let gatewayRefusalWords: [WordEntry] = [
  WordEntry(
    "gateway.refused.BadCollapseId", en: "Shorten apns-collapse-id to 64 bytes.",
    zh: "请将 apns-collapse-id 缩短到 64 字节以内。"),
  WordEntry(
    "gateway.refused.BadExpirationDate", en: "Give apns-expiration as whole seconds since 1970, or 0.",
    zh: "apns-expiration 应为 1970 年以来的整数秒，或 0。"),
  WordEntry(
    "gateway.refused.BadMessageId", en: "Give apns-id as a UUID in lower case, or leave it out.",
    zh: "apns-id 应为小写的 UUID，或省略。"),
  WordEntry(
    "gateway.refused.BadPriority", en: "Give apns-priority as 10, 5 or 1.", zh: "apns-priority 应为 10、5 或 1。"),
  WordEntry(
    "gateway.refused.BadTopic", en: "Give the app's bundle id as apns-topic.",
    zh: "apns-topic 应为 App 的 bundle id。"),
  WordEntry(
    "gateway.refused.DeviceTokenNotForTopic",
    en: "End apns-topic as the push type asks, such as .voip or .push-type.liveactivity.",
    zh: "请按推送类型为 apns-topic 加后缀，如 .voip 或 .push-type.liveactivity。"),
  WordEntry(
    "gateway.refused.InvalidPushType",
    en: "Give apns-push-type as alert, background or another of Apple's types.",
    zh: "apns-push-type 应为 alert、background 或苹果规定的其他类型。"),
  WordEntry(
    "gateway.refused.PayloadEmpty", en: "Send a JSON object, such as {\"aps\":{\"alert\":\"Hello\"}}.",
    zh: "请发送 JSON 对象，例如 {\"aps\":{\"alert\":\"你好\"}}。"),
  WordEntry(
    "gateway.refused.PayloadTooLarge", en: "Shorten the text or the extras; belfry lint counts the bytes.",
    zh: "请缩短文字或附加字段；belfry lint 会统计字节数。"),
  WordEntry(
    "gateway.refused.BadDeviceToken",
    en: "Send to a token that the phone has: phone tokens lists them, adopt takes yours on.",
    zh: "请使用手机现有的 token：phone tokens 列出它们，adopt 可接管你的 token。"),
  WordEntry(
    "gateway.refused.DuplicateHeaders", en: "Send each of Apple's headers once.",
    zh: "Apple 的每个头字段只发送一次。"),
  WordEntry(
    "gateway.refused.IdleTimeout", en: "Open a new connection.",
    zh: "请新建连接。"),
  WordEntry(
    "gateway.refused.MissingDeviceToken", en: "Post to /3/device/ and the device token.",
    zh: "请 POST 到 /3/device/ 加设备 token。"),
  WordEntry(
    "gateway.refused.MissingTopic", en: "Give the app's bundle id as apns-topic.",
    zh: "请在 apns-topic 中给出应用的 bundle id。"),
  WordEntry(
    "gateway.refused.TopicDisallowed", en: "Sign with a key that is for this topic.",
    zh: "请使用适用于此 topic 的密钥签名。"),
  WordEntry(
    "gateway.refused.BadCertificate", en: "Use another certificate, or a signing key.",
    zh: "请更换证书，或改用签名密钥。"),
  WordEntry(
    "gateway.refused.BadCertificateEnvironment", en: "Use the certificate of this environment.",
    zh: "请使用此环境的证书。"),
  WordEntry(
    "gateway.refused.BadEnvironmentKeyIdInToken", en: "Sign with a key of this environment.",
    zh: "请使用此环境的密钥签名。"),
  WordEntry(
    "gateway.refused.BadEnvironmentKeyInToken", en: "Sign with a key of this environment.",
    zh: "请使用此环境的密钥签名。"),
  WordEntry(
    "gateway.refused.ExpiredProviderToken", en: "Make a new provider token; one is good for an hour.",
    zh: "请生成新的提供方 token；有效期一小时。"),
  WordEntry(
    "gateway.refused.Forbidden", en: "Look at the account: APNs does not take this one.",
    zh: "请检查账号：APNs 不接受它。"),
  WordEntry(
    "gateway.refused.InvalidProviderToken", en: "Check key, kid, iss and iat of the provider token.",
    zh: "请检查提供方 token 的密钥、kid、iss 和 iat。"),
  WordEntry(
    "gateway.refused.MissingProviderToken", en: "Send authorization: bearer with a provider token.",
    zh: "请发送 authorization: bearer 加提供方 token。"),
  WordEntry(
    "gateway.refused.UnrelatedKeyIdInToken", en: "Open a connection of its own for each key.",
    zh: "请为每个密钥单独建立连接。"),
  WordEntry(
    "gateway.refused.BadPath", en: "Post to /3/device/ and the device token.",
    zh: "请 POST 到 /3/device/ 加设备 token。"),
  WordEntry(
    "gateway.refused.MethodNotAllowed", en: "Use POST.",
    zh: "请使用 POST。"),
  WordEntry(
    "gateway.refused.ExpiredToken", en: "Take the token out of your database.",
    zh: "请从数据库中删除该 token。"),
  WordEntry(
    "gateway.refused.Unregistered",
    en: "Take the token out of your database, unless it was registered after the timestamp.",
    zh: "请从数据库中删除该 token，除非它在 timestamp 之后重新注册过。"),
  WordEntry(
    "gateway.refused.TooManyProviderTokenUpdates", en: "Use one provider token for 20 minutes to an hour.",
    zh: "同一个提供方 token 请使用 20 分钟到一小时。"),
  WordEntry(
    "gateway.refused.TooManyRequests", en: "Send to this device later, and less often.",
    zh: "请稍后再发，并降低对该设备的频率。"),
  WordEntry(
    "gateway.refused.InternalServerError", en: "Try again later, and wait longer each time.",
    zh: "请稍后重试，并逐次延长间隔。"),
  WordEntry(
    "gateway.refused.ServiceUnavailable", en: "Try again later, and wait longer each time.",
    zh: "请稍后重试，并逐次延长间隔。"),
  WordEntry(
    "gateway.refused.Shutdown", en: "Open a new connection and send it again.",
    zh: "请新建连接后重发。"),
]
