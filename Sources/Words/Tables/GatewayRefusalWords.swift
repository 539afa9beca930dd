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
]
