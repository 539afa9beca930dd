private let pushKit = "developer.apple.com/documentation/pushkit/pkpushregistrydelegate"
private let pushType = "developer.apple.com/documentation/pushkit/pkpushtype/voip"
private let callKit = "developer.apple.com/documentation/callkit/cxprovider"
private let responding =
  "developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit"

/// Pushes for calls.
let iosCallRules: [Rule] = [
  Rule(
    "ios.voip.setup", .documented, source: pushKit,
    en: "How the app takes pushes for calls is the app's own code.", zh: "应用如何处理来电推送由应用自己的代码决定。"),
  Rule(
    "ios.voip.push", .documented, source: pushKit,
    en: "PushKit hands a push for a call to the app in every state; the system shows nothing of it.",
    zh: "无论应用处于何种状态，PushKit 都把来电推送交给应用；系统本身不展示。"),
  Rule(
    "ios.voip.launch", .documented, source: responding,
    en:
      "The app does not run, so iOS launches it in the background. It must create its PKPushRegistry in didFinishLaunching.",
    zh: "应用未运行，iOS 在后台启动它。应用必须在 didFinishLaunching 中创建 PKPushRegistry。"),
  Rule(
    "ios.voip.swiped", .assumed, source: "",
    en: "iOS launches the app for a call also after it was swiped away.", zh: "应用被划掉后，iOS 仍会为来电启动它。"),
  Rule(
    "ios.voip.resume", .documented, source: responding,
    en: "iOS lets the suspended app run in the background for the call.", zh: "iOS 让被挂起的应用在后台运行以处理来电。"),
  Rule(
    "ios.voip.mode", .assumed, source: pushType,
    en: "The app has no background mode voip, so it gets no pushes for calls.",
    zh: "应用没有 voip 后台模式，收不到来电推送。"),
  Rule(
    "ios.voip.registry", .assumed, source: responding,
    en: "The app had no PKPushRegistry when the push came, so the push is lost.",
    zh: "推送到达时应用没有 PKPushRegistry，推送丢失。"),
  Rule(
    "ios.voip.completion", .documented, source: pushKit,
    en: "From iOS 11 on the app calls PushKit's completion handler.", zh: "自 iOS 11 起，应用调用 PushKit 的完成回调。"),
  Rule(
    "ios.voip.report", .documented, source: callKit,
    en: "The app reports the call to CallKit before PushKit's callback returns.",
    zh: "应用在 PushKit 回调返回前向 CallKit 上报来电。"),
  Rule(
    "ios.voip.rings", .documented, source: callKit,
    en: "CallKit shows the call screen and the phone rings.", zh: "CallKit 显示来电界面，手机响铃。"),
  Rule(
    "ios.voip.focus", .reported, source: pushKit,
    en:
      "A Focus is on that does not let the app through: CallKit returns an error, and it still counts as reported.",
    zh: "专注模式不允许该应用：CallKit 返回错误，但仍视为已上报。"),
  Rule(
    "ios.voip.free", .documented, source: pushKit,
    en:
      "Nothing asks the app for a report: CallKit came with iOS 10, before iOS 13 pushes may be used freely, and from iOS 26.4 metadata.mustReport can be false.",
    zh: "无需上报：CallKit 自 iOS 10 起提供，iOS 13 之前可自由使用推送；iOS 26.4 起 metadata.mustReport 可能为 false。"),
  Rule(
    "ios.voip.never", .documented, source: pushKit,
    en:
      "From iOS 13 on an app that returns without having reported a call is ended by an exception: never posted an incoming call.",
    zh: "自 iOS 13 起，回调返回前未上报来电的应用会因异常终止：never posted an incoming call。"),
  Rule(
    "ios.voip.watchdog", .reported, source: "developer.apple.com/forums/thread/764376",
    en: "The app did not return within about 7 seconds, so a watchdog ends it with 0xbaadca11.",
    zh: "应用约 7 秒内没有返回，看门狗以 0xbaadca11 将其终止。"),
  Rule(
    "ios.voip.ban", .assumed, source: pushType, switchName: "unreported-calls-forgiven",
    en:
      "The app failed to report calls repeatedly, so iOS stops launching it for calls. Three times and one day are assumed.",
    zh: "应用多次未上报来电，iOS 不再为来电启动它。三次和一天是假定。"),
  Rule(
    "ios.voip.banned", .assumed, source: pushType, switchName: "unreported-calls-forgiven",
    en: "iOS has stopped launching this app for calls, so the push is lost.", zh: "iOS 已停止为来电启动该应用，推送丢失。"),
  Rule(
    "ios.voip.done", .assumed, source: "",
    en: "Nothing keeps the app running any more, so iOS suspends it again.", zh: "没有需要继续运行的事情，iOS 再次挂起应用。"),
  Rule(
    "ios.voip.extension", .documented,
    source:
      "developer.apple.com/documentation/callkit/cxprovider/reportnewincomingvoippushpayload(_:completion:)",
    en:
      "From iOS 14.5 on a service extension with the filtering entitlement may hand its push over as a call; otherwise the original is shown.",
    zh: "自 iOS 14.5 起，具备 filtering 权限的通知服务扩展可将推送转为来电；否则展示原内容。"),
  Rule(
    "ios.call.answer", .documented, source: callKit,
    en: "The person answers; CallKit asks the app to perform a CXAnswerCallAction.",
    zh: "用户接听；CallKit 请应用执行 CXAnswerCallAction。"),
  Rule(
    "ios.call.decline", .documented, source: callKit,
    en: "The person declines; CallKit asks the app to perform a CXEndCallAction.",
    zh: "用户拒接；CallKit 请应用执行 CXEndCallAction。"),
  Rule(
    "ios.call.end", .documented, source: callKit,
    en: "The person ends the call; CallKit asks the app to perform a CXEndCallAction.",
    zh: "用户挂断；CallKit 请应用执行 CXEndCallAction。"),
  Rule(
    "ios.call.none", .documented, source: callKit, en: "There is no such call on the phone.",
    zh: "手机上没有这样的通话。"),
]
