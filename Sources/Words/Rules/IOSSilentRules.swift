private let background =
  "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
private let fetch =
  "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"

/// The silent track: when the app's code runs for a push.
let iosSilentRules: [Rule] = [
  Rule(
    "ios.silent.front", .documented, source: fetch,
    en: "content-available 1 calls the app's code at once while it is in front.",
    zh: "content-available 为 1 且应用在前台时，立即调用应用代码。"),
  Rule(
    "ios.silent.beside", .reported, source: "github.com/jpush/jpush-flutter-plugin/issues/209",
    switchName: "fetch-before-present",
    en:
      "An alert with content-available calls an app in front twice: willPresent and didReceiveRemoteNotification. That willPresent comes first is assumed.",
    zh: "带 content-available 的通知会两次调用前台应用：willPresent 和 didReceiveRemoteNotification。willPresent 在先是推定的。"),
  Rule(
    "ios.silent.background", .documented, source: fetch,
    en: "content-available 1 calls the app's code in the background, for up to 30 seconds.",
    zh: "content-available 为 1 时在后台调用应用代码，最长 30 秒。"),
  Rule(
    "ios.silent.resume", .documented, source: fetch,
    en: "iOS resumes the suspended app for a silent push.", zh: "iOS 为静默推送恢复被挂起的应用。"),
  Rule(
    "ios.silent.launch", .documented, source: fetch,
    en: "iOS launches the app in the background for a silent push.",
    zh: "iOS 为静默推送在后台启动应用。"),
  Rule(
    "ios.silent.done", .documented, source: background,
    en: "Once the app has called the completion handler, iOS suspends it again.",
    zh: "应用调用 completionHandler 后，iOS 再次挂起应用。"),
  Rule(
    "ios.silent.answer", .documented, source: fetch,
    en: "The app says through the completion handler what came of it: newData, noData or failed.",
    zh: "应用通过 completionHandler 报告结果：newData、noData 或 failed。"),
  Rule(
    "ios.silent.swiped", .documented, source: fetch,
    en: "The person swiped the app away, so iOS does not wake it until it is opened or the phone restarts.",
    zh: "用户划掉了应用，在重新打开应用或重启手机之前，iOS 不会唤醒它。"),
  Rule(
    "ios.silent.budget", .assumed, source: background, switchName: "silent-unlimited",
    en:
      "Apple allows two or three silent pushes an hour and may hold one back. Assumed: three at once, one more every 20 minutes.",
    zh: "Apple 每小时约允许两三次静默推送，并可能暂存一条。推定：可连续三次，之后每 20 分钟一次。"),
  Rule(
    "ios.silent.newest", .documented, source: background,
    en: "iOS holds one silent push; a newer one takes its place.", zh: "iOS 只暂存一条静默推送；新的会取代旧的。"),
  Rule(
    "ios.silent.opened", .documented, source: background,
    en: "The person opens the app, so iOS hands over the silent push it held. At which callback is assumed.",
    zh: "用户打开应用，iOS 交付暂存的静默推送。具体在哪个回调之后是推定的。"),
  Rule(
    "ios.silent.ended", .documented, source: background,
    en: "The app ended, and the silent push that iOS held for it is gone.",
    zh: "应用结束，为其暂存的静默推送随之丢弃。"),
]
