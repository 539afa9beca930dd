private let registering =
  "developer.apple.com/documentation/usernotifications/registering-your-app-with-apns"
private let asking =
  "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"
private let pushKit = "developer.apple.com/documentation/pushkit/pkpushregistrydelegate"
private let answers =
  "developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns"

/// How the app comes onto the phone and leaves it, and what becomes of its tokens.
let iosInstallRules: [Rule] = [
  Rule(
    "ios.install", .documented, source: registering,
    en: "The app is installed and opened. It is a new installation, so its device token is a new one.",
    zh: "应用被安装并打开。全新安装会得到新的设备 token。"),
  Rule(
    "ios.install.permission", .documented, source: asking,
    en: "The app asks for permission, and iOS puts the question to the person once.",
    zh: "应用请求通知权限，iOS 只向用户询问一次。"),
  Rule(
    "ios.register", .documented, source: registering,
    en: "The app registers, and iOS hands it the device token that APNs gave. That needs no permission.",
    zh: "应用注册后，iOS 把 APNs 给出的设备 token 交给它。这不需要通知权限。"),
  Rule(
    "ios.register.clock", .reported, source: "jianshu.com, 『ios』个推集成适配 9.0起步",
    en:
      "The phone's clock is wrong, so it does not get through to APNs: neither of the two methods is called, until the clock is right.",
    zh: "手机时间不对，连不上 APNs：两个回调都不会触发，时间校准后才会。"),
  Rule(
    "ios.register.entitlement", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfailtoregisterforremotenotificationswitherror:)",
    en: "The app is signed without aps-environment, so APNs gives it no token.",
    zh: "应用签名中没有 aps-environment，APNs 不给它 token。"),
  Rule(
    "ios.permission.settings", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didregister:)",
    en: "iOS 8 and 9 tell the app which ways to notify it has; many apps register for pushes then.",
    zh: "iOS 8 和 9 会告诉应用获准的通知方式；不少应用在此时才注册推送。"),
  Rule(
    "ios.register.voip", .documented, source: pushKit,
    en: "PushKit hands the app a token of its own for calls.", zh: "PushKit 为来电给应用另一个 token。"),
  Rule(
    "ios.app.removed", .assumed, source: answers,
    en:
      "The app is deleted: its notifications, its badge and its permission go with it. Its token is void at once, or as late as the command says; the real delay is not documented.",
    zh: "应用被删除：其通知、角标和权限一并消失。token 立即失效，或按命令延后；真实延迟没有文档。"),
  Rule(
    "ios.arrive.absent", .documented, source: answers,
    en: "The app is not on the phone any more, and APNs does not know yet. The push ends here.",
    zh: "手机上已没有该应用，而 APNs 尚不知情。推送到此为止。"),
  Rule(
    "belfry.app.built", .assumed, source: "",
    en: "The app is built anew and run. Its old tokens are void, its permission and its list stay.",
    zh: "应用被重新构建并运行。旧 token 失效，权限和列表保留。"),
  Rule(
    "belfry.app.same", .assumed, source: "",
    en: "The app is built like that already.", zh: "应用已经是这样构建的。"),
  Rule(
    "belfry.app.absent", .assumed, source: "",
    en: "The app is not on the phone: app install puts it there.", zh: "手机上没有该应用：用 app install 安装。"),
  Rule(
    "belfry.tokens", .assumed, source: "",
    en: "The tokens by which pushes find this phone.", zh: "推送据以找到这部手机的 token。"),
]
