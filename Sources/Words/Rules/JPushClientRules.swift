private let jiguang = "docs.jiguang.cn"

/// What the JPush service's answers ask of a client, and what is said of one that does not heed them.
let jpushClientRules: [Rule] = [
  Rule(
    "jpush.client.limit", .documented, source: "\(jiguang), REST API v3, rate limits",
    en:
      "The client was told 2002 and calls the same API again before the window is over. X-Rate-Limit-Reset says how many seconds are left.",
    zh: "客户端收到 2002 后，在本窗口结束前又调用了同一类接口。剩余秒数见 X-Rate-Limit-Reset。"),
  Rule(
    "jpush.client.retry", .assumed, source: "",
    en:
      "The client sends the same request again within a second of a failure of the service. The vendor gives no pause; a second is Belfry's measure.",
    zh: "服务端出错后一秒内，客户端又发送了同一请求。厂商未给出间隔，“一秒”是 Belfry 的判断标准。"),
  Rule(
    "jpush.client.cid", .documented, source: "\(jiguang), push API v3, cid",
    en:
      "The client repeats a push after a failure and gives no cid. With one a repeated push is not sent twice.",
    zh: "客户端在出错后重复推送，但没有带 cid。带上 cid，重试就不会重复推送。"),
  Rule(
    "jpush.client.void", .assumed, source: "",
    en:
      "The client sends again to a registration ID that was refused before. It should take it out of its database.",
    zh: "客户端再次向已被拒绝的 registration_id 推送；应当从数据库中移除它。"),
]
