/// The app's life, the lock screen and the list: events, commands, faults.
let lifeWords: [WordEntry] = [
  WordEntry("phone.life.lost", en: "no method of the app hears of it", zh: "应用没有任何方法收到"),
  WordEntry("phone.life.locked", en: "phone locked", zh: "手机已锁定"),
  WordEntry("phone.life.unlocked", en: "phone unlocked", zh: "手机已解锁"),
  WordEntry("phone.life.restarted", en: "phone restarted", zh: "手机已重启"),
  WordEntry(
    "phone.life.registration", en: "APNs does not answer the registration", zh: "APNs 对注册没有回应"),
  WordEntry("phone.life.not-presented", en: "not presented: {0}", zh: "没有弹出：{0}"),
  WordEntry("phone.life.dialog.button", en: "taps {0}: {1}", zh: "点按“{0}”：{1}"),
  WordEntry("phone.life.dialog.closed", en: "closed: {0}", zh: "已关闭：{0}"),
  WordEntry("phone.life.history", en: "moved to the history", zh: "移入历史通知"),
  WordEntry("phone.life.scenes.on", en: "the app has scenes", zh: "应用使用场景"),
  WordEntry("phone.life.scenes.off", en: "the app has no scenes", zh: "应用不使用场景"),
  WordEntry("phone.life.scene.gone", en: "scene discarded", zh: "场景被回收"),
  WordEntry("phone.life.look.open", en: "long look open", zh: "展开通知"),
  WordEntry("phone.life.look.closed", en: "long look closed", zh: "关闭展开的通知"),
  WordEntry("phone.life.category", en: "category {0}: {1}", zh: "类别 {0}：{1}"),
  WordEntry("phone.life.grouping", en: "grouping: {0}", zh: "通知分组：{0}"),
  WordEntry("phone.life.summary.times", en: "summary at {0}", zh: "定时摘要：{0}"),
  WordEntry("phone.life.summary", en: "came with the summary", zh: "随定时摘要送达"),
  WordEntry("phone.life.delivered", en: "delivered: {0}", zh: "已送达：{0}"),
  WordEntry("phone.life.delivered.none", en: "delivered: none", zh: "已送达：无"),
  WordEntry("phone.grouping.automatic", en: "automatic", zh: "自动"),
  WordEntry("phone.grouping.byApp", en: "by app", zh: "按 App"),
  WordEntry("phone.grouping.off", en: "off", zh: "关闭"),
  WordEntry(
    "phone.group.more", en: "{0} more {0:notification|notifications}", zh: "还有 {0} 条通知"),
  WordEntry("phone.removed.byApp", en: "left the list: removed by the app", zh: "离开列表：被应用移除"),
  WordEntry("phone.drop.badgesOff", en: "badges are off", zh: "角标已关闭"),

  WordEntry("user.chooses", en: "chooses {0}", zh: "选择 {0}"),
  WordEntry("user.replies", en: "replies “{0}”", zh: "回复“{0}”"),
  WordEntry("user.locksPhone", en: "locks the phone", zh: "锁定手机"),
  WordEntry("user.unlocksPhone", en: "unlocks the phone", zh: "解锁手机"),
  WordEntry("user.restartsPhone", en: "restarts the phone", zh: "重启手机"),
  WordEntry("user.clearsGroup", en: "clears the group", zh: "清除该组"),
  WordEntry("user.opensLook", en: "opens the long look", zh: "展开通知"),
  WordEntry("user.closesLook", en: "closes the long look", zh: "关闭展开的通知"),
  WordEntry("user.tapsSettings", en: "follows the app's settings link", zh: "点按应用内通知设置"),

  WordEntry("help.phone.lock", en: "The person locks the phone.", zh: "用户锁定手机。"),
  WordEntry("help.phone.unlock", en: "The person unlocks the phone.", zh: "用户解锁手机。"),
  WordEntry(
    "help.phone.reboot", en: "Restarts the phone: no app runs, and it is locked.",
    zh: "重启手机：没有应用在运行，手机处于锁定状态。"),
  WordEntry(
    "help.phone.grouping",
    en: "How the list stacks notifications: automatic, by-app or off; iOS 12 and later.",
    zh: "通知列表的分组方式：automatic、by-app 或 off；iOS 12 及以上。"),
  WordEntry(
    "help.phone.summary.at", en: "When the Scheduled Summary comes, such as 8:00,18:00.",
    zh: "定时摘要的时间，如 8:00,18:00。"),
  WordEntry(
    "help.app.scenes", en: "Builds the app with or without a scene delegate; iOS 13 and later.",
    zh: "应用是否使用场景代理；iOS 13 及以上。"),
  WordEntry(
    "help.app.scene.discard",
    en: "iOS takes the scene of an app in the background and lets the process live.",
    zh: "iOS 回收后台应用的场景，进程仍然存活。"),
  WordEntry(
    "help.app.icon-badge", en: "The app sets applicationIconBadgeNumber.",
    zh: "应用设置 applicationIconBadgeNumber。"),
  WordEntry(
    "help.app.removes", en: "The app removes delivered notifications by identifier, or all.",
    zh: "应用按标识符移除已送达的通知，或用 all 全部移除。"),
  WordEntry(
    "help.app.lists", en: "The app asks which notifications are delivered.", zh: "应用查询已送达的通知。"),
  WordEntry(
    "help.category",
    en:
      "The app registers a category: action NAME with foreground, unlock, destructive, text; dismiss on; hidden-title on; hidden-subtitle on; summary TEXT; remove.",
    zh:
      "应用注册类别：action 名称（可带 foreground、unlock、destructive、text）；dismiss on；hidden-title on；hidden-subtitle on；summary 文字；remove。"
  ),
  WordEntry(
    "help.reply", en: "The person writes a reply under a notification's text button.", zh: "用户在通知的文本按钮下输入回复。"),
  WordEntry("help.look", en: "The person opens a notification to its long look.", zh: "用户长按展开通知。"),
  WordEntry(
    "help.app.asks", en: "The app asks for permission to notify in these ways.", zh: "应用请求以这些方式发通知的权限。"),
  WordEntry(
    "help.app.registers", en: "The app registers for remote notifications.", zh: "应用注册远程通知。"),
  WordEntry(
    "help.app.save", en: "Puts a text under a name where the app's code finds it, such as who is logged in.",
    zh: "把文本存到应用代码可读取的名称下，例如当前登录的用户。"),
  WordEntry(
    "help.dialog.close", en: "The person taps a button of the app's dialog, or closes its page.",
    zh: "用户点按应用对话框的按钮，或关闭弹出的页面。"),
  WordEntry("help.look.close", en: "The person closes the long look.", zh: "用户关闭展开的通知。"),
  WordEntry(
    "help.tap.settings", en: "The person follows the app's link in Settings, or in a notification's options.",
    zh: "用户在系统设置或通知选项中点按应用内通知设置。"),
  WordEntry(
    "help.clear.group", en: "The person clears the group that a notification is in.", zh: "用户清除某条通知所在的组。"),

  WordEntry(
    "summary.times", en: "it takes 1 to 12 different times of the day, such as 8:00,18:00.",
    zh: "需要 1 到 12 个不同的时间，如 8:00,18:00。"),
  WordEntry("tap.button", en: "the identifier of the button is missing.", zh: "缺少按钮的标识符。"),
  WordEntry("tap.twice", en: "the button is named twice.", zh: "按钮指定了两次。"),
  WordEntry("category.flag", en: "it takes on or off.", zh: "只能是 on 或 off。"),
  WordEntry("category.extra", en: "only an action takes more words.", zh: "只有 action 可以带更多参数。"),
  WordEntry("category.identifier", en: "an action needs an identifier.", zh: "action 需要标识符。"),
  WordEntry(
    "category.options", en: "it takes foreground, unlock, destructive and text, parted by commas.",
    zh: "可用 foreground、unlock、destructive、text，以逗号分隔。"),
]
