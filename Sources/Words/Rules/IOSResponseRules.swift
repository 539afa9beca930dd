private let handling =
  "developer.apple.com/documentation/usernotifications/handling-notifications-and-notification-related-actions"
private let declaring =
  "developer.apple.com/documentation/usernotifications/declaring-your-actionable-notification-types"
private let jigarm = "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"
private let remote =
  "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:)"
private let dismissing =
  "developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier"

/// Which of the app's methods hears of a tap, an action, a dismissal.
let iosResponseRules: [Rule] = [
  Rule(
    "ios.tap.late", .reported, source: "github.com/deltachat/deltachat-ios/pull/2672",
    en:
      "The app sets its delegate after didFinishLaunching has returned, so the response that launched it is lost.",
    zh: "应用在 didFinishLaunching 返回之后才设置代理，启动它的响应因此丢失。"),
  Rule(
    "ios.tap.fetch.once", .assumed, source: "github.com/OneSignal/OneSignal-iOS-SDK/issues/146",
    switchName: "tap-repeats-fetch",
    en: "With the new delegate a tap calls didReceive alone; here the fetch method is called again.",
    zh: "使用新代理时，点按只调用 didReceive；这里还会再次调用 fetch 方法。"),
  Rule(
    "ios.tap.old", .reported, source: jigarm,
    en:
      "Without a method of the new delegate a tap goes to didReceiveRemoteNotification with the fetch handler, state inactive.",
    zh: "没有新代理的方法时，点按会调用带 fetchCompletionHandler 的 didReceiveRemoteNotification，状态 inactive。"),
  Rule(
    "ios.tap.old.launch", .reported, source: jigarm,
    en:
      "Without a method of the new delegate the tap launches the app: the push is in launchOptions, then didReceiveRemoteNotification with the fetch handler.",
    zh: "没有新代理的方法时，点按启动应用：launchOptions 带有推送，随后调用带 fetchCompletionHandler 的 didReceiveRemoteNotification。"),
  Rule(
    "ios.tap.old.scene", .assumed, source: "", switchName: "scene-launch-fetches",
    en:
      "An app with scenes and without a method of the new delegate finds the response in its connection options alone.",
    zh: "使用场景而没有新代理方法的应用，只能在 connectionOptions 中得到该响应。"),
  Rule(
    "ios.tap.old.10-0", .reported, source: "github.com/lionheart/openradar-mirror/issues/15889",
    switchName: "ios-10-0-tap",
    en:
      "iOS 10.0: a tap from the background on a push without content-available goes to the method without the fetch handler, and to nobody if the app has only the other.",
    zh:
      "iOS 10.0：从后台点按没有 content-available 的推送，只会调用不带 fetchCompletionHandler 的方法；应用若只有另一个方法，则没有任何方法被调用。"),
  Rule(
    "ios.tap.oldest", .documented, source: remote,
    en: "A tap on a push goes to didReceiveRemoteNotification, state inactive.",
    zh: "点按推送会调用 didReceiveRemoteNotification，状态 inactive。"),
  Rule(
    "ios.tap.oldest.launch", .documented, source: remote,
    en:
      "The tap launched the app: the push is in launchOptions, and didReceiveRemoteNotification is not called.",
    zh: "点按启动了应用：推送在 launchOptions 中，不会调用 didReceiveRemoteNotification。"),
  Rule(
    "ios.tap.local", .documented,
    source: "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceive:)",
    en: "A tap on a local notification goes to didReceiveLocalNotification, state inactive.",
    zh: "点按本地通知会调用 didReceiveLocalNotification，状态 inactive。"),
  Rule(
    "ios.tap.local.launch", .reported,
    source: "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceive:)",
    switchName: "local-launch-options-only",
    en:
      "A local notification that launches the app is in launchOptions, and didReceiveLocalNotification follows. Other sources say that it does not.",
    zh: "启动应用的本地通知在 launchOptions 中，随后调用 didReceiveLocalNotification。也有来源称不会调用。"),
  Rule(
    "ios.tap.unheard", .documented, source: handling,
    en: "The app has no method for a tap, so it only opens.", zh: "应用没有处理点按的方法，因此只是被打开。"),

  Rule(
    "ios.action", .documented, source: declaring,
    en: "The person chooses a button that does not open the app.", zh: "用户选择了不会打开应用的按钮。"),
  Rule(
    "ios.action.front", .documented, source: declaring,
    en: "The person chooses a button with the option foreground: the phone is unlocked and the app opens.",
    zh: "用户选择了带 foreground 选项的按钮：先解锁手机，再打开应用。"),
  Rule(
    "ios.action.behind", .documented, source: handling,
    en:
      "An action without the option foreground runs the app in the background: no willEnterForeground, no scene.",
    zh: "没有 foreground 选项的操作在后台运行应用：没有 willEnterForeground，也没有场景。"),
  Rule(
    "ios.action.told", .documented, source: handling,
    en: "didReceive gets the button's identifier, and the text where one was typed.",
    zh: "didReceive 得到按钮的标识符；若输入了文字，也得到该文字。"),
  Rule(
    "ios.action.old", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handleactionwithidentifier:forremotenotification:completionhandler:)",
    en:
      "Without a method of the new delegate a button goes to handleActionWithIdentifier, as on iOS 8 and 9.",
    zh: "没有新代理的方法时，按钮会调用 handleActionWithIdentifier，与 iOS 8、9 相同。"),
  Rule(
    "ios.action.unheard", .documented, source: handling,
    en: "The app has no method for a button, so nothing hears of it.", zh: "应用没有处理按钮的方法，因此收不到。"),
  Rule(
    "ios.action.removed", .assumed, source: "", switchName: "background-action-keeps-entry",
    en: "A notification leaves the list after any action; for one in the background that is assumed.",
    zh: "执行任何操作后通知都会离开列表；后台操作也如此是推定的。"),
  Rule(
    "ios.action.swiped", .assumed, source: "", switchName: "force-quit-blocks-actions",
    en: "A background action starts even an app that was swiped away.", zh: "后台操作会启动应用，即使它已被划掉。"),
  Rule(
    "ios.action.done", .documented, source: handling,
    en: "The app has answered, and iOS suspends it again.", zh: "应用处理完毕，iOS 再次挂起它。"),
  Rule(
    "ios.action.version", .documented, source: declaring,
    en:
      "This iOS does not show the button: there are none before iOS 8, four at most on iOS 8 and 9, and none for text before iOS 9.",
    zh: "此 iOS 版本不显示该按钮：iOS 8 之前没有按钮，iOS 8、9 最多四个，iOS 9 之前没有文本按钮。"),
  Rule(
    "ios.action.no-text", .documented, source: declaring,
    en: "The notification has no such button that takes a text.", zh: "该通知没有可以输入文字的按钮。"),
  Rule(
    "ios.category", .documented, source: declaring,
    en: "The app registers its categories and their buttons.", zh: "应用注册类别及其按钮。"),

  Rule(
    "ios.dismiss.told", .documented, source: dismissing,
    en: "The category has customDismissAction, so didReceive hears of the dismissal, in the background.",
    zh: "类别带有 customDismissAction，因此 didReceive 会在后台得知通知被移除。"),
  Rule(
    "ios.dismiss.front", .assumed, source: "", switchName: "dismiss-in-front-active",
    en:
      "The list lies over the app in front, so the app reads the state inactive when it hears of the dismissal.",
    zh: "列表覆盖在前台应用之上，因此应用得知移除时读到的状态是 inactive。"),
  Rule(
    "ios.clear.told", .assumed, source: "github.com/invertase/notifee/issues/577",
    switchName: "clear-all-tells-dismissal",
    en: "Clearing many at once tells the app nothing on iOS; here it hears of each.",
    zh: "在 iOS 上一次清除多条通知不会告知应用；这里逐条告知。"),

  Rule(
    "ios.look", .documented,
    source:
      "developer.apple.com/documentation/usernotificationsui/customizing-the-appearance-of-notifications",
    en: "A long press opens the notification, with its picture and buttons.", zh: "长按展开通知，显示图片和按钮。"),
  Rule(
    "ios.look.version", .documented,
    source: "developer.apple.com/documentation/usernotificationsui",
    en: "There is no long look before iOS 10.", zh: "iOS 10 之前不能展开通知。"),
  Rule(
    "ios.look.none", .documented, source: dismissing,
    en: "No notification is open.", zh: "没有展开的通知。"),
  Rule(
    "ios.look.close", .assumed, source: dismissing, switchName: "closed-look-stays",
    en: "Closing the long look dismisses the notification. That it leaves the list is assumed.",
    zh: "关闭展开的通知即视为移除该通知。它会离开列表是推定的。"),

  Rule(
    "ios.settings", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:opensettingsfor:)",
    en: "The person follows the link to the app's own notification settings.", zh: "用户点按进入应用内通知设置。"),
  Rule(
    "ios.settings.told", .assumed,
    source:
      "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:opensettingsfor:)",
    switchName: "response-after-active",
    en:
      "The app opens and openSettingsFor gets the notification, or nil from Settings. Its place before didBecomeActive is assumed.",
    zh: "应用打开，openSettingsFor 得到该通知；从系统设置进入时为 nil。它先于 didBecomeActive 是推定的。"),
  Rule(
    "ios.settings.none", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/unauthorizationoptions/providesappnotificationsettings",
    en: "iOS shows the link from iOS 12 on, to apps whose delegate has openSettingsFor.",
    zh: "iOS 12 及以上才显示该链接，且应用的代理要有 openSettingsFor。"),
]
