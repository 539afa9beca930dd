/// What lint says about alert, badge, sound, flags and levels.
let payloadAlertWords: [WordEntry] = [
  // The alert.
  WordEntry(
    "lint.alert-type",
    en: "alert is {0}; it should be a string or an object.",
    zh: "alert 是{0}，应为字符串或对象。"),
  WordEntry(
    "lint.alert-type.effect",
    en: "There is no text to show; badge and sound still count.",
    zh: "没有可显示的文本；角标和声音仍然生效。"),
  WordEntry(
    "lint.alert-type.fix",
    en: "Write \"alert\": \"text\", or an object with title and body.",
    zh: "请写成 \"alert\": \"文本\"，或含 title 和 body 的对象。"),
  WordEntry("lint.alert-empty", en: "The alert has no text.", zh: "alert 没有文本。"),
  WordEntry(
    "lint.alert-empty.effect",
    en: "No alert is shown; badge and sound still count.",
    zh: "不显示提醒；角标和声音仍然生效。"),
  WordEntry(
    "lint.alert-empty.fix",
    en: "Add a title or a body, or leave alert out.",
    zh: "请加上 title 或 body，或去掉 alert。"),
  WordEntry("lint.alert-field-type", en: "{0} is {2}; it should be {1}.", zh: "{0} 是{2}，应为{1}。"),
  WordEntry(
    "lint.alert-field-type.effect",
    en: "The phone ignores this part of the alert.",
    zh: "手机忽略 alert 的这一部分。"),
  WordEntry("lint.alert-field-type.fix", en: "Write {0} as {1}.", zh: "请把 {0} 写成{1}。"),
  WordEntry("lint.alert-unknown-key", en: "Apple lists no key {0} in alert.", zh: "Apple 未在 alert 中定义键 {0}。"),
  WordEntry("lint.alert-unknown-key.effect", en: "The phone ignores it.", zh: "手机会忽略它。"),
  WordEntry("lint.alert-unknown-key.fix", en: "Put your own keys beside aps.", zh: "请把自定义键放在 aps 旁边。"),
  WordEntry("lint.alert-holds-aps-key", en: "{0} stands inside alert.", zh: "{0} 写在了 alert 里面。"),
  WordEntry("lint.alert-holds-aps-key.effect", en: "There it does nothing.", zh: "在那里不起作用。"),
  WordEntry(
    "lint.alert-holds-aps-key.fix",
    en: "Move it out of alert, into aps.",
    zh: "请把它移出 alert，直接放进 aps。"),
  WordEntry("lint.loc-args-alone", en: "{0} stands without {1}.", zh: "有 {0} 却没有 {1}。"),
  WordEntry("lint.loc-args-alone.effect", en: "The arguments fill nothing.", zh: "这些参数不会被使用。"),
  WordEntry("lint.loc-args-alone.fix", en: "Add {1}, or leave {0} out.", zh: "请加上 {1}，或去掉 {0}。"),
  WordEntry(
    "lint.loc-args-type",
    en: "{0} is {1}; it should be an array of strings.",
    zh: "{0} 是{1}，应为字符串数组。"),
  WordEntry(
    "lint.loc-args-type.effect",
    en: "The places of the localised text stay unfilled.",
    zh: "本地化文本中的占位符不会被填充。"),
  WordEntry("lint.loc-args-type.fix", en: "Write {0} as [\"…\"].", zh: "请把 {0} 写成 [\"…\"]。"),
  WordEntry("lint.loc-arg-type", en: "An argument is {0}; it should be a string.", zh: "有参数是{0}，应为字符串。"),
  WordEntry(
    "lint.loc-arg-type.effect",
    en: "It is shown as text; null was seen on a screen as <null>.",
    zh: "会按文本显示；有设备把 null 显示为 <null>。"),
  WordEntry("lint.loc-arg-type.fix", en: "Send every argument as a string.", zh: "每个参数都请以字符串发送。"),
  WordEntry("lint.old-alert-key", en: "{0} is a key of old systems.", zh: "{0} 是旧系统的键。"),
  WordEntry("lint.old-alert-key.effect", en: "iOS of today makes no use of it.", zh: "如今的 iOS 不再使用它。"),
  WordEntry(
    "lint.old-alert-key.fix",
    en: "Leave it out; for buttons use category.",
    zh: "请去掉；按钮请使用 category。"),
  WordEntry(
    "lint.summary-key",
    en: "{0} is for the summaries of iOS 12 to 14.",
    zh: "{0} 用于 iOS 12 至 14 的摘要。"),
  WordEntry("lint.summary-key.effect", en: "From iOS 15 on it is ignored.", zh: "iOS 15 起会忽略它。"),
  WordEntry("lint.summary-key.fix", en: "Leave it out unless old systems matter.", zh: "若不考虑旧系统，请去掉。"),
  WordEntry("lint.safari-key", en: "{0} is for Safari website pushes.", zh: "{0} 用于 Safari 网站推送。"),
  WordEntry("lint.safari-key.effect", en: "iOS apps make no use of it.", zh: "iOS 应用不使用它。"),
  WordEntry("lint.safari-key.fix", en: "Leave it out for an app.", zh: "发给应用时请去掉。"),
  // Badge and sound.
  WordEntry("lint.badge-type", en: "badge is {0}: {1}.", zh: "badge 是{0}：{1}。"),
  WordEntry(
    "lint.badge-type.effect",
    en: "The badge stays as it is; the rest of the push counts.",
    zh: "角标保持不变；推送的其余部分照常生效。"),
  WordEntry("lint.badge-type.fix", en: "Write the number without quotes.", zh: "请写成不带引号的数字。"),
  WordEntry("lint.badge-increment", en: "badge is {0}; APNs cannot add up.", zh: "badge 是 {0}；APNs 不支持增量。"),
  WordEntry(
    "lint.badge-increment.effect",
    en: "The badge stays as it is. JPush, Getui and Parse add up themselves, before APNs.",
    zh: "角标保持不变。JPush、个推和 Parse 会在发给 APNs 之前自行计算。"),
  WordEntry("lint.badge-increment.fix", en: "Send the number that the icon shall show.", zh: "请发送图标上要显示的数字。"),
  WordEntry("lint.badge-fraction", en: "badge is {0}.", zh: "badge 是 {0}。"),
  WordEntry("lint.badge-fraction.effect", en: "The fraction is cut off.", zh: "小数部分会被舍去。"),
  WordEntry("lint.badge-fraction.fix", en: "Send a whole number.", zh: "请发送整数。"),
  WordEntry("lint.badge-negative", en: "badge is {0}, below 0.", zh: "badge 为 {0}，小于 0。"),
  WordEntry(
    "lint.badge-negative.effect",
    en: "Sources disagree; Belfry leaves the badge as it is.",
    zh: "说法不一；Belfry 保持角标不变。"),
  WordEntry("lint.badge-negative.fix", en: "Send 0 to take the badge away.", zh: "要去掉角标请发送 0。"),
  WordEntry(
    "lint.sound-type",
    en: "sound is {0}; it should be a string or an object.",
    zh: "sound 是{0}，应为字符串或对象。"),
  WordEntry("lint.sound-type.effect", en: "Nothing is played.", zh: "不播放声音。"),
  WordEntry(
    "lint.sound-type.fix",
    en: "Write \"sound\": \"default\", or the name of a file in the app.",
    zh: "请写成 \"sound\": \"default\" 或应用内的文件名。"),
  WordEntry("lint.sound-empty", en: "sound is empty.", zh: "sound 为空。"),
  WordEntry("lint.sound-empty.effect", en: "Nothing is played.", zh: "不播放声音。"),
  WordEntry(
    "lint.sound-empty.fix",
    en: "Leave the key out, or write \"default\".",
    zh: "请去掉这个键，或写 \"default\"。"),
  WordEntry("lint.sound-name", en: "The sound object has no name.", zh: "sound 对象没有 name。"),
  WordEntry("lint.sound-name.effect", en: "The default sound is played.", zh: "播放默认声音。"),
  WordEntry(
    "lint.sound-name.fix",
    en: "Add \"name\": \"default\", or a file of the app.",
    zh: "请加上 \"name\": \"default\" 或应用内的文件名。"),
  WordEntry("lint.sound-critical", en: "The sound is critical.", zh: "这是重要提醒声音。"),
  WordEntry(
    "lint.sound-critical.effect",
    en: "Without Apple's entitlement and the person's consent it plays as a normal sound.",
    zh: "没有 Apple 授权和用户同意时，按普通声音播放。"),
  WordEntry(
    "lint.sound-critical.fix",
    en: "Make sure that the app has the entitlement for critical alerts.",
    zh: "请确认应用拥有重要提醒（critical alerts）授权。"),
  WordEntry(
    "lint.sound-critical-value",
    en: "critical is {0}; it should be 0 or 1.",
    zh: "critical 是 {0}，应为 0 或 1。"),
  WordEntry("lint.sound-critical-value.effect", en: "The sound counts as a normal one.", zh: "按普通声音处理。"),
  WordEntry("lint.sound-critical-value.fix", en: "Write 1 or 0.", zh: "请写 1 或 0。"),
  WordEntry(
    "lint.sound-volume",
    en: "volume is {0}; it should be between 0 and 1.",
    zh: "volume 是 {0}，应在 0 到 1 之间。"),
  WordEntry(
    "lint.sound-volume.effect",
    en: "Belfry holds it within these bounds; a volume that is no number counts as 1.",
    zh: "Belfry 将其限制在该范围内；不是数字时按 1 处理。"),
  WordEntry("lint.sound-volume.fix", en: "Write a number from 0 to 1.", zh: "请写 0 到 1 之间的数字。"),
  WordEntry("lint.sound-unknown-key", en: "Apple lists no key {0} in sound.", zh: "Apple 未在 sound 中定义键 {0}。"),
  WordEntry("lint.sound-unknown-key.effect", en: "The phone ignores it.", zh: "手机会忽略它。"),
  WordEntry(
    "lint.sound-unknown-key.fix",
    en: "Use critical, name and volume only.",
    zh: "只使用 critical、name 和 volume。"),
  // Flags and levels.
  WordEntry("lint.flag-type", en: "{0} is {1}; it should be the number 1.", zh: "{0} 是{1}，应为数字 1。"),
  WordEntry(
    "lint.flag-type.effect",
    en: "Belfry takes it as absent; reports disagree.",
    zh: "Belfry 视为没有；各方报告不一。"),
  WordEntry("lint.flag-type.fix", en: "Write 1 without quotes.", zh: "请写成不带引号的 1。"),
  WordEntry("lint.flag-true", en: "{0} is true; it should be the number 1.", zh: "{0} 是 true，应为数字 1。"),
  WordEntry(
    "lint.flag-true.effect",
    en: "Reports disagree. Belfry takes it as absent unless bool-as-one is on.",
    zh: "各方报告不一。除非打开 bool-as-one，Belfry 视为没有。"),
  WordEntry("lint.flag-true.fix", en: "Write 1.", zh: "请写 1。"),
  WordEntry("lint.flag-number", en: "{0} is {1}; only 1 has a meaning.", zh: "{0} 是 {1}；只有 1 有意义。"),
  WordEntry("lint.flag-number.effect", en: "It is taken as absent.", zh: "视为没有。"),
  WordEntry("lint.flag-number.fix", en: "Leave the key out to turn it off.", zh: "要关闭请去掉这个键。"),
  WordEntry(
    "lint.mutable-without-alert",
    en: "mutable-content is on, but there is no text.",
    zh: "开启了 mutable-content，但没有文本。"),
  WordEntry(
    "lint.mutable-without-alert.effect",
    en: "The service extension is not called.",
    zh: "不会调用通知服务扩展。"),
  WordEntry(
    "lint.mutable-without-alert.fix",
    en: "Add an alert, or leave mutable-content out.",
    zh: "请加上 alert，或去掉 mutable-content。"),
  WordEntry("lint.level-unknown", en: "{0} is no interruption level.", zh: "{0} 不是有效的 interruption-level。"),
  WordEntry("lint.level-unknown.effect", en: "It counts as active.", zh: "按 active 处理。"),
  WordEntry(
    "lint.level-unknown.fix",
    en: "Write passive, active, time-sensitive or critical.",
    zh: "请写 passive、active、time-sensitive 或 critical。"),
  WordEntry("lint.level-entitlement", en: "The interruption level is {0}.", zh: "interruption-level 为 {0}。"),
  WordEntry("lint.level-entitlement.effect", en: "The app needs an entitlement for it.", zh: "应用需要相应的授权。"),
  WordEntry(
    "lint.level-entitlement.fix",
    en: "Make sure that the app has the entitlement.",
    zh: "请确认应用拥有该授权。"),
  WordEntry(
    "lint.relevance-range",
    en: "relevance-score is {0}; it should be between 0 and 1.",
    zh: "relevance-score 是 {0}，应在 0 到 1 之间。"),
  WordEntry(
    "lint.relevance-range.effect",
    en: "What the phone does with it is not documented.",
    zh: "手机如何处理没有文档说明。"),
  WordEntry("lint.relevance-range.fix", en: "Write a number from 0 to 1.", zh: "请写 0 到 1 之间的数字。"),
]
