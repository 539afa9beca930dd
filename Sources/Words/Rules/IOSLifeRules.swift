private let launch = "developer.apple.com/documentation/uikit/about-the-app-launch-sequence"
private let delegate = "developer.apple.com/documentation/uikit/uiapplicationdelegate"
private let managing = "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"

/// How the app starts, moves and ends; scenes have a table of their own.
let iosLifeRules: [Rule] = [
  Rule(
    "ios.icon", .documented, source: launch,
    en: "The person taps the icon. The app opens; no notification is handed to it, and the list stays.",
    zh: "用户点按图标，应用打开；不会收到通知回调，列表保持不变。"),
  Rule(
    "ios.life.launch", .documented, source: launch,
    en:
      "A launch calls willFinishLaunching and didFinishLaunching, then didBecomeActive once it is in front.",
    zh: "启动时依次调用 willFinishLaunching、didFinishLaunching，进入前台后调用 didBecomeActive。"),
  Rule(
    "ios.life.enter", .documented, source: managing,
    en: "Coming back from the background calls willEnterForeground, then didBecomeActive.",
    zh: "从后台回到前台依次调用 willEnterForeground、didBecomeActive。"),
  Rule(
    "ios.life.uncover", .documented, source: managing,
    en: "Nothing covers the app any more: didBecomeActive.", zh: "应用不再被遮挡：didBecomeActive。"),
  Rule(
    "ios.life.cover", .documented, source: managing,
    en: "Something covers the app, or it is half-way to the front: it is inactive.",
    zh: "应用被遮挡，或尚未完全进入前台：处于 inactive 状态。"),
  Rule(
    "ios.life.leave", .documented, source: managing,
    en: "Leaving the app calls willResignActive, then didEnterBackground.",
    zh: "离开应用依次调用 willResignActive、didEnterBackground。"),
  Rule(
    "ios.life.suspend", .documented, source: managing,
    en: "iOS freezes the app in the background; no callback tells it.",
    zh: "iOS 在后台挂起应用；没有任何回调。"),
  Rule(
    "ios.life.resume", .documented, source: managing,
    en: "iOS lets the suspended app run in the background again; no callback tells it.",
    zh: "iOS 让被挂起的应用重新在后台运行；没有任何回调。"),
  Rule(
    "ios.life.swipe", .documented, source: delegate,
    en: "The person swipes the app away. A suspended app is not told.",
    zh: "用户划掉应用。被挂起的应用不会收到通知。"),
  Rule(
    "ios.life.swipe.told", .assumed, source: "", switchName: "swipe-tells-nothing",
    en:
      "An app whose code still runs gets willTerminate when it is swiped away; with scenes sceneDidDisconnect comes first.",
    zh: "仍在运行的应用被划掉时会收到 willTerminate；使用场景时先收到 sceneDidDisconnect。"),
  Rule(
    "ios.life.end", .documented, source: managing,
    en: "iOS ends the app to free memory. A suspended app is not told.",
    zh: "iOS 为释放内存结束应用。被挂起的应用不会收到通知。"),
  Rule(
    "ios.life.end.told", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)",
    en: "An app that runs in the background may get willTerminate before iOS ends it.",
    zh: "在后台运行的应用被系统结束前可能会收到 willTerminate。"),
  Rule(
    "ios.life.same", .documented, source: managing,
    en: "The app is in that state already, so nothing happens.", zh: "应用已处于该状态，什么都不会发生。"),
]
