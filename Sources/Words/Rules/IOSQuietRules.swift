private let level = "developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"

/// What keeps a push from disturbing the person: its level, a Focus, the summary, the ring switch.
let iosQuietRules: [Rule] = [
  Rule(
    "ios.level.unknown", .assumed, source: "", switchName: "unknown-level-passive",
    en: "No such interruption-level; it counts as active.", zh: "没有这种 interruption-level，按 active 处理。"),
  Rule(
    "ios.level.time-sensitive.missing", .assumed, source: level, switchName: "time-sensitive-needs-nothing",
    en: "Time-sensitive needs an entitlement and the person's consent; without both it counts as active.",
    zh: "时效性通知需要授权声明和用户许可；缺一则按 active 处理。"),
  Rule(
    "ios.level.critical.missing", .assumed, source: level, switchName: "critical-needs-nothing",
    en: "Critical needs Apple's entitlement and the person's consent; without both it counts as active.",
    zh: "重要提醒需要 Apple 的授权声明和用户许可；缺一则按 active 处理。"),
  Rule(
    "ios.sound.critical.missing", .assumed, source: "", switchName: "critical-needs-nothing",
    en: "The app may not play critical sounds, so this one is a plain sound.",
    zh: "应用无权播放重要提醒声音，按普通声音处理。"),
  Rule(
    "ios.focus", .documented, source: level,
    en: "A Focus is on that does not let the app through: no banner, no sound, no light.",
    zh: "专注模式已打开且不允许该应用：没有横幅，不响铃，不亮屏。"),
  Rule(
    "ios.focus.before15", .assumed, source: "", switchName: "dnd-locked-only",
    en: "Do Not Disturb is on and keeps every app quiet.", zh: "勿扰模式已打开，所有应用保持安静。"),
  Rule(
    "ios.focus.front", .assumed, source: "", switchName: "focus-spares-front",
    en: "The app in front is asked in spite of the Focus, but its banner and sound are kept back.",
    zh: "专注模式下仍会询问前台应用，但横幅和声音被拦下。"),
  Rule(
    "ios.focus.filter", .documented,
    source: "developer.apple.com/documentation/usernotifications/unnotificationcontent/filtercriteria",
    en: "The Focus filters the app, and filter-criteria says something else: it is silenced.",
    zh: "专注模式对该应用设有过滤条件，而 filter-criteria 不符：保持安静。"),
  Rule(
    "ios.focus.filter.none", .assumed, source: "", switchName: "filter-needs-criteria",
    en: "The Focus filters the app, and a push without filter-criteria counts as not wanted.",
    zh: "专注模式对该应用设有过滤条件，没有 filter-criteria 的推送视为不符。"),
  Rule(
    "ios.focus.badge", .assumed, source: level, switchName: "focus-drops-badge",
    en: "The Focus hides badges. The number counts all the same, and the icon shows it once the Focus ends.",
    zh: "专注模式隐藏角标。数字照常生效，专注模式结束后图标才会显示。"),
  Rule(
    "ios.previews", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions/hiddenpreviewsshowtitle",
    en: "Show Previews hides what it says; the category may keep the title and the subtitle.",
    zh: "“显示预览”设置隐藏了通知内容；类别可以保留标题和副标题。"),
  Rule(
    "ios.previews.locked", .assumed, source: "",
    en: "The phone was not unlocked since it started, so what it says is hidden.",
    zh: "手机启动后尚未解锁，因此通知内容被隐藏。"),
  Rule(
    "ios.loc", .documented,
    source: "developer.apple.com/documentation/usernotifications/generating-a-remote-notification",
    en: "The push names a key of the app's own strings, and the phone shows that text in its language.",
    zh: "推送指定了应用自带字符串的键，手机按自身语言显示对应文字。"),
  Rule(
    "ios.summary", .documented, source: level,
    en:
      "The app is in the Scheduled Summary: passive and active notifications wait there. In front this does not count, which is assumed.",
    zh: "该应用已加入定时摘要：passive 和 active 级别的通知在摘要中等待。在前台时不受影响，这是推定的。"),
  Rule(
    "ios.sound.ringer", .documented, source: level,
    en: "The ring switch is on silent; only critical alerts are heard.", zh: "手机已静音；只有重要提醒会响。"),
]
