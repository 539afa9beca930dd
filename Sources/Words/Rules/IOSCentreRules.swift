private let centre = "developer.apple.com/documentation/usernotifications/unusernotificationcenter"
private let icon = "developer.apple.com/documentation/uikit/uiapplication/applicationiconbadgenumber"

/// Notification Center and the badge, by the app's own calls.
let iosCentreRules: [Rule] = [
  Rule(
    "ios.group", .documented,
    source: "developer.apple.com/documentation/usernotifications/unnotificationcontent/threadidentifier",
    en: "From iOS 12 on the list stacks an app's notifications by thread, by app, or not at all.",
    zh: "iOS 12 起，列表按线程、按 App 堆叠通知，或不堆叠。"),
  Rule(
    "ios.summary.times", .documented,
    source: "developer.apple.com/design/human-interface-guidelines/managing-notifications",
    en: "The person chooses when the Scheduled Summary comes; iOS proposes 8:00 and 18:00.",
    zh: "定时摘要的时间由用户选择；iOS 默认建议 8:00 和 18:00。"),
  Rule(
    "ios.summary.comes", .documented,
    source: "developer.apple.com/documentation/usernotifications/unnotificationcontent/relevancescore",
    en: "The Scheduled Summary brings what waited for it, the highest relevance-score first.",
    zh: "定时摘要送达等待中的通知，relevance-score 最高的排在最前。"),
  Rule(
    "ios.remove", .documented, source: centre,
    en: "The app removes delivered notifications; nobody is told.", zh: "应用移除已送达的通知；不会有任何回调。"),
  Rule(
    "ios.remove.unknown", .documented, source: centre,
    en: "No delivered notification has that identifier; the call is ignored.", zh: "没有该标识符的已送达通知；调用被忽略。"),
  Rule(
    "ios.delivered", .documented, source: centre,
    en: "The app gets the notifications that are still in Notification Center.", zh: "应用得到仍在通知中心的通知。"),
  Rule(
    "ios.delivered.region", .documented, source: centre,
    en:
      "The app gets the notifications in Notification Center, but not those that a place brought; it can remove them.",
    zh: "应用得到通知中心的通知，但不包括由地点触发的；后者可以移除。"),
  Rule(
    "ios.delivered.version", .documented, source: centre,
    en: "There is no such call before iOS 10.", zh: "iOS 10 之前没有这个调用。"),

  Rule(
    "ios.app.badge.version", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/unusernotificationcenter/setbadgecount(_:withcompletionhandler:)",
    en: "setBadgeCount exists from iOS 16 on; before that the app sets applicationIconBadgeNumber.",
    zh: "setBadgeCount 从 iOS 16 开始提供；之前应用设置 applicationIconBadgeNumber。"),
  Rule(
    "ios.badge.permission", .documented, source: icon,
    en: "The person does not let the app have a badge, so the icon stays as it is.",
    zh: "用户不允许该应用显示角标，图标保持不变。"),
  Rule(
    "ios.icon-badge", .documented, source: icon,
    en: "The app sets the number on its icon.", zh: "应用设置图标角标。"),
  Rule(
    "ios.icon-badge.zero", .reported, source: "github.com/expo/expo/issues/28641",
    en:
      "applicationIconBadgeNumber 0 removes the badge and, from another number, clears the app's notifications.",
    zh: "applicationIconBadgeNumber 设为 0 会移除角标；若原来非零，还会清除该应用的通知。"),
  Rule(
    "ios.icon-badge.negative", .assumed, source: "github.com/lionheart/openradar-mirror/issues/19368",
    switchName: "negative-icon-badge-clears",
    en: "applicationIconBadgeNumber below 0 removes the badge and keeps the list. Sources disagree.",
    zh: "applicationIconBadgeNumber 小于 0 会移除角标并保留列表。各来源说法不一。"),
  Rule(
    "ios.local-badge", .documented,
    source: "developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/badge",
    en: "The app's own notification brings a number for the icon.", zh: "应用自己的通知带有图标角标数字。"),
  Rule(
    "ios.local-badge.zero", .documented,
    source: "developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/badge",
    en: "A local notification with badge 0 removes the badge.", zh: "badge 为 0 的本地通知会移除角标。"),
  Rule(
    "ios.local-badge.11", .reported, source: "openradar.me/37067664",
    en: "iOS 11 has a fault: badge 0 of a local notification without a title does not remove the badge.",
    zh: "iOS 11 有缺陷：没有标题的本地通知，其 badge 0 不会移除角标。"),
  Rule(
    "ios.local-badge.legacy-zero", .documented,
    source: "developer.apple.com/documentation/uikit/uilocalnotification/applicationiconbadgenumber",
    en: "In a UILocalNotification the number 0 means no change.", zh: "UILocalNotification 中的 0 表示不改变角标。"),
  Rule(
    "ios.local-badge.negative", .reported, source: "github.com/lionheart/openradar-mirror/issues/19368",
    en: "A local notification with a badge below 0 removes the badge and keeps the list.",
    zh: "badge 小于 0 的本地通知会移除角标并保留列表。"),
]
