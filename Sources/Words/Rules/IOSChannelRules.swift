private let sending =
  "developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
private let talk = "developer.apple.com/documentation/pushtotalk/ptchannelmanagerdelegate"

/// Where pushes of the rarer types go.
let iosChannelRules: [Rule] = [
  Rule(
    "ios.route.type", .documented, source: sending,
    en:
      "A push of this type goes to another part of the system, not to the notification center or the app delegate.",
    zh: "该类型的推送交给系统的其他部分，不进入通知中心，也不会调用应用代理。"),
  Rule(
    "ios.channel.location", .documented,
    source: "developer.apple.com/documentation/corelocation/cllocationpushserviceextension",
    en: "The location push service extension gets it and may ask for the place.", zh: "定位推送服务扩展收到它，可以请求位置。"),
  Rule(
    "ios.channel.fileprovider", .documented,
    source:
      "developer.apple.com/documentation/fileprovider/using-push-notifications-to-signal-changes",
    en: "The file provider is told that something changed and lists it anew.", zh: "文件提供程序得知内容有变化，并重新枚举。"),
  Rule(
    "ios.channel.complication", .documented,
    source: "developer.apple.com/documentation/pushkit/pkpushtype/complication",
    en: "The complication of the Watch app gets new data.", zh: "手表应用的复杂功能收到新数据。"),
  Rule(
    "ios.channel.widgets", .reported, source: "developer.apple.com/videos/play/wwdc2025/278",
    en: "content-changed is true: the widget extension makes its timelines anew; no app callback.",
    zh: "content-changed 为 true：小组件扩展重新生成时间线；没有应用回调。"),
  Rule(
    "ios.channel.widgets.unchanged", .assumed,
    source: "developer.apple.com/videos/play/wwdc2025/278",
    en: "content-changed is not true, so the widgets stay as they are.",
    zh: "content-changed 不为 true，小组件保持不变。"),
  Rule(
    "ios.channel.controls", .documented,
    source: "developer.apple.com/documentation/widgetkit/updating-controls-locally-and-remotely",
    en: "The app's controls ask for their value anew; no app callback.", zh: "应用的控件重新读取数值；没有应用回调。"),
  Rule(
    "ios.channel.mdm", .documented,
    source: "developer.apple.com/documentation/devicemanagement",
    en: "The device management daemon asks its server for commands.", zh: "设备管理守护进程向其服务器询问指令。"),
  Rule(
    "ios.channel.talk", .documented, source: talk,
    en: "The app says what the push means: who speaks, or that it has left the channel.",
    zh: "应用说明推送的含义：谁在讲话，或已离开频道。"),
  Rule(
    "ios.channel.talk.joined", .assumed, source: talk,
    en: "The app has joined no channel, so it has no use for the push.", zh: "应用没有加入频道，推送没有作用。"),
  Rule(
    "ios.channel.talk.join", .documented, source: talk,
    en: "The app joins a channel, or leaves it; its token is good while it is in one.",
    zh: "应用加入或离开频道；令牌在频道内有效。"),
  Rule(
    "ios.channel.talk.wake", .assumed, source: talk,
    en: "iOS lets the app run in the background for the push.", zh: "iOS 让应用在后台运行以处理推送。"),
  Rule(
    "ios.channel.talk.done", .assumed, source: "",
    en: "The app has answered, so iOS suspends it again.", zh: "应用已答复，iOS 再次挂起它。"),
]
