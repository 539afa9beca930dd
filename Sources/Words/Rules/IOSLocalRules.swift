private let scheduling =
  "developer.apple.com/documentation/usernotifications/scheduling-a-notification-locally-from-your-app"
private let centre = "developer.apple.com/documentation/usernotifications/unusernotificationcenter"
private let interval =
  "developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger"
private let region = "developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger"
private let legacy = "developer.apple.com/documentation/uikit/uilocalnotification"

/// Notifications that the app schedules itself: when they fire, and what comes of it.
let iosLocalRules: [Rule] = [
  Rule(
    "ios.local.add", .documented, source: scheduling,
    en: "The app adds a request; iOS keeps it and fires it even if the app no longer runs.",
    zh: "应用添加请求；iOS 会保存并在到时触发，即使应用已不再运行。"),
  Rule(
    "ios.local.schedule", .documented, source: legacy,
    en: "The app schedules a UILocalNotification; a fire date that has passed, or none, fires at once.",
    zh: "应用安排一个 UILocalNotification；没有触发时间或时间已过则立即触发。"),
  Rule(
    "ios.local.replace", .documented, source: scheduling,
    en: "A request with the identifier of one that waits takes its place.", zh: "标识符与等待中的请求相同，将其替换。"),
  Rule(
    "ios.local.ios", .documented, source: centre,
    en: "UNUserNotificationCenter came with iOS 10, regions of a UILocalNotification with iOS 8.",
    zh: "UNUserNotificationCenter 自 iOS 10 起提供，UILocalNotification 的区域触发自 iOS 8 起提供。"),
  Rule(
    "ios.local.interval", .reported, source: "github.com/batoulapps/adhan-swift/issues/86",
    en: "A time interval must be greater than 0, else there is an exception that ends the app.",
    zh: "时间间隔必须大于 0，否则抛出异常，应用崩溃。"),
  Rule(
    "ios.local.repeats", .reported,
    source: "github.com/rafaelsetragni/awesome_notifications/issues/316",
    en:
      "A time interval that repeats must be at least 60 seconds, else there is an exception that ends the app.",
    zh: "重复的时间间隔至少为 60 秒，否则抛出异常，应用崩溃。"),
  Rule(
    "ios.local.denied", .documented, source: centre,
    en:
      "The app may not notify, so add fails with UNError.notificationsNotAllowed. That nobody asked yet counts the same is assumed.",
    zh: "应用未获准发送通知，add 以 UNError.notificationsNotAllowed 失败。尚未询问用户时同样处理，这一点是假定。"),
  Rule(
    "ios.local.past", .assumed, source: "",
    en: "The date of the trigger has passed, so it never fires and nothing is kept.",
    zh: "触发时间已过，永远不会触发，也不会保存。"),
  Rule(
    "ios.local.attachment", .documented,
    source: "developer.apple.com/documentation/usernotifications/unnotificationattachment",
    en: "A request with an attachment that iOS does not take is not scheduled.", zh: "附件无效的请求不会被安排。"),
  Rule(
    "ios.local.limit", .reported, source: "stackoverflow.com/questions/43424044",
    switchName: "pending-keeps-soonest",
    en:
      "Only 64 requests wait; one more silently drops the oldest. Others say that the soonest 64 stay: the switch.",
    zh: "最多 64 个请求等待；再添加会悄悄丢弃最早添加的。另有说法是保留最先触发的 64 个，可用开关切换。"),
  Rule(
    "ios.local.limit.legacy", .documented, source: legacy,
    en: "iOS keeps the 64 local notifications that fire soonest and discards the rest.",
    zh: "iOS 只保留最先触发的 64 个本地通知，其余丢弃。"),
  Rule(
    "ios.local.list", .documented, source: centre,
    en: "The app reads what waits, or what is in the list.", zh: "应用读取等待中的请求，或列表中的通知。"),
  Rule(
    "ios.local.remove", .documented, source: centre,
    en: "The app takes requests back before they fire; unknown identifiers are ignored.",
    zh: "应用在触发前撤回请求；未知标识符会被忽略。"),
  Rule(
    "ios.local.cancel", .documented, source: legacy,
    en: "The app cancels a UILocalNotification before it fires.", zh: "应用在触发前取消 UILocalNotification。"),
  Rule(
    "ios.local.zone", .documented,
    source: "developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger",
    en: "Date components without a time zone follow the phone's clock.", zh: "没有时区的日期组成部分随手机时钟变化。"),
  Rule(
    "ios.local.region", .documented, source: region,
    en: "The phone crosses the edge of a region; requests that wait for this fire.",
    zh: "手机跨过区域边界，等待该事件的请求被触发。"),
  Rule(
    "ios.local.region.same", .documented, source: region,
    en: "The phone is on that side of the edge already, so nothing fires.", zh: "手机已在该侧，因此不会触发。"),
  Rule(
    "ios.local.fire", .documented, source: scheduling,
    en: "A local notification fires. No service extension is asked, and nothing of it wakes the app.",
    zh: "本地通知触发。不会调用通知服务扩展，也不会唤醒应用。"),
  Rule(
    "ios.local.empty", .assumed, source: "",
    en: "It has no text, sound or badge, so it is not delivered.", zh: "没有文字、声音或角标，因此不会送达。"),
  Rule(
    "ios.local.badge.only", .reported, source: "openradar.me/29859960",
    en: "iOS 10.2 never posts a local notification that has nothing but a badge of 0.",
    zh: "iOS 10.2 不会发布只有角标 0 的本地通知。"),
  Rule(
    "ios.local.front.legacy", .documented, source: legacy,
    en: "The app is in front: it gets didReceiveLocalNotification, and iOS shows nothing.",
    zh: "应用在前台：收到 didReceiveLocalNotification，系统不展示。"),
  Rule(
    "ios.local.front.delegate", .assumed, source: "",
    en: "The app is in front and has no willPresent, so nothing is shown and nothing is called.",
    zh: "应用在前台且没有实现 willPresent，因此不展示，也没有回调。"),
]
