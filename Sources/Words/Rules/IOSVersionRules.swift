/// What older versions of iOS do differently, and apps without the newer methods.
let iosVersionRules: [Rule] = [
  Rule(
    "ios.key.since", .assumed, source: "",
    en: "The key came with a later iOS, and this one ignores it.", zh: "该键自更新的 iOS 版本起才有，此版本忽略它。"),
  Rule(
    "ios.route.new", .assumed, source: "",
    en: "This kind of push came with a later iOS, and this one drops it.",
    zh: "此类推送自更新的 iOS 版本起才有，此版本将其丢弃。"),
  Rule(
    "ios.type.strict", .assumed, source: "", switchName: "bad-type-drops-push",
    en: "A key holds a value of the wrong kind, and the whole push vanishes.",
    zh: "某个键的值类型不对，整条推送消失。"),
  Rule(
    "ios.front.before10", .reported,
    source: "samwize.com/2015/08/07/how-to-handle-remote-notification-with-background-mode-enabled",
    en:
      "Up to iOS 9 a push that meets the app in front is handed to its code: nothing is shown or heard, and the badge stays.",
    zh: "iOS 9 及以前，应用在前台时推送直接交给应用代码：不显示、不响铃，角标不变。"),
  Rule(
    "ios.front.vendor", .reported, source: "JPUSHService.h, registerForRemoteNotificationConfig:delegate:",
    en:
      "The SDK is the notification center's delegate and asks the app, which has no willPresent; nothing is shown, and no older method is called.",
    zh: "通知中心的代理是 SDK，它转而询问应用，而应用没有 willPresent；前台什么都不显示，旧回调也不会触发。"),
  Rule(
    "ios.tap.vendor", .reported, source: "JPUSHService.h, registerForRemoteNotificationConfig:delegate:",
    en:
      "The SDK is the notification center's delegate and hands the tap on to the app, which has no didReceive; no older method is called.",
    zh: "通知中心的代理是 SDK，它把点按转给应用，而应用没有 didReceive；旧回调也不会触发。"),
  Rule(
    "ios.front.delegate", .measured,
    source: "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf",
    en:
      "The app has no notification center delegate, so nothing is shown in front; it gets the push as up to iOS 9.",
    zh: "应用没有设置通知中心代理，因此前台什么都不显示；推送像 iOS 9 及以前那样交给应用。"),
  Rule(
    "ios.front.method", .assumed, source: "github.com/beeminder/BeeSwift/pull/646",
    switchName: "missing-method-hands-nothing",
    en:
      "The delegate has no willPresent, so nothing is shown in front; that the app gets the push as up to iOS 9 is assumed.",
    zh: "代理没有实现 willPresent，因此前台什么都不显示；推送像 iOS 9 及以前那样交给应用，这是推定的。"),
  Rule(
    "ios.method.none", .assumed, source: "",
    en: "The app has no method that takes it, so its code hears nothing.",
    zh: "应用没有可接收它的方法，因此代码不会得知。"),
  Rule(
    "ios.empty.front.before10", .assumed, source: "", switchName: "empty-not-handed",
    en: "Up to iOS 9 a push that asks for nothing is handed to an app in front.",
    zh: "iOS 9 及以前，没有任何要求的推送会交给前台应用。"),
  Rule(
    "ios.present.twice", .reported,
    source:
      "github.com/havesource/cordova-plugin-push/pull/303, github.com/invertase/react-native-firebase/issues/7979",
    en:
      "iOS 18.0 asks twice for every push, the second time with the identifier in other case; fixed in 18.1. That it is shown once is assumed.",
    zh: "iOS 18.0 对每条推送询问两次，第二次标识符大小写不同；18.1 已修复。只展示一次是推定的。"),
  Rule(
    "ios.show.locked", .documented,
    source: "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate",
    en:
      "The phone is locked: iOS shows the notification on the lock screen by itself and does not ask the app.",
    zh: "手机已锁定：由系统直接在锁屏上展示通知，不询问应用。"),
  Rule(
    "ios.unlock.lock-screen", .assumed, source: "", switchName: "lock-screen-entries-stay",
    en:
      "Notification Center is switched off for the app, so what lay on the lock screen is gone once the phone is unlocked.",
    zh: "该应用的通知中心已关闭，解锁后锁屏上的通知随之消失。"),
  Rule(
    "ios.silent.mode", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
    en: "The app has no background mode remote-notification, so iOS does not wake it.",
    zh: "应用没有 remote-notification 后台模式，因此 iOS 不会唤醒它。"),
  Rule(
    "ios.silent.mode.background", .assumed, source: "", switchName: "background-needs-mode",
    en:
      "The app runs in the background, and without the mode remote-notification it is not called there either.",
    zh: "应用在后台运行，但没有 remote-notification 后台模式，同样不会被调用。"),
  Rule(
    "ios.silent.method", .assumed, source: "", switchName: "remote-in-background",
    en:
      "The app has no didReceiveRemoteNotification with a fetchCompletionHandler, and the older form is not called in the background.",
    zh: "应用没有带 fetchCompletionHandler 的 didReceiveRemoteNotification，旧方法在后台不会被调用。"),
  Rule(
    "ios.silent.refresh", .reported,
    source: "github.com/andrei-m-code/net-core-push-notifications/issues/9",
    en: "From iOS 13 on silent pushes need Background App Refresh, which is off.",
    zh: "自 iOS 13 起，静默推送需要后台 App 刷新，而它已关闭。"),
  Rule(
    "ios.silent.refresh.ios7", .reported, source: "documentation.kii.com",
    en: "On iOS 7 silent pushes need Background App Refresh, which is off.",
    zh: "在 iOS 7 上，静默推送需要后台 App 刷新，而它已关闭。"),
  Rule(
    "ios.silent.low-power", .assumed, source: "", switchName: "low-power-delivers",
    en: "Low Power Mode is on: the silent push waits until it ends or the app is opened.",
    zh: "低电量模式已打开：静默推送等到该模式结束或应用打开。"),
  Rule(
    "ios.silent.power-back", .assumed, source: "", switchName: "low-power-delivers",
    en: "Low Power Mode has ended, so the silent push is handed over.", zh: "低电量模式结束，静默推送随之交付。"),
  Rule(
    "ios.silent.locked", .assumed, source: "", switchName: "wakes-before-unlock",
    en: "The phone was not unlocked since it started, so no app is launched for a push yet.",
    zh: "手机启动后尚未解锁，因此不会为推送启动应用。"),
  Rule(
    "ios.silent.unlocked", .assumed, source: "", switchName: "wakes-before-unlock",
    en: "The phone is unlocked for the first time, so the silent push is handed over.",
    zh: "手机首次解锁，静默推送随之交付。"),
  Rule(
    "ios.silent.budget.beside", .assumed, source: "", switchName: "beside-alert-free",
    en: "The silent part beside an alert counts like any silent push, and the budget is used up.",
    zh: "通知附带的静默部分与静默推送一样计数，而额度已用完。"),
]
