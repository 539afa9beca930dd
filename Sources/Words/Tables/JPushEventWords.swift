/// What happens between app, SDK and service, in a few words.
let jpushEventWords: [WordEntry] = [
  // Names of the vendor's calls and notifications, which have no translation.
  WordEntry("jpush.event.plain", en: "{0}", zh: "{0}"),
  WordEntry("jpush.event.backoff", en: "tries again in {0} s", zh: "{0} 秒后重试"),
  WordEntry("jpush.event.registration", en: "registration ID {0}", zh: "registration ID {0}"),
  WordEntry("jpush.event.cannot", en: "{0}: no code of the app runs", zh: "{0}：应用代码未在运行"),
  WordEntry("jpush.event.sent", en: "{0} to the service", zh: "{0} 发往服务端"),
  WordEntry("jpush.event.answered", en: "{0}: {1}", zh: "{0}：{1}"),
  WordEntry("jpush.event.untold", en: "{0}: {1}; the app is not told", zh: "{0}：{1}；应用不会得到回调"),
  WordEntry("jpush.event.replaced", en: "{0} gives way to the next one", zh: "{0} 被后一次调用取代"),
  WordEntry(
    "jpush.event.filtered", en: "filterValidTags: → {0} (of {1})", zh: "filterValidTags: → {0}（共 {1} 个）"),
  WordEntry("jpush.event.badge", en: "server badge {0} → {1}", zh: "服务端角标 {0} → {1}"),
  WordEntry("jpush.event.message.sent", en: "custom message", zh: "自定义消息"),
  WordEntry("jpush.event.message.accepted", en: "200 msg_id {0}", zh: "200 msg_id {0}"),
  WordEntry("jpush.event.message.refused", en: "400 code {0}", zh: "400 错误码 {0}"),
  WordEntry("jpush.event.message.held", en: "kept, {0} of {1}", zh: "已保留，{0}/{1}"),
  WordEntry("jpush.event.message.lost", en: "let go", zh: "已丢弃"),
]
