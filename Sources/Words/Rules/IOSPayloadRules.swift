private let generating =
  "developer.apple.com/documentation/usernotifications/generating-a-remote-notification"

/// What iOS makes of odd values, and of the badge.
let iosPayloadRules: [Rule] = [
  Rule(
    "ios.empty", .reported,
    source: "github.com/node-apn/node-apn/issues/344, github.com/grocer/grocer/pull/44",
    en: "aps asks for nothing that iOS acts on, and the app is not in front: nothing happens.",
    zh: "aps 中没有任何系统会处理的内容，应用也不在前台：什么都不会发生。"),
  Rule(
    "ios.empty.front", .assumed, source: "", switchName: "empty-not-handed",
    en: "A push that asks for nothing is still handed to an app in front.",
    zh: "没有任何要求的推送，仍会交给前台应用。"),
  Rule(
    "ios.unreadable", .assumed, source: "", switchName: "unreadable-accepted",
    en: "The body is no JSON object, so the phone drops it.", zh: "正文不是 JSON 对象，手机将其丢弃。"),
  Rule(
    "ios.null.dropped", .reported, source: "github.com/wultra/powerauth-push-server/issues/675",
    switchName: "null-drops-push",
    en: "The payload holds a null. Such pushes were reported to vanish although APNs said 200.",
    zh: "载荷中含有 null。据报告，这类推送虽然 APNs 返回 200，却不会到达。"),
  Rule(
    "ios.push-type.strict", .reported,
    source: "github.com/zo0r/react-native-push-notification/issues/1199, github.com/rpush/rpush/pull/596",
    switchName: "strict-push-type",
    en: "apns-push-type does not go with the payload, so iOS 13 and later drop the push.",
    zh: "apns-push-type 与载荷不符，iOS 13 及以上会丢弃该推送。"),
  Rule(
    "ios.alert.type", .assumed, source: "", switchName: "bad-type-drops-push",
    en: "alert is neither text nor an object, so it is ignored and the rest counts.",
    zh: "alert 既不是字符串也不是对象，因此被忽略，其余部分照常生效。"),
  Rule(
    "ios.alert.empty", .assumed, source: "",
    en: "alert holds no text, so there is nothing to show.", zh: "alert 中没有文字，因此没有可展示的内容。"),
  Rule(
    "ios.badge.type", .reported,
    source:
      "github.com/richsage/RMSPushNotificationsBundle/pull/62, github.com/home-assistant/iOS/issues/223",
    switchName: "bad-type-drops-push",
    en: "badge is not a number, so the icon keeps its number and the rest is shown.",
    zh: "badge 不是数字，角标保持不变，其余内容照常展示。"),
  Rule(
    "ios.badge.negative", .assumed, source: "", switchName: "negative-badge-clears",
    en: "A badge below 0 leaves the icon as it is. Sources disagree.",
    zh: "badge 小于 0 时图标保持不变。各来源说法不一。"),
  Rule(
    "ios.sound.type", .assumed, source: "", switchName: "bad-type-drops-push",
    en: "sound is neither text nor an object, so nothing is heard.",
    zh: "sound 既不是字符串也不是对象，因此没有声音。"),
  Rule(
    "ios.flag.true", .assumed, source: "github.com/matthijs2704/vapor-apns/issues/52",
    switchName: "bool-as-one",
    en: "Only the number 1 is documented; true counts as absent. Sources disagree.",
    zh: "文档中只有数字 1；true 视为没有此键。各来源说法不一。"),
  Rule(
    "ios.flag.type", .assumed, source: "", switchName: "bad-type-drops-push",
    en: "Only the number 1 is documented; any other value counts as absent.",
    zh: "文档中只有数字 1；其他值视为没有此键。"),
  Rule(
    "ios.badge.set", .documented, source: generating,
    en: "The push carries a number, and the icon shows it.", zh: "推送带有数字，图标显示该数字。"),
  Rule(
    "ios.badge.remove", .documented, source: generating,
    en: "badge 0 removes the badge.", zh: "badge 为 0 时移除角标。"),
  Rule(
    "ios.badge.zero", .reported,
    source: "github.com/lionheart/openradar-mirror/issues/17743, github.com/expo/expo/issues/28641",
    en:
      "When the badge falls to 0 from another number, iOS clears the app's notifications, the arriving one included.",
    zh: "角标由非零变为 0 时，iOS 会清除该应用的全部通知，包括刚到的这一条。"),
  Rule(
    "ios.app.badge", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/unusernotificationcenter/setbadgecount(_:withcompletionhandler:)",
    en: "The app sets the number on its icon.", zh: "应用自行设置图标角标。"),
  Rule(
    "ios.app.badge.zero", .assumed, source: "", switchName: "set-badge-count-keeps-list",
    en: "setBadgeCount(0) removes the badge and, from another number, clears the app's notifications.",
    zh: "setBadgeCount(0) 移除角标；若原来非零，还会清除该应用的通知。"),
  Rule(
    "ios.app.removes", .documented,
    source: "Apple, UNUserNotificationCenter removeAllDeliveredNotifications",
    en: "The app empties its own list.", zh: "应用自行清空其通知列表。"),
  Rule(
    "ios.app.badge.negative", .assumed, source: "", switchName: "set-badge-count-takes-negative",
    en: "setBadgeCount takes no number below 0; the icon keeps its number.",
    zh: "setBadgeCount 不接受负数；角标保持不变。"),
  Rule(
    "ios.app.asleep", .documented,
    source: "developer.apple.com/documentation/uikit/about-the-app-launch-sequence",
    en: "The app's code does not run in this state, so it can do nothing.",
    zh: "应用代码在此状态下不运行，因此无法执行操作。"),
]
