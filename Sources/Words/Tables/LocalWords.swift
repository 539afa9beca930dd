/// Local notifications: what happens before they fire, and the commands about them.
let localWords: [WordEntry] = [
  WordEntry("local.event.added", en: "scheduled {0}", zh: "已安排 {0}"),
  WordEntry("local.event.added.due", en: "scheduled {0} for {1} UTC", zh: "已安排 {0}，{1} UTC 触发"),
  WordEntry("local.event.replaced", en: "takes the place of the earlier {0}", zh: "替换之前的 {0}"),
  WordEntry("local.event.refused", en: "not scheduled {0}: {1}", zh: "未安排 {0}：{1}"),
  WordEntry("local.event.surplus", en: "{0} dropped: 64 wait already", zh: "丢弃 {0}：已有 64 个等待"),
  WordEntry("local.event.pending", en: "{0} waiting: {1}", zh: "{0} 个等待：{1}"),
  WordEntry("local.event.delivered", en: "{0} in the list: {1}", zh: "列表中 {0} 个：{1}"),
  WordEntry("local.event.removed", en: "{0} taken back: {1}", zh: "撤回 {0} 个：{1}"),
  WordEntry("local.event.region.enter", en: "comes to {0}", zh: "进入 {0}"),
  WordEntry("local.event.region.exit", en: "leaves {0}", zh: "离开 {0}"),
  WordEntry("local.event.zone", en: "phone clock UTC{0}", zh: "手机时钟 UTC{0}"),
  WordEntry("local.fault.intervalNotPositive", en: "interval not above 0", zh: "时间间隔不大于 0"),
  WordEntry("local.fault.repeatsTooOften", en: "repeats below 60 s", zh: "重复间隔小于 60 秒"),
  WordEntry("local.fault.notAllowed", en: "notificationsNotAllowed", zh: "notificationsNotAllowed"),
  WordEntry("local.fault.neverFires", en: "its date has passed", zh: "时间已过"),
  WordEntry("local.fault.attachment", en: "invalid attachment", zh: "附件无效"),
  WordEntry("local.fault.iOSTooOld", en: "iOS too old", zh: "iOS 版本过旧"),
  WordEntry(
    "help.local.add",
    en:
      "The app schedules a notification: in 5s, at 2026-12-01T09:00, daily 9:00, weekly mon 9:00, enter or exit a region.",
    zh: "应用安排本地通知：in 5s、at 2026-12-01T09:00、daily 9:00、weekly mon 9:00、enter 或 exit 区域。"),
  WordEntry("help.local.list", en: "The app reads the requests that wait.", zh: "应用读取等待中的请求。"),
  WordEntry(
    "help.local.find", en: "The app looks a request up, waiting or delivered.", zh: "应用查找请求：等待中或已送达。"),
  WordEntry(
    "help.local.remove", en: "The app removes requests by identifier, waiting or delivered.",
    zh: "应用按标识符移除请求：等待中或已送达。"),
  WordEntry(
    "help.local.remove.all", en: "The app removes all of its notifications.", zh: "应用移除全部通知。"),
  WordEntry(
    "help.uilocal.add", en: "The app schedules a UILocalNotification, as before iOS 10.",
    zh: "应用安排 UILocalNotification（iOS 10 之前的接口）。"),
  WordEntry(
    "help.uilocal.cancel", en: "The app cancels a UILocalNotification.", zh: "应用取消一个 UILocalNotification。"),
  WordEntry(
    "help.uilocal.cancel.all", en: "The app cancels all local notifications that wait.",
    zh: "应用取消全部等待中的本地通知。"),
  WordEntry(
    "help.phone.region", en: "Carries the phone into a region, or out of it.", zh: "携带手机进入或离开某个区域。"),
  WordEntry(
    "help.phone.zone", en: "How far the phone's clock is ahead of UTC, such as 8h.",
    zh: "手机时钟比 UTC 快多少，例如 8h。"),
  WordEntry("local.span", en: "it is a length of time, such as 5s.", zh: "应为时间长度，例如 5s。"),
  WordEntry(
    "local.clock", en: "it is a time such as 9:00, or a date such as 2026-12-01T09:00.",
    zh: "应为时间（如 9:00）或日期（如 2026-12-01T09:00）。"),
  WordEntry("local.weekly", en: "it is a weekday and a time, such as mon 9:00.", zh: "应为星期和时间，例如 mon 9:00。"),
  WordEntry("local.repeats", en: "only “repeats” may stand here.", zh: "此处只能写 repeats。"),
  WordEntry("local.relevance", en: "“{0}” is no number; write it as 0.5.", zh: "“{0}”不是数字；请写成 0.5。"),
  WordEntry(
    "local.attach", en: "it is a file and its size, such as image.png,2MB.", zh: "应为文件名和大小，例如 image.png,2MB。"),
  WordEntry("local.user-info", en: "it is one JSON object.", zh: "应为一个 JSON 对象。"),
  WordEntry("local.zone", en: "it lies between -12h and 14h.", zh: "应在 -12h 与 14h 之间。"),
]
