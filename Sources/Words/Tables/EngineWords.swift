/// What Belfry says about the running engine and the embedded stream.
let engineWords: [WordEntry] = [
  WordEntry(
    "engine.noThread", en: "The system has no thread to give. End some programs and start belfry again.",
    zh: "系统无法创建线程。请结束一些程序后重新启动 belfry。"),
  WordEntry("engine.readOnly", en: "Read only, nothing is taken for now: {0}", zh: "只读，暂不接受任何操作：{0}"),
  WordEntry(
    "engine.writable", en: "The journal can be written again, and everything is taken as before.",
    zh: "日志又可以写入，一切照常。"),
  WordEntry("engine.closing", en: "Belfry is ending.", zh: "belfry 正在退出。"),
  WordEntry("help.stream.on", en: "Plays the built-in stream of pushes.", zh: "播放内置的推送流。"),
  WordEntry("help.stream.off", en: "Stops the built-in stream.", zh: "停止内置的推送流。"),
  WordEntry("help.stream.pause", en: "Pauses the built-in stream.", zh: "暂停内置的推送流。"),
  WordEntry(
    "help.stream.rate", en: "Plays the built-in stream at this pace, up to 10000/s.",
    zh: "按此速度播放内置的推送流，最高 10000/s。"),
]
