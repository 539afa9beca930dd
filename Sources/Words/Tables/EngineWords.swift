/// What Belfry says about the running engine and the embedded stream.
let engineWords: [WordEntry] = [
  WordEntry(
    "engine.noThread", en: "The system has no thread to give. End some programs and start belfry again.",
    zh: "系统无法创建线程。请结束一些程序后重新启动 belfry。"),
  WordEntry(
    "engine.readOnly", en: "Read only until the journal can be written again: {0}",
    zh: "只读，直到日志可以重新写入：{0}"),
  WordEntry(
    "engine.writable", en: "The journal can be written again, and everything is taken as before.",
    zh: "日志又可以写入，一切照常。"),
  WordEntry("engine.closing", en: "Belfry is ending.", zh: "belfry 正在退出。"),
  WordEntry(
    "engine.keep.what", en: "{0} is neither a number of pushes nor a length of time: 1000000, 30d, forever.",
    zh: "{0} 既不是推送条数也不是时长，应为 1000000、30d 或 forever。"),
  WordEntry(
    "engine.resend.number", en: "A push is named by its number: resend #12.", zh: "请用编号指定推送：resend #12。"),
  WordEntry(
    "engine.resend.fresh", en: "Its request_id was used up, so it got a new one: {0}.",
    zh: "原 request_id 已用过，已换成新的：{0}。"),
  WordEntry(
    "engine.resend.unknown", en: "The history has no number {0} to send again.", zh: "历史中没有可重发的编号 {0}。"),
  WordEntry(
    "engine.resend.none", en: "No vendor has this path: there is nothing to send again.",
    zh: "没有服务商提供这个路径，无可重发。"),
  WordEntry(
    "help.keep", en: "Keeps so many pushes in the history, or pushes for so long; both hold.",
    zh: "历史保留的推送条数或时长；两者同时生效。"),
  WordEntry(
    "help.resend", en: "Sends the request that brought a push once more.", zh: "把带来该推送的请求再发一次。"),
  WordEntry(
    "help.resend.request", en: "Sends a request of the history once more, by its own number.",
    zh: "按请求自身的编号把它再发一次。"),
  WordEntry("help.stream.on", en: "Plays the built-in stream of pushes.", zh: "播放内置的推送流。"),
  WordEntry("help.stream.off", en: "Stops the built-in stream.", zh: "停止内置的推送流。"),
  WordEntry("help.stream.pause", en: "Pauses the built-in stream.", zh: "暂停内置的推送流。"),
  WordEntry(
    "help.stream.rate", en: "Plays the built-in stream at this pace, up to 10000/s.",
    zh: "按此速度播放内置的推送流，最高 10000/s。"),
]
