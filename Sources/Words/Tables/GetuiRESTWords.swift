/// What each return code of Getui's REST API v2 means and what to do (docs.getui.com, REST v2, return codes).
let getuiRESTWords: [WordEntry] = [getuiCallCodes, getuiQuotaCodes].flatMap { $0.flatMap(\.entries) }

/// The two sentences about one code; when it comes is its rule's.
private struct RESTCodeText {
  let code: Int
  let meaning: (en: String, zh: String)
  let remedy: (en: String, zh: String)

  var entries: [WordEntry] {
    [
      WordEntry(WordID("getui.rest.\(code).meaning"), en: meaning.en, zh: meaning.zh),
      WordEntry(WordID("getui.rest.\(code).remedy"), en: remedy.en, zh: remedy.zh),
    ]
  }
}

private let getuiCallCodes: [RESTCodeText] = [
  RESTCodeText(
    code: 0, meaning: ("done", "成功"),
    remedy: ("Nothing to do.", "无需处理。")),
  RESTCodeText(
    code: 1, meaning: ("failure", "失败"),
    remedy: (
      "Send a JSON object as application/json;charset=utf-8.", "请以 application/json;charset=utf-8 发送 JSON 对象。"
    )),
  RESTCodeText(
    code: 2, meaning: ("service starting", "服务启动中"),
    remedy: ("Try again in a moment.", "请稍后重试。")),
  RESTCodeText(
    code: 404, meaning: ("no such path", "路径不存在"),
    remedy: (
      "Compare the path with the pages: /v2/{appId}/push/single/cid.", "请核对路径：/v2/{appId}/push/single/cid。"
    )),
  RESTCodeText(
    code: 405, meaning: ("no such method", "方法不支持"),
    remedy: (
      "Compare the method with the pages: POST for pushes, DELETE for stopping.", "请核对方法：推送用 POST，终止用 DELETE。"
    )),
  RESTCodeText(
    code: 10001, meaning: ("token invalid", "token 错误或过期"),
    remedy: ("Call /auth again and repeat the call with the same request_id.", "请重新鉴权，并用相同的 request_id 重试。")),
  RESTCodeText(
    code: 10002, meaning: ("on the black list", "appId 或 IP 被拉黑"),
    remedy: ("Ask the vendor's support.", "请联系厂商技术支持。")),
  RESTCodeText(
    code: 10003, meaning: ("too many /auth", "鉴权频率超限"),
    remedy: ("Keep the token: it is good for a day.", "请缓存 token：有效期约一天。")),
  RESTCodeText(
    code: 10004, meaning: ("no right to read details", "没有消息明细权限"),
    remedy: ("Ask the vendor to grant it.", "请联系厂商开通。")),
  RESTCodeText(
    code: 10005, meaning: ("too many calls", "调用频率超限"),
    remedy: ("Slow down; use list or batch pushes.", "请降低频率；使用批量接口。")),
  RESTCodeText(
    code: 20001, meaning: ("parameter at fault", "参数错误"),
    remedy: ("Read msg and correct the parameter that it names.", "请根据 msg 修正对应的参数。")),
  RESTCodeText(
    code: 21001, meaning: ("push failed", "推送失败：用户无效或策略错误"),
    remedy: (
      "Use strategy 1, or let the app register for remote notifications first.", "请使用策略 1，或先让应用注册远程通知。"
    )),
  RESTCodeText(
    code: 22001, meaning: ("cannot be deleted", "定时任务无法删除"),
    remedy: ("Delete it earlier than a minute before its time.", "请在执行前一分钟以上删除。")),
  RESTCodeText(
    code: 22002, meaning: ("task invalid", "任务无效或时间不合法"),
    remedy: (
      "Use the taskid of a list or app task; a time lies at most 7 days ahead.",
      "请使用列表或群推任务的 taskid；定时时间最多 7 天后。"
    )),
  RESTCodeText(
    code: 23001, meaning: ("tag operation failed", "标签操作失败"),
    remedy: ("Use Chinese characters, letters, digits and + - * _ . only.", "只能使用汉字、字母、数字和 + - * _ .。")),
]

