private let sending =
  "developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
private let answers =
  "developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns"
private let metrics =
  "developer.apple.com/documentation/usernotifications/viewing-the-status-of-push-notifications-using-metrics-and-apns"

/// What APNs takes, refuses, warns of and keeps.
let apnsRules: [Rule] = [
  Rule(
    "apns.request", .documented, source: sending,
    en: "The backend hands the push to APNs.", zh: "后端把推送交给 APNs。"),
  Rule(
    "apns.accepted", .documented, source: answers,
    en: "APNs takes it: 200 with an apns-id. That says nothing about the phone.",
    zh: "APNs 接受：200 并返回 apns-id。这不代表手机已收到。"),
  Rule(
    "apns.delivered", .documented, source: sending,
    en: "The phone is connected, so APNs hands the push over at once.",
    zh: "手机在线，APNs 立即送达。"),
  Rule(
    "apns.id", .documented, source: sending,
    en: "apns-id must be a UUID in the form 8-4-4-4-12.", zh: "apns-id 必须是 8-4-4-4-12 形式的 UUID。"),
  Rule(
    "apns.expiration", .documented, source: sending,
    en: "apns-expiration must be a whole number of seconds since 1970, or 0.",
    zh: "apns-expiration 必须是自 1970 年起的整数秒，或 0。"),
  Rule(
    "apns.priority", .documented, source: sending,
    en: "apns-priority must be 10, 5 or 1.", zh: "apns-priority 只能是 10、5 或 1。"),
  Rule(
    "apns.collapse-id", .documented, source: sending,
    en: "apns-collapse-id may have 64 bytes.", zh: "apns-collapse-id 最长 64 字节。"),
  Rule(
    "apns.push-type", .documented, source: answers,
    en: "apns-push-type is none of the types that APNs knows.", zh: "apns-push-type 不是 APNs 认识的类型。"),
  Rule(
    "apns.topic", .assumed, source: "",
    en: "apns-topic must be a bundle id: letters, digits, hyphens and dots.",
    zh: "apns-topic 必须是 bundle id：字母、数字、连字符和点。"),
  Rule(
    "apns.topic.suffix", .assumed, source: sending,
    en: "The suffix of apns-topic does not go with the push type, so the token is not registered for it.",
    zh: "apns-topic 的后缀与推送类型不符，该 token 没有为此主题注册。"),
  Rule(
    "apns.payload.empty", .documented, source: answers,
    en: "The request has no body.", zh: "请求没有正文。"),
  Rule(
    "apns.payload.size", .documented, source: sending,
    en: "A payload may have 4096 bytes, for VoIP 5120.", zh: "载荷最大 4096 字节，VoIP 为 5120 字节。"),
  Rule(
    "apns.json", .assumed, source: "", switchName: "unreadable-accepted",
    en: "The body is no JSON object. No documented reason fits, so PayloadEmpty stands in.",
    zh: "正文不是 JSON 对象。没有合适的官方原因，以 PayloadEmpty 代替。"),
  Rule(
    "apns.wrapped", .reported,
    source: "github.com/node-apn/node-apn/issues/344, github.com/grocer/grocer/pull/44",
    en: "It is a JSON object, so APNs takes it; without aps there is nothing in it for the phone.",
    zh: "它是 JSON 对象，APNs 会接受；但没有 aps，手机没有可处理的内容。"),
  Rule(
    "apns.push-type.missing", .documented, source: sending,
    en: "apns-push-type is missing. APNs may delay the push, drop it or answer with an error.",
    zh: "缺少 apns-push-type。APNs 可能延迟、丢弃该推送或返回错误。"),
  Rule(
    "apns.push-type.mismatch", .documented, source: sending, switchName: "strict-push-type",
    en:
      "apns-push-type does not go with the payload. APNs may delay the push, drop it or answer with an error.",
    zh: "apns-push-type 与载荷不符。APNs 可能延迟、丢弃该推送或返回错误。"),
  Rule(
    "apns.background.priority", .documented, source: sending,
    en: "A background push must have priority 5; 10 is an error.", zh: "background 推送的优先级必须为 5；10 是错误的。"),
  Rule(
    "apns.background.priority.refused", .assumed, source: sending,
    switchName: "background-priority-refused",
    en: "A background push of priority 10 is refused.", zh: "优先级为 10 的 background 推送被拒绝。"),
  Rule(
    "apns.store", .documented, source: sending,
    en: "The phone is offline. APNs keeps one push for the app until it expires, 30 days at most.",
    zh: "手机离线。APNs 为该应用保留一条推送，直到过期，最长 30 天。"),
  Rule(
    "apns.store.never", .documented, source: sending,
    en: "The phone is offline, and apns-expiration 0 means one attempt: the push is lost.",
    zh: "手机离线，而 apns-expiration 为 0 表示只尝试一次：推送丢失。"),
  Rule(
    "apns.store.one", .documented, source: "\(sending), \(metrics)",
    en:
      "APNs keeps one push for an app; a newer one took its place. Apple does not promise that the newest stays.",
    zh: "APNs 只为一个应用保留一条推送；新的取代了它。Apple 不保证留下的一定是最新的。"),
  Rule(
    "apns.store.expired", .documented, source: sending,
    en: "The phone came back after the push had expired.", zh: "手机恢复联网时推送已过期。"),
  Rule(
    "apns.store.delivered", .documented, source: sending,
    en: "The phone is back, and APNs hands over the push it kept.", zh: "手机恢复联网，APNs 送达保留的推送。"),
]
