private let codes = "docs.getui.com, REST v2, return codes"
private let token = "docs.getui.com, REST v2, token"

/// What the Getui service's answers ask of a client, and what is said of one that does not heed them.
let getuiClientRules: [Rule] = [
  Rule(
    "getui.client.limit", .documented, source: codes,
    en:
      "The client was told that it is over a limit, and makes such a call again before it is free: the next minute, or the next day in Beijing. Belfry goes by the minutes of the clock.",
    zh: "客户端已超限，却在限额恢复（下一分钟或北京时间次日）之前又发起同类调用。Belfry 按自然分钟计。"),
  Rule(
    "getui.client.retry", .assumed, source: "",
    en:
      "The client sends the same request again within a second of an answer that the service is starting or busy. The vendor gives no pause; a second is Belfry's measure.",
    zh: "服务端应答启动中或繁忙后一秒内，客户端又发送了同一请求。厂商未给出间隔，“一秒”是 Belfry 的判断标准。"),
  Rule(
    "getui.client.token", .documented, source: codes,
    en: "The client was told 10001 for this token and goes on with it. It should ask /auth for another.",
    zh: "该 token 已返回 10001，客户端仍在使用；应调用 /auth 重新获取。"),
  Rule(
    "getui.client.auth", .documented, source: token,
    en:
      "The client asked for three tokens in a row for one call each; three is Belfry's measure. A token is good for a day, and /auth may be called 100 times a minute.",
    zh: "客户端连续三次为单个调用重新鉴权（“三次”是 Belfry 的判断标准）。token 一天内有效，/auth 每分钟限 100 次。"),
  Rule(
    "getui.client.request", .documented, source: "docs.getui.com, REST v2, push",
    en:
      "A push with this request_id was accepted before, so nothing is sent. That is right for a repeat whose answer was lost; a new push needs an id of its own.",
    zh: "该 request_id 的推送已被接受，不再下发。仅适合未收到应答时的重试；新的推送需用新的 request_id。"),
  Rule(
    "getui.client.void", .assumed, source: "",
    en: "The client sends again to a cid that was refused before. It should take it out of its database.",
    zh: "客户端再次向已被拒绝的 cid 推送；应当从数据库中移除它。"),
]
