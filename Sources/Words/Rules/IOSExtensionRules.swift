private let modifying =
  "developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications"
private let service =
  "developer.apple.com/documentation/usernotifications/unnotificationserviceextension"
private let attachment = "developer.apple.com/documentation/usernotifications/unnotificationattachment"
private let filtering =
  "developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.usernotifications.filtering"
private let errors = "developer.apple.com/documentation/usernotifications/unerror/code"

/// When the app's service extension runs, and what comes of it.
let iosExtensionRules: [Rule] = [
  Rule(
    "ios.extension.setup", .documented, source: service,
    en: "What the app's service extension does is the app's own code.", zh: "通知服务扩展做什么由应用自己的代码决定。"),
  Rule(
    "ios.extension.run", .documented, source: modifying,
    en:
      "mutable-content is 1 and the push has alert text, so iOS hands it to the service extension before it shows it.",
    zh: "mutable-content 为 1 且推送带有文字，iOS 在展示前先交给通知服务扩展。"),
  Rule(
    "ios.extension.run.swiped", .assumed, source: "", switchName: "extension-not-after-swipe",
    en: "The service extension is a process of its own and also runs after the app was swiped away.",
    zh: "通知服务扩展是独立进程，应用被划掉后仍会运行。"),
  Rule(
    "ios.extension.swiped", .assumed, source: "", switchName: "extension-not-after-swipe",
    en: "The app was swiped away and the switch is on, so the service extension does not run.",
    zh: "应用已被划掉且开关打开，因此通知服务扩展不运行。"),
  Rule(
    "ios.extension.ios", .documented, source: service,
    en: "Service extensions came with iOS 10. An older iOS shows the push as sent.",
    zh: "通知服务扩展自 iOS 10 起提供，更旧的系统按原样展示。"),
  Rule(
    "ios.extension.minimum", .reported, source: "github.com/OneSignal/OneSignal-iOS-SDK/issues/450",
    en: "The service extension is built for a newer iOS than this phone's, so it is silently not used.",
    zh: "通知服务扩展要求的 iOS 版本高于本机，因此不会被调用，也没有任何提示。"),
  Rule(
    "ios.extension.denied", .documented, source: modifying,
    en: "The app may not show alerts, so its service extension is not asked.",
    zh: "应用无权展示提醒，因此不调用通知服务扩展。"),
  Rule(
    "ios.extension.alerts", .assumed, source: modifying, switchName: "extension-needs-all-alerts",
    en:
      "Alerts count as off, so the service extension is not asked. It needs one of banners, lock screen and list; with the switch it needs all three, and no trial.",
    zh: "提醒视为已关闭，因此不调用通知服务扩展。横幅、锁屏、通知中心需至少开启一项；打开开关后须三项全开，且不能是临时授权。"),
  Rule(
    "ios.extension.content", .documented, source: service,
    en:
      "The service extension calls the content handler; what it hands over is shown in place of the original.",
    zh: "通知服务扩展调用 contentHandler；展示其给出的内容，而不是原内容。"),
  Rule(
    "ios.extension.expire", .documented, source: service,
    en:
      "The service extension has had about 30 seconds: serviceExtensionTimeWillExpire is its last chance.",
    zh: "通知服务扩展已用满约 30 秒：serviceExtensionTimeWillExpire 是最后机会。"),
  Rule(
    "ios.extension.late", .documented, source: service,
    en: "The service extension never called the content handler in time, so the original is shown.",
    zh: "通知服务扩展未能及时调用 contentHandler，因此展示原内容。"),
  Rule(
    "ios.extension.crash", .reported, source: "developer.apple.com/forums/thread/807554",
    en:
      "The service extension was killed early, by a heavy start or too much memory: the original is shown, and nothing tells the extension first.",
    zh: "通知服务扩展因启动过重或内存过大被提前终止：展示原内容，扩展不会事先收到回调。"),
  Rule(
    "ios.extension.nothing", .assumed, source: filtering,
    en:
      "Empty content shows nothing only for an app with the filtering entitlement and a push of the type alert. Without them the original is shown.",
    zh: "只有具备 filtering 权限且推送类型为 alert 时，空内容才不展示；否则展示原内容。"),
  Rule(
    "ios.extension.filtered", .documented, source: filtering,
    en: "The app has the filtering entitlement and handed empty content over, so nothing is shown.",
    zh: "应用具备 filtering 权限并给出了空内容，因此什么都不展示。"),
  Rule(
    "ios.attachment.url", .documented, source: errors,
    en: "An attachment must be a local file. Code 100; the push is shown without it.",
    zh: "附件必须是本地文件。错误码 100；推送不带该附件展示。"),
  Rule(
    "ios.attachment.type", .reported, source: "github.com/lionheart/openradar-mirror/issues/15555",
    en:
      "iOS reads an attachment's type from the file's extension and does not know this one. Code 101; the push is shown without it.",
    zh: "iOS 由文件扩展名判断附件类型，无法识别此类型。错误码 101；推送不带该附件展示。"),
  Rule(
    "ios.attachment.size", .documented, source: attachment,
    en:
      "The attachment is larger than its kind may be: audio 5 MB, images 10 MB, movies 50 MB. The push is shown without it.",
    zh: "附件超过该类型的上限：音频 5 MB、图片 10 MB、视频 50 MB。推送不带该附件展示。"),
]
