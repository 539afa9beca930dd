/// What happens between app, SDK, service and backend, in a few words.
let getuiEventWords: [WordEntry] = [
  // Names of the vendor's calls and delegate methods, which have no translation.
  WordEntry("getui.event.plain", en: "{0}", zh: "{0}"),
  WordEntry("getui.event.cannot", en: "{0}: no code of the app runs", zh: "{0}：应用代码未在运行"),
  WordEntry("getui.event.returned", en: "→ {0}", zh: "→ {0}"),
  WordEntry("getui.event.unproxied", en: "{0} is not called", zh: "{0} 没有被调用"),
  WordEntry(
    "getui.event.twice", en: "the fetch handler is called twice: crash", zh: "fetchCompletionHandler 被调用两次：崩溃"
  ),
  WordEntry(
    "getui.event.never", en: "the fetch handler was not called within 30 s",
    zh: "30 秒内没有调用 fetchCompletionHandler"),
  WordEntry("getui.event.clears", en: "empties the list and the icon's badge", zh: "清空通知栏和图标角标"),
  WordEntry("getui.event.media.fetched", en: "fetched {0}", zh: "已下载 {0}"),
  WordEntry("getui.event.media.skipped", en: "left alone on a cellular network: {0}", zh: "蜂窝网络下不下载：{0}"),
  WordEntry("getui.event.media.failed", en: "{0}: {1} {2}", zh: "{0}：{1} {2}"),
  WordEntry("getui.event.link.closed", en: "connection closed", zh: "连接已断开"),
  WordEntry("getui.event.link.connecting", en: "connecting", zh: "正在连接"),
  WordEntry("getui.event.link.loggingIn", en: "logging in", zh: "正在登录"),
  WordEntry("getui.event.link.up", en: "connected and logged in", zh: "已连接并登录"),
  WordEntry("getui.event.backoff", en: "tries again in {0} s", zh: "{0} 秒后重试"),
  WordEntry("getui.event.token", en: "device token tied to the cid", zh: "deviceToken 已关联 cid"),
  WordEntry("getui.event.token.none", en: "no device token any more", zh: "不再有 deviceToken"),
  WordEntry("getui.event.sent", en: "{0} to the service", zh: "{0} 发往服务端"),
  WordEntry("getui.event.badge", en: "server badge {0} → {1}", zh: "服务端角标 {0} → {1}"),
  WordEntry("getui.event.receipt", en: "receipt {0}", zh: "回执 {0}"),
  WordEntry("getui.event.receipt.lost", en: "receipt {0}, not counted", zh: "回执 {0}，未计入"),
  WordEntry("getui.event.waits", en: "waits in the connection of a frozen app", zh: "停留在已挂起应用的连接中"),
  WordEntry("getui.event.replied", en: "{0} code {1}, {2}", zh: "{0} code {1}，{2}"),
  WordEntry("getui.event.accepted", en: "{0} for {1} {1:client|clients}", zh: "{0}，{1} 个用户"),
  WordEntry(
    "getui.event.repeated", en: "same request_id as {0}: nothing is sent", zh: "request_id 与 {0} 相同：不下发"),
  WordEntry("getui.event.scheduled", en: "{0} waits for its time", zh: "{0} 等待定时下发"),
  WordEntry("getui.event.stopped", en: "{0} stopped", zh: "{0} 已终止"),
  WordEntry("getui.event.connection", en: "over Getui's connection", zh: "通过个推通道下发"),
  WordEntry("getui.event.apns", en: "to APNs", zh: "发往 APNs"),
  WordEntry("getui.event.kept", en: "kept for the next login", zh: "离线保存，等待上线"),
  WordEntry("getui.event.line", en: "receipt line {0} for {1}", zh: "{1} 的回执 {0}"),
]
