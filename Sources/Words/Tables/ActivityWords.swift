/// Live Activities: what happens with them, and the commands about them.
let activityWords: [WordEntry] = [
  WordEntry("activity.event.setup", en: "Live Activities set", zh: "已设置实时活动"),
  WordEntry("activity.event.refused", en: "no effect: {0}", zh: "没有效果：{0}"),
  WordEntry("activity.event.undecodable", en: "no effect: {0} does not decode", zh: "没有效果：{0} 无法解码"),
  WordEntry("activity.event.started", en: "{0} begins", zh: "{0} 开始"),
  WordEntry("activity.event.updated", en: "{0} changes", zh: "{0} 更新"),
  WordEntry("activity.event.ended", en: "{0} ends, stays until {1} UTC", zh: "{0} 结束，保留至 {1} UTC"),
  WordEntry("activity.event.expired", en: "{0} has run for 8 hours", zh: "{0} 已运行 8 小时"),
  WordEntry("activity.event.stale", en: "{0} is stale", zh: "{0} 已过期"),
  WordEntry("activity.event.dismissed", en: "{0} leaves the lock screen", zh: "{0} 离开锁定屏幕"),
  WordEntry("activity.event.alerted", en: "alert: {0}", zh: "提醒：{0}"),
  WordEntry("activity.event.unwoken", en: "the app is not woken", zh: "应用未被唤醒"),
  WordEntry("activity.fault.startTooNew", en: "start came with iOS 17.2", zh: "start 自 iOS 17.2 起支持"),
  WordEntry("activity.fault.switchedOff", en: "Live Activities are off", zh: "实时活动已关闭"),
  WordEntry("activity.fault.timestampMissing", en: "no timestamp", zh: "没有 timestamp"),
  WordEntry("activity.fault.older", en: "a newer timestamp was applied", zh: "已采用更新的 timestamp"),
  WordEntry("activity.fault.eventMissing", en: "no event", zh: "没有 event"),
  WordEntry("activity.fault.attributesMissing", en: "no attributes", zh: "没有 attributes"),
  WordEntry("activity.fault.alertMissing", en: "no alert", zh: "没有 alert"),
  WordEntry("activity.fault.unknownType", en: "unknown attributes-type", zh: "未知的 attributes-type"),
  WordEntry(
    "activity.fault.channelTooNew", en: "input-push-channel came with iOS 18",
    zh: "input-push-channel 自 iOS 18 起支持"),
  WordEntry("activity.fault.noActivity", en: "no activity", zh: "没有实时活动"),
  WordEntry("activity.fault.ended", en: "it has ended", zh: "已结束"),
  WordEntry("activity.fault.budget", en: "budget used up", zh: "预算已用完"),
  WordEntry(
    "help.activity.start", en: "The app in front starts a Live Activity of this type.", zh: "前台应用启动该类型的实时活动。"),
  WordEntry("help.activity.end", en: "The app ends a Live Activity.", zh: "应用结束一个实时活动。"),
  WordEntry(
    "help.activity.dismiss", en: "The person takes a Live Activity off the lock screen.", zh: "用户从锁定屏幕移除实时活动。"
  ),
  WordEntry(
    "help.activity.frequent", en: "Whether the app supports frequent updates.", zh: "应用是否支持频繁更新。"),
  WordEntry(
    "help.activity.expects",
    en: "What the content state of a type must hold: driver:string,eta:date,stops:int?.",
    zh: "某类型的 content-state 必须包含什么：driver:string,eta:date,stops:int?。"),
  WordEntry(
    "activity.field",
    en:
      "“{0}” is no property: write name:type with string, int, double, bool, date, array or object, and ? behind what may be missing.",
    zh: "“{0}”不是属性：请写 名称:类型，类型为 string、int、double、bool、date、array、object，可缺省的在后面加 ?。"),
]
