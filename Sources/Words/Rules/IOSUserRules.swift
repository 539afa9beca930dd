private let handling =
  "developer.apple.com/documentation/usernotifications/handling-notifications-and-notification-related-actions"
private let dismissing =
  "developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier"

/// What the person does with notifications.
let iosUserRules: [Rule] = [
  Rule(
    "ios.tap", .documented, source: handling,
    en: "The person taps the notification.", zh: "用户点按通知。"),
  Rule(
    "ios.tap.removed", .assumed, source: "",
    en: "A tapped notification leaves the list; the app's others stay.",
    zh: "被点按的通知离开列表；应用的其他通知保留。"),
  Rule(
    "ios.tap.front", .documented, source: handling,
    en: "Tapped while the app is in front: didReceive, state active.",
    zh: "应用在前台时点按：didReceive，状态 active。"),
  Rule(
    "ios.tap.inactive", .assumed, source: "", switchName: "response-after-active",
    en: "Tapped while the app is inactive: didReceive with the state inactive, then didBecomeActive.",
    zh: "应用处于 inactive 时点按：didReceive，状态 inactive，然后 didBecomeActive。"),
  Rule(
    "ios.tap.background", .assumed,
    source: "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf",
    switchName: "response-after-active",
    en:
      "The tap brings the app to the front: willEnterForeground, didReceive, didBecomeActive. The place of didReceive is taken from measurements of the older callback.",
    zh: "点按使应用回到前台：willEnterForeground、didReceive、didBecomeActive。didReceive 的位置参照旧回调的实测。"),
  Rule(
    "ios.tap.launch", .reported,
    source: "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf",
    en:
      "The tap launches the app: didFinishLaunching with the push in launchOptions, then didReceive. The delegate must be set before didFinishLaunching returns.",
    zh: "点按启动应用：didFinishLaunching 的 launchOptions 带有推送，然后 didReceive。代理必须在 didFinishLaunching 返回前设置。"),
  Rule(
    "ios.tap.answer", .documented, source: handling,
    en: "The app calls the completion handler once it is done.", zh: "应用处理完后调用 completionHandler。"),
  Rule(
    "ios.action.none", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/declaring-your-actionable-notification-types",
    en: "The app has registered no category with such a button, so there is none to tap.",
    zh: "应用没有注册带有该按钮的类别，因此没有按钮可点。"),
  Rule(
    "ios.dismiss", .documented, source: dismissing,
    en: "Dismissed by the person. Without customDismissAction in its category the app is not told.",
    zh: "用户移除了这条通知。类别没有 customDismissAction 时应用不会被告知。"),
  Rule(
    "ios.clear", .reported, source: "github.com/invertase/notifee/issues/577",
    switchName: "clear-all-tells-dismissal",
    en: "The person cleared all of the app's notifications. The app is not told.",
    zh: "用户清除了该应用的全部通知。应用不会被告知。"),
  Rule(
    "ios.clear.group", .reported, source: "github.com/invertase/notifee/issues/577",
    switchName: "clear-all-tells-dismissal",
    en: "The person cleared a group of notifications. The app is not told.", zh: "用户清除了一组通知。应用不会被告知。"),
  Rule(
    "ios.banner.away", .documented, source: dismissing,
    en: "Swiping a banner away calls nothing; the notification stays in the list if it is there.",
    zh: "划走横幅不会触发任何回调；通知若在列表中则保留。"),
  Rule(
    "ios.banner.none", .documented, source: dismissing,
    en: "There is no banner on the screen.", zh: "屏幕上没有横幅。"),
  Rule(
    "ios.list.missing", .documented,
    source: "developer.apple.com/documentation/usernotifications/unusernotificationcenter",
    en: "The phone does not show this notification, so nobody can touch it.",
    zh: "手机上没有这条通知，因此无法操作。"),
  Rule(
    "ios.list.none", .documented,
    source: "developer.apple.com/documentation/usernotifications/unusernotificationcenter",
    en: "The app has no notifications on the phone.", zh: "手机上没有该应用的通知。"),
]
