/// The service extension: what happens to it, and the commands about it.
let extensionWords: [WordEntry] = [
  WordEntry("extension.event.setup", en: "service extension set", zh: "已设置通知服务扩展"),
  WordEntry("extension.event.skipped", en: "service extension not asked: {0}", zh: "未调用通知服务扩展：{0}"),
  WordEntry("extension.event.attachment", en: "attachment {0} not taken, error {1}", zh: "未采用附件 {0}，错误码 {1}"),
  WordEntry("extension.event.crashed", en: "service extension killed", zh: "通知服务扩展被终止"),
  WordEntry("extension.event.original", en: "the original counts", zh: "采用原内容"),
  WordEntry("extension.skip.iOSTooOld", en: "iOS 9 or older", zh: "iOS 9 或更旧"),
  WordEntry("extension.skip.extensionTooNew", en: "built for a newer iOS", zh: "要求更新的 iOS"),
  WordEntry("extension.skip.notAllowed", en: "notifications not allowed", zh: "未允许通知"),
  WordEntry("extension.skip.alertsOff", en: "alerts are off", zh: "提醒已关闭"),
  WordEntry("extension.skip.swipedAway", en: "the app was swiped away", zh: "应用已被划掉"),
  WordEntry(
    "help.app.extension", en: "Gives the app a service extension, or takes it away.", zh: "为应用添加或移除通知服务扩展。"),
  WordEntry(
    "help.extension.text", en: "What the service extension writes there; nothing leaves it as sent.",
    zh: "通知服务扩展写入的内容；留空则保持原样。"),
  WordEntry(
    "help.extension.badge", en: "The number that the service extension sets; nothing leaves it as sent.",
    zh: "通知服务扩展设置的角标；留空则保持原样。"),
  WordEntry(
    "help.extension.info", en: "A value that the service extension puts into userInfo.",
    zh: "通知服务扩展写入 userInfo 的值。"),
  WordEntry(
    "help.extension.attach", en: "A file that the service extension attaches, with its size.",
    zh: "通知服务扩展添加的附件及其大小。"),
  WordEntry("help.extension.detach", en: "The service extension attaches nothing.", zh: "通知服务扩展不添加附件。"),
  WordEntry(
    "help.extension.minimum", en: "The oldest iOS that the service extension is built for.",
    zh: "通知服务扩展支持的最低 iOS 版本。"),
  WordEntry(
    "help.extension.takes", en: "How long the service extension takes to hand the content over.",
    zh: "通知服务扩展多久后给出内容。"),
  WordEntry(
    "help.extension.never", en: "The service extension never hands anything over.", zh: "通知服务扩展始终不给出内容。"),
  WordEntry(
    "help.extension.crashes", en: "The service extension is killed early.", zh: "通知服务扩展被提前终止。"),
  WordEntry(
    "help.extension.expires", en: "What the service extension does when its time is up.",
    zh: "通知服务扩展在时间用尽时做什么。"),
  WordEntry(
    "help.extension.suppress", en: "Whether the service extension hands empty content over.",
    zh: "通知服务扩展是否给出空内容。"),
  WordEntry(
    "help.extension.call", en: "The service extension hands its push over as a call.", zh: "通知服务扩展将推送转为来电。"),
  WordEntry(
    "extension.size", en: "it is a number with B, KB or MB behind it, such as 2MB.",
    zh: "应为数字加 B、KB 或 MB，例如 2MB。"),
  WordEntry("extension.version", en: "it is an iOS version, such as 15.2.", zh: "应为 iOS 版本，例如 15.2。"),
  WordEntry("extension.time", en: "it cannot be below 0.", zh: "不能小于 0。"),
]
