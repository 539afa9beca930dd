/// What calls do that have no answer.
let jpushNoteRules: [Rule] = [
  Rule(
    "jpush.note.page", .documented, source: "docs.jiguang.cn, iOS SDK API, page statistics",
    en: "JPush has withdrawn page statistics; the call does nothing.", zh: "JPush 已下线页面统计；调用没有作用。"),
  Rule(
    "jpush.note.location", .documented, source: "docs.jiguang.cn, iOS SDK API, location",
    en: "The SDK uploads the position; no range is named, and the vendor's own sample has latitude 100.",
    zh: "SDK 上报位置；未说明取值范围，官方示例中纬度为 100。"),
  Rule(
    "jpush.note.crash", .documented, source: "docs.jiguang.cn, iOS SDK API, crash log",
    en: "Crash logs are uploaded from now on; leave it off if the app collects crashes itself.",
    zh: "从现在起上报崩溃日志；应用自行收集崩溃时不要开启。"),
  Rule(
    "jpush.note.log", .documented, source: "JPUSHService.h, setDebugMode and setLogOFF",
    en: "The SDK's log is at level Info by default; off still lets warnings and errors through.",
    zh: "SDK 日志默认级别为 Info；关闭后仍会输出警告和错误。"),
  Rule(
    "jpush.note.heartbeat", .documented, source: "JPUSHService.h, setHeartBeatTimeInterval",
    en: "The connection's heartbeat is set; call it before the set-up.", zh: "设置长连接心跳；应在初始化之前调用。"),
  Rule(
    "jpush.note.heartbeat.range", .assumed, source: "",
    en: "A heartbeat is 30 to 290 s; Belfry leaves the old one when the number is outside.",
    zh: "心跳间隔为 30 到 290 秒；超出范围时 Belfry 保持原值。"),
]
