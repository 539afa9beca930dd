private let jiguang = "docs.jiguang.cn"

/// What the JPush service answers to a backend, and which way a push takes.
let jpushRESTRules: [Rule] = jpushRESTCodes + jpushRESTRoutes

private let jpushRESTRoutes: [Rule] = [
  Rule(
    "jpush.report.tap", .documented, source: "\(jiguang), iOS SDK API, handleRemoteNotification",
    en: "The app hands the tapped push to handleRemoteNotification:, and the service counts a click.",
    zh: "应用把被点击的推送交给 handleRemoteNotification:，服务端计一次点击。"),
  Rule(
    "jpush.report.arrival", .documented, source: "\(jiguang), iOS SDK API, handleRemoteNotification",
    en: "The app hands the push to handleRemoteNotification:; nothing on the screen changes.",
    zh: "应用把推送交给 handleRemoteNotification:；界面没有变化。"),
  Rule(
    "jpush.report.foreign", .documented, source: "\(jiguang), iOS SDK API, handleRemoteNotification",
    en: "The payload has no _j_msgid, so that there is nothing to report.", zh: "内容里没有 _j_msgid，无可上报。"),
  Rule(
    "jpush.rest.request", .documented, source: "\(jiguang), REST API v3",
    en: "A backend asks the service over HTTP.", zh: "后端通过 HTTP 调用服务端。"),
  Rule(
    "jpush.rest.cid", .documented, source: "\(jiguang), push API v3, cid",
    en: "A push with this cid succeeded before: the first answer comes again, and nothing is sent.",
    zh: "该 cid 已推送成功过：返回第一次的结果，不再推送。"),
  Rule(
    "jpush.push.accepted", .documented, source: "\(jiguang), push API v3",
    en: "The service takes the push and gives it a msg_id.", zh: "服务端接受推送并返回 msg_id。"),
  Rule(
    "jpush.route.apns", .documented, source: "\(jiguang), push API v3, notification",
    en: "The notification goes to APNs, whether the device is logged in or not.",
    zh: "通知走 APNs，与设备是否在线无关。"),
  Rule(
    "jpush.badge.push", .documented, source: "\(jiguang), push API v3, notification, badge",
    en: "The badge counts on the service's own copy for this device; the push carries the result.",
    zh: "角标以服务端为该设备保存的数值计算，推送携带计算结果。"),
  Rule(
    "jpush.halt.environment", .documented, source: "\(jiguang), push API v3, options, apns_production",
    en:
      "apns_production names the other of Apple's two worlds, so that the device gets no notification. Left out it means production; an app with a development token wants false.",
    zh: "apns_production 与设备所属的 APNs 环境不符，设备收不到通知。不填表示生产环境；开发环境的 token 应填 false。"),
  Rule(
    "jpush.halt.token", .documented, source: "\(jiguang), iOS SDK API, registerDeviceToken",
    en: "The device has no token of APNs, so that it gets custom messages only.",
    zh: "设备没有 APNs token，只能收到自定义消息。"),
  Rule(
    "jpush.message.withdrawn", .reported, source: "github.com/jpush/jpush-api-java-client",
    en: "The backend took the push back before the device logged in.", zh: "设备登录前，后端撤回了推送。"),
  Rule(
    "jpush.schedule.fires", .documented, source: "\(jiguang), push API v3, schedules",
    en: "The schedule's time has come.", zh: "定时任务到点执行。"),
]