private let getuiQuotaCodes: [RESTCodeText] = [
  RESTCodeText(
    code: 30000, meaning: ("no right: fast_custom_tag", "没有快速标签推送权限"),
    remedy: ("Ask the vendor to grant it.", "请联系厂商开通。")),
  RESTCodeText(
    code: 30001, meaning: ("no right: tags", "没有标签修改权限"),
    remedy: ("Ask the vendor to grant it.", "请联系厂商开通。")),
  RESTCodeText(
    code: 30002, meaning: ("no right: schedule", "没有定时推送权限"),
    remedy: ("Leave schedule_time out, or ask the vendor to grant it.", "请去掉 schedule_time，或联系厂商开通。")),
  RESTCodeText(
    code: 30003, meaning: ("no right: push by tag", "没有标签推送权限"),
    remedy: ("Ask the vendor to grant it.", "请联系厂商开通。")),
  RESTCodeText(
    code: 30004, meaning: ("tag changes used up", "标签操作当日超限"),
    remedy: ("Go on tomorrow; several cids fit into one call.", "请明天再试；一次可传多个 cid。")),
  RESTCodeText(
    code: 30005, meaning: ("tag too long", "标签过长"),
    remedy: ("Shorten the tag.", "请缩短标签。")),
  RESTCodeText(
    code: 30006, meaning: ("fast tag pushes used up", "快速标签推送当日超限"),
    remedy: ("Go on tomorrow.", "请明天再试。")),
  RESTCodeText(
    code: 30007, meaning: ("pushes to all used up", "群推当日超限"),
    remedy: ("Go on tomorrow; use lists for smaller groups.", "请明天再试；小范围请用列表推送。")),
  RESTCodeText(
    code: 30008, meaning: ("list pushes used up", "列表推送当日超限"),
    remedy: ("Go on tomorrow.", "请明天再试。")),
  RESTCodeText(
    code: 30009, meaning: ("pushes used up", "推送当日超限"),
    remedy: ("Go on tomorrow.", "请明天再试。")),
  RESTCodeText(
    code: 30010, meaning: ("pushes by tag used up", "标签推送当日超限"),
    remedy: ("Go on tomorrow.", "请明天再试。")),
  RESTCodeText(
    code: 30011, meaning: ("tags set today already", "标签设置当日超限"),
    remedy: ("Go on tomorrow, or add single tags with custom_tag/batch.", "请明天再试，或用 custom_tag/batch 增加标签。")),
  RESTCodeText(
    code: 30012, meaning: ("too many tag changes", "标签操作频率超限"),
    remedy: ("Wait a minute; several cids fit into one call.", "请等待一分钟；一次可传多个 cid。")),
  RESTCodeText(
    code: 30013, meaning: ("too many fast tag pushes", "快速标签推送频率超限"),
    remedy: ("Wait a minute.", "请等待一分钟。")),
  RESTCodeText(
    code: 30014, meaning: ("too many pushes to all", "群推频率超限"),
    remedy: ("Wait a minute.", "请等待一分钟。")),
  RESTCodeText(
    code: 30015, meaning: ("too many list pushes", "列表推送频率超限"),
    remedy: ("Wait a minute; one list takes 1000 clients.", "请等待一分钟；一次最多 1000 个用户。")),
  RESTCodeText(
    code: 30016, meaning: ("too many tags", "标签数量过多"),
    remedy: ("Use fewer values.", "请减少标签数量。")),
  RESTCodeText(
    code: 30017, meaning: ("no right: report", "没有报表权限"),
    remedy: ("Ask the vendor to grant it.", "请联系厂商开通。")),
  RESTCodeText(
    code: 30018, meaning: ("too many reports", "报表查询频率超限"),
    remedy: ("Wait; one call takes 200 tasks.", "请稍候；一次最多查询 200 个任务。")),
  RESTCodeText(
    code: 30019, meaning: ("reports are busy", "报表服务繁忙"),
    remedy: ("Wait and ask again.", "请稍后重试。")),
]
