private let fetch =
  "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"

/// What the app under test does by itself, and what comes of it.
let appRules: [Rule] = [
  Rule(
    "app.reaction", .documented, source: "the app's own profile",
    en: "The app's own code does this when it is called; its profile says so.",
    zh: "应用自己的代码在被调用时这样做，由应用配置说明。"),
  Rule(
    "app.profile", .documented, source: "the app's own profile",
    en: "The app under test is from now on the one that this profile describes.",
    zh: "被测应用从现在起按此配置运行。"),
  Rule(
    "app.modal", .reported,
    source: "developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
    en:
      "One view controller presents one thing at a time. The second one is refused, and only a line in the log says so.",
    zh: "一个视图控制器同一时间只能弹出一个页面。第二个会被拒绝，只在日志里留下一行警告。"),
  Rule(
    "app.dialog.closed", .documented,
    source: "developer.apple.com/documentation/uikit/uialertcontroller",
    en: "A tap on a button closes the dialog.", zh: "点按按钮后对话框关闭。"),
  Rule(
    "app.saved", .documented, source: "developer.apple.com/documentation/foundation/userdefaults",
    en: "What an app has saved outlives its process, not its installation.",
    zh: "应用保存的内容在进程结束后仍在，卸载后才消失。"),
  Rule(
    "belfry.dialog.none", .assumed, source: "",
    en: "The app shows no dialog and no page that could be closed.", zh: "应用没有可关闭的对话框或页面。"),
  Rule(
    "belfry.dialog.button", .assumed, source: "",
    en: "The dialog has no such button.", zh: "对话框上没有这个按钮。"),
  Rule(
    "belfry.app.code", .assumed, source: "",
    en: "No profile is loaded, so there is no code that could read it.", zh: "没有加载应用配置，没有代码会读取它。"),
  Rule(
    "app.crash", .documented,
    source: "developer.apple.com/documentation/xcode/diagnosing-issues-using-crash-reports-and-device-logs",
    en: "An exception that nobody catches ends the app.", zh: "未捕获的异常会使应用崩溃退出。"),
  Rule(
    "app.completion.twice", .reported,
    source:
      "github.com/OneSignal/OneSignal-iOS-SDK/issues/148, github.com/customerio/customerio-ios/issues/726",
    en:
      "A completion handler may be called once. The second call is an exception; often an SDK and the app both call it.",
    zh: "completionHandler 只能调用一次，第二次调用会抛出异常；常见原因是 SDK 和应用都调用了它。"),
  Rule(
    "app.completion.missing", .reported,
    source:
      "github.com/wordpress-mobile/WordPress-iOS/issues/4454, github.com/nextcloud/talk-ios/pull/857",
    en: "The completion handler was not called within 30 s: a warning in the log.",
    zh: "30 秒内没有调用 completionHandler：日志中出现警告。"),
  Rule(
    "app.completion.ended", .documented,
    source: "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
    en: "The app ended before it called the completion handler.", zh: "应用在调用 completionHandler 之前就结束了。"),
  Rule(
    "ios.present.limit", .assumed, source: "", switchName: "present-timeout-shows",
    en: "The app did not answer in willPresent within 30 s, so nothing is shown.",
    zh: "应用在 willPresent 中 30 秒内没有返回，因此什么都不显示。"),
  Rule(
    "ios.silent.limit", .reported,
    source:
      "github.com/wordpress-mobile/WordPress-iOS/issues/4454, github.com/nextcloud/talk-ios/pull/857",
    switchName: "drnf-timeout-kills",
    en:
      "The app did not complete the silent push within 30 s. It counts as failed, and iOS suspends the app again.",
    zh: "应用 30 秒内没有完成静默推送：按 failed 计，iOS 再次挂起应用。"),
  Rule(
    "ios.silent.killed", .documented, source: fetch, switchName: "drnf-timeout-kills",
    en: "The app did not complete the silent push within 30 s, and Apple says that it is ended for that.",
    zh: "应用 30 秒内没有完成静默推送；Apple 文档称应用会因此被终止。"),
  Rule(
    "world.profile.refused", .assumed, source: "",
    en: "This profile can no longer be read, so the app stays as it is.",
    zh: "已无法读取此配置，应用保持不变。"),
  Rule(
    "world.reaction.depth", .assumed, source: "",
    en: "Reactions set each other off more than 16 deep, so Belfry stops here.",
    zh: "回调处理互相触发超过 16 层，Belfry 到此停止。"),
  Rule(
    "world.reaction.refused", .assumed, source: "",
    en: "With the values filled in this is no command, so the app does nothing.",
    zh: "填入数值后不是有效命令，因此应用什么都不做。"),
]
