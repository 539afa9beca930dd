private let asking =
  "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"
private let allOff =
  "github.com/breez/misty-breez/issues/505, github.com/lionheart/openradar-mirror/issues/17346"

/// What the person's word, and the app's own wish, leave of a push.
let iosPermissionRules: [Rule] = [
  Rule(
    "ios.permission.none", .documented, source: asking, switchName: "asks-without-permission",
    en:
      "Nobody was asked yet whether the app may notify, so nothing is shown. That an app in front is not asked either is assumed.",
    zh: "尚未询问用户是否允许通知，因此什么都不显示。前台应用也不会被询问是推定的。"),
  Rule(
    "ios.permission.token", .assumed, source: "", switchName: "token-without-permission",
    en: "Up to iOS 7 there is no device token before the person has agreed, so nothing arrives.",
    zh: "iOS 7 及以前，用户同意之前没有设备令牌，因此什么都收不到。"),
  Rule(
    "ios.permission.ephemeral", .assumed, source: asking, switchName: "clip-keeps-permission",
    en: "The App Clip's time is over: it may notify for eight hours after it was launched last.",
    zh: "轻 App 的授权已过期：仅在最后一次启动后的 8 小时内可以通知。"),
  Rule(
    "ios.permission.denied", .documented, source: asking, switchName: "asks-without-permission",
    en:
      "The person turned the app's notifications off: nothing is shown, heard or counted. That an app in front is not asked either is assumed.",
    zh: "用户关闭了该应用的通知：不显示、不响铃、不改角标。前台应用也不会被询问是推定的。"),
  Rule(
    "ios.permission.all-off", .reported, source: allOff, switchName: "asks-without-permission",
    en:
      "Notifications are allowed, but every switch is off: banners, lock screen, list, sounds, badges. Nothing is left.",
    zh: "通知虽已允许，但横幅、锁屏、列表、声音、角标全部关闭，什么都不剩。"),
  Rule(
    "ios.permission.silent", .reported,
    source:
      "github.com/OneSignal/OneSignal-iOS-SDK/issues/302, github.com/havesource/cordova-plugin-push/issues/335",
    switchName: "denied-drops-silent",
    en:
      "Notifications are off, and libraries report that silent pushes still arrive. Apple's metrics count pushes to such apps as discarded.",
    zh: "通知已关闭；据一些库报告，静默推送仍会到达。Apple 的统计则将此类推送计为丢弃。"),
  Rule(
    "ios.permission.silent.none", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()",
    en: "Silent pushes need no permission, only a device token, from iOS 8 on.",
    zh: "自 iOS 8 起，静默推送不需要用户授权，只需要设备令牌。"),
  Rule(
    "ios.permission.silent.all-off", .reported, source: allOff, switchName: "all-off-delivers-silent",
    en: "Allowed, but with every switch off, the app gets no silent pushes either, not even in front.",
    zh: "已允许但所有开关都关闭时，静默推送也收不到，应用在前台也不例外。"),
  Rule(
    "ios.permission.provisional", .documented, source: asking,
    en: "The app may notify on trial only: it goes to the list quietly, with buttons to keep or to turn off.",
    zh: "应用仅有临时授权：通知静默进入列表，并附有保留或关闭的按钮。"),
  Rule(
    "ios.permission.provisional.front", .reported,
    source: "github.com/duckduckgo/apple-browsers/pull/5162",
    en: "On trial there is no banner in front either. That there is no sound and no badge is assumed.",
    zh: "临时授权时，前台也没有横幅。没有声音和角标是推定的。"),
  Rule(
    "ios.types", .documented, source: asking,
    en: "The app never asked to notify in this way.", zh: "应用从未申请以这种方式通知。"),
  Rule(
    "ios.setting.banners", .documented, source: asking,
    en:
      "Banners are switched off for the app; the list, the lock screen, sounds and badges have switches of their own.",
    zh: "该应用的横幅已关闭；列表、锁屏、声音和角标各有开关。"),
  Rule(
    "ios.setting.lock-screen", .documented, source: asking,
    en: "The lock screen is switched off for the app.", zh: "该应用的锁屏展示已关闭。"),
  Rule(
    "ios.setting.list", .documented, source: asking,
    en: "Notification Center is switched off for the app, so nothing stays in the list.",
    zh: "该应用的通知中心已关闭，因此不会留在列表中。"),
  Rule(
    "ios.setting.sound", .documented, source: asking,
    en: "Sounds are switched off for the app.", zh: "该应用的声音已关闭。"),
  Rule(
    "ios.setting.badge", .documented, source: asking,
    en: "Badges are switched off for the app.", zh: "该应用的角标已关闭。"),
]