private let jpushRESTCodes: [Rule] = [
  Rule(
    "jpush.rest.0", .documented, source: "\(jiguang), REST API v3",
    en: "The service did what was asked.", zh: "服务端已按请求处理。"),
  Rule(
    "jpush.rest.10", .documented, source: "\(jiguang), REST API v3, report",
    en: "The report service failed.", zh: "统计服务出错。"),
  Rule(
    "jpush.rest.404", .assumed, source: "",
    en: "No API of version 3 has this path. The vendor publishes no code for it.",
    zh: "v3 接口没有这个路径；厂商未公布对应的错误码。"),
  Rule(
    "jpush.rest.1000", .documented, source: "\(jiguang), push API v3",
    en: "The service failed.", zh: "服务端出错。"),
  Rule(
    "jpush.rest.1001", .documented, source: "\(jiguang), push API v3",
    en: "The path does not know this method.", zh: "该路径不支持这个 HTTP 方法。"),
  Rule(
    "jpush.rest.1002", .documented, source: "\(jiguang), push API v3",
    en: "A required parameter is missing, or the body is no JSON.", zh: "缺少必须的参数，或请求体不是 JSON。"),
  Rule(
    "jpush.rest.1003", .documented, source: "\(jiguang), push API v3",
    en: "A value is not one of those that the page allows.", zh: "某个参数的值不在文档允许的范围内。"),
  Rule(
    "jpush.rest.1004", .documented, source: "\(jiguang), push API v3",
    en: "AppKey and master secret do not belong together, or there are none.",
    zh: "AppKey 与 Master Secret 不匹配，或没有提供。"),
  Rule(
    "jpush.rest.1005", .documented, source: "\(jiguang), push API v3",
    en: "The ios object has more than 2000 bytes, or the message more than 4000.",
    zh: "ios 对象超过 2000 字节，或 message 超过 4000 字节。"),
  Rule(
    "jpush.rest.1008", .documented, source: "\(jiguang), push API v3",
    en: "The AppKey does not have the form of one.", zh: "AppKey 的格式不对。"),
  Rule(
    "jpush.rest.1009", .documented, source: "\(jiguang), push API v3",
    en: "The push holds a key that the API does not know.", zh: "推送对象里有 API 不认识的字段。"),
  Rule(
    "jpush.rest.1011", .documented, source: "\(jiguang), push API v3",
    en: "No device is in the audience.", zh: "没有设备符合推送条件。"),
  Rule(
    "jpush.rest.1012", .documented, source: "\(jiguang), push API v3",
    en: "The limit of big pushes is used up.", zh: "大推送次数已用完。"),
  Rule(
    "jpush.rest.2002", .documented, source: "\(jiguang), REST API v3, rate limits",
    en: "More calls within a minute than the account may make.", zh: "一分钟内的调用次数超过账号限额。"),
  Rule(
    "jpush.rest.2003", .documented, source: "\(jiguang), REST API v3",
    en: "The vendor has put the AppKey on the black list. Of a report: the account has no right to it.",
    zh: "该 AppKey 已被厂商列入黑名单；统计接口中表示没有权限。"),
  Rule(
    "jpush.rest.2006", .documented, source: "\(jiguang), REST API v3",
    en: "The call is for paying accounts only.", zh: "该接口仅对 VIP 开放。"),
  Rule(
    "jpush.rest.2007", .documented, source: "\(jiguang), REST API v3",
    en: "The account may not make this call.", zh: "账号无权调用该接口。"),
  Rule(
    "jpush.rest.3001", .documented, source: "\(jiguang), REST API v3, report",
    en: "AppKey and master secret do not belong together, or there are none.",
    zh: "AppKey 与 Master Secret 不匹配，或没有提供。"),
  Rule(
    "jpush.rest.3004", .documented, source: "\(jiguang), REST API v3, report",
    en: "The form of start is not the one of time_unit.", zh: "start 的格式与 time_unit 不一致。"),
  Rule(
    "jpush.rest.3005", .documented, source: "\(jiguang), REST API v3, report",
    en: "Reports reach back 60 days, by the hour only today.", zh: "报表只保留 60 天，按小时只有当天。"),
  Rule(
    "jpush.rest.7000", .documented, source: "\(jiguang), REST API v3, device",
    en: "The device service failed.", zh: "设备服务出错。"),
  Rule(
    "jpush.rest.7001", .documented, source: "\(jiguang), REST API v3, device",
    en: "The request brings no credentials.", zh: "请求没有携带鉴权信息。"),
  Rule(
    "jpush.rest.7002", .documented, source: "\(jiguang), REST API v3, device",
    en: "A parameter is wrong, or the registration ID is not the app's.", zh: "参数有误，或 registration_id 不属于该应用。"
  ),
  Rule(
    "jpush.rest.7004", .documented, source: "\(jiguang), REST API v3, device",
    en: "AppKey and master secret do not belong together.", zh: "AppKey 与 Master Secret 不匹配。"),
  Rule(
    "jpush.rest.7008", .documented, source: "\(jiguang), REST API v3, device",
    en: "There is no app with this AppKey.", zh: "没有使用该 AppKey 的应用。"),
  Rule(
    "jpush.rest.7013", .documented, source: "\(jiguang), REST API v3, device",
    en: "A part of the change cannot be made.", zh: "修改中有一部分无法执行。"),
  Rule(
    "jpush.rest.7015", .reported,
    source: "blog.csdn.net/weixin_45410246/article/details/129955706, the vendor's notice of 2020-03-10",
    en: "Ten devices have this alias already.", zh: "已有十台设备使用该别名。"),
  Rule(
    "jpush.rest.8100", .documented, source: "\(jiguang), push API v3, schedules",
    en: "A part of the schedule is wrong.", zh: "定时任务的某个部分有误。"),
  Rule(
    "jpush.rest.8101", .documented, source: "\(jiguang), push API v3, schedules",
    en: "AppKey and master secret do not belong together, or there are none.",
    zh: "AppKey 与 Master Secret 不匹配，或没有提供。"),
  Rule(
    "jpush.rest.8104", .documented, source: "\(jiguang), push API v3, schedules",
    en: "There is no schedule with this id.", zh: "没有该 id 的定时任务。"),
  Rule(
    "jpush.rest.8200", .documented, source: "\(jiguang), push API v3, schedules",
    en: "The schedule service failed.", zh: "定时任务服务出错。"),
]
