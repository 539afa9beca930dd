private let codes = "docs.getui.com, REST v2, return codes"

/// When the Getui service answers with which code.
let getuiRESTRules: [Rule] = [
  Rule(
    "getui.rest.request", .documented, source: "docs.getui.com, REST v2, calls",
    en: "A backend asks the service.", zh: "后端调用服务端接口。"),
  Rule(
    "getui.rest.0", .documented, source: codes,
    en: "The service has done it.", zh: "服务端处理成功。"),
  Rule(
    "getui.rest.1", .documented, source: codes,
    en: "The body is no JSON object.", zh: "请求体不是 JSON 对象。"),
  Rule(
    "getui.rest.2", .documented, source: codes,
    en: "The service is just starting.", zh: "服务正在启动。"),
  Rule(
    "getui.rest.404", .documented, source: codes,
    en: "There is no such path behind /v2/{appId}.", zh: "/v2/{appId} 下没有该路径。"),
  Rule(
    "getui.rest.405", .documented, source: codes,
    en: "The path does not know this method.", zh: "该路径不支持此方法。"),
  Rule(
    "getui.rest.10001", .documented, source: codes,
    en: "The token is missing, unknown, expired, or of another app.", zh: "token 缺失、未知、已过期或属于其他应用。"),
  Rule(
    "getui.rest.10002", .documented, source: codes,
    en: "The app id or the address is on the black list.", zh: "appId 或 IP 在黑名单中。"),
  Rule(
    "getui.rest.10003", .documented, source: codes,
    en: "More calls of /auth than the account may make: 100 in a minute, 100 000 in a day.",
    zh: "鉴权调用超限：每分钟 100 次，每天 100 000 次。"),
  Rule(
    "getui.rest.10004", .documented, source: codes,
    en: "The account may not read message details.", zh: "没有查询消息明细的权限。"),
  Rule(
    "getui.rest.10005", .documented, source: codes,
    en: "More calls in a minute than the account may make.", zh: "每分钟调用次数超限。"),
  Rule(
    "getui.rest.20001", .documented, source: codes,
    en: "A parameter is at fault; the message names it.", zh: "参数错误；msg 中给出参数名。"),
  Rule(
    "getui.rest.21001", .documented, source: codes,
    en: "The strategy needs a device token, and the client has none.", zh: "策略需要 deviceToken，但该用户没有。"),
  Rule(
    "getui.rest.22001", .documented, source: codes,
    en: "The scheduled task has run, or begins within a minute.", zh: "定时任务已执行，或将在一分钟内执行。"),
  Rule(
    "getui.rest.22002", .documented, source: codes,
    en: "The task is not there, not of this kind, too old, or its time is out of range.",
    zh: "任务不存在、类型不符、已过期，或时间不合法。"),
  Rule(
    "getui.rest.23001", .reported, source: codes,
    en: "A tag has characters that cannot be stored.", zh: "标签含有无法保存的字符。"),
  Rule(
    "getui.rest.30000", .documented, source: codes,
    en: "The account may not use fast_custom_tag.", zh: "没有 fast_custom_tag 权限。"),
  Rule(
    "getui.rest.30001", .documented, source: codes,
    en: "The account may not change tags.", zh: "没有修改标签的权限。"),
  Rule(
    "getui.rest.30002", .documented, source: codes,
    en: "The account may not schedule pushes.", zh: "没有定时推送权限。"),
  Rule(
    "getui.rest.30003", .documented, source: codes,
    en: "The account may not push by tag.", zh: "没有标签推送权限。"),
  Rule(
    "getui.rest.30004", .documented, source: codes,
    en: "More changes of tags today than the account may make: 10 000.", zh: "标签修改当日总量超限：10 000 次。"),
  Rule(
    "getui.rest.30005", .documented, source: codes,
    en: "A tag is longer than 32 characters.", zh: "标签超过 32 个字符。"),
  Rule(
    "getui.rest.30006", .documented, source: codes,
    en: "No more fast_custom_tag pushes today.", zh: "快速标签推送当日总量超限。"),
  Rule(
    "getui.rest.30007", .documented, source: codes,
    en: "No more pushes to all today: 100, shared with push by tag.", zh: "群推当日总量超限：100 次，与标签推送共用。"),
  Rule(
    "getui.rest.30008", .documented, source: codes,
    en: "No more list pushes today: 2 000 000 clients.", zh: "列表推送当日总量超限：2 000 000。"),
  Rule(
    "getui.rest.30009", .documented, source: codes,
    en: "No more pushes today.", zh: "推送当日总量超限。"),
  Rule(
    "getui.rest.30010", .documented, source: codes,
    en: "No more pushes by tag today: 100, shared with pushes to all.", zh: "标签推送当日总量超限：100 次，与群推共用。"),
  Rule(
    "getui.rest.30011", .documented, source: codes,
    en: "The tags of this client were set today already.", zh: "该 cid 今天已设置过标签。"),
  Rule(
    "getui.rest.30012", .reported, source: codes,
    en:
      "More changes of tags in a minute than the account may make; the pages say 5 here and 100 at the call.",
    zh: "每分钟标签修改次数超限；此处文档写 5 次，接口处写 100 次。"),
  Rule(
    "getui.rest.30013", .documented, source: codes,
    en: "More fast_custom_tag pushes in a minute than the account may make.", zh: "每分钟快速标签推送超限。"),
  Rule(
    "getui.rest.30014", .documented, source: codes,
    en: "More than 5 pushes to all or by tag in a minute.", zh: "每分钟群推或标签推送超过 5 次。"),
  Rule(
    "getui.rest.30015", .documented, source: codes,
    en: "More list pushes in a minute than the account may make.", zh: "每分钟列表推送超限。"),
  Rule(
    "getui.rest.30016", .documented, source: codes,
    en: "Too many tags in one push.", zh: "一次推送的标签过多。"),
  Rule(
    "getui.rest.30017", .documented, source: codes,
    en: "The account may not read this report.", zh: "没有该报表的权限。"),
  Rule(
    "getui.rest.30018", .documented, source: codes,
    en: "More reports in a minute than the account may read.", zh: "报表查询频率超限。"),
  Rule(
    "getui.rest.30019", .documented, source: codes,
    en: "The service is too busy to report on single tasks.", zh: "服务端繁忙，无法查询任务报表。"),
]
