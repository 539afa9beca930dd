private let generating =
  "developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
private let delegate = "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
private let options =
  "developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions"
private let level = "developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"
private let sound = "developer.apple.com/documentation/usernotifications/unnotificationsound"

/// How a push reaches the phone, and what a person sees and hears of it.
let iosShowRules: [Rule] = [
  Rule(
    "ios.arrive", .documented, source: generating,
    en:
      "The push reached iOS. What a person notices and the chance for the app to run are two separate tracks.",
    zh: "推送到达 iOS。用户可见的部分与唤醒应用的部分互不影响。"),
  Rule(
    "ios.mutable.none", .documented,
    source:
      "developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications",
    en: "mutable-content asks for a service extension. This app has none, so the text stays as sent.",
    zh: "mutable-content 需要通知服务扩展。本应用没有扩展，内容保持原样。"),
  Rule(
    "ios.present", .documented, source: delegate,
    en: "The app is in front, so iOS asks it in willPresent before anything is shown.",
    zh: "应用在前台，iOS 先在 willPresent 中询问应用，再决定是否展示。"),
  Rule(
    "ios.present.inactive", .assumed, source: "", switchName: "inactive-as-background",
    en: "An inactive app is asked like an active one; willPresent reads the state inactive.",
    zh: "inactive 状态的应用与前台应用一样先被询问；willPresent 中读到的状态是 inactive。"),
  Rule(
    "ios.present.textless", .assumed, source: "", switchName: "textless-not-asked",
    en: "A push with only a badge or a sound is put to the app in front as well, with empty text.",
    zh: "只有角标或声音的推送也会先询问前台应用，文字为空。"),
  Rule(
    "ios.present.answer", .documented, source: options,
    en: "The app answers through the completion handler with the ways to present the notification.",
    zh: "应用通过回调返回展示方式。"),
  Rule(
    "ios.present.options", .documented, source: options,
    en: "In front, a notification is presented in the ways that the app returned, and in no others.",
    zh: "前台时，通知只按应用返回的方式展示。"),
  Rule(
    "ios.present.empty", .documented, source: options,
    en: "The app returned no option that applies, so nothing is shown and nothing is kept.",
    zh: "应用没有返回可用的展示方式，因此什么都不显示，也不保留。"),
  Rule(
    "ios.present.badge", .documented, source: options,
    en: "The app did not return .badge, so the icon keeps its number.",
    zh: "应用没有返回 .badge，图标角标保持不变。"),
  Rule(
    "ios.present.passive", .assumed, source: "", switchName: "passive-as-asked",
    en: "A passive notification goes to the list only, even if the app returned .banner and .sound.",
    zh: "passive 级别的通知只进列表，即使应用返回了 .banner 和 .sound。"),
  Rule(
    "ios.show", .documented, source: delegate,
    en: "The app is not in front: iOS shows the notification by itself and does not ask the app.",
    zh: "应用不在前台：由系统直接展示通知，不询问应用。"),
  Rule(
    "ios.show.sound", .documented, source: generating,
    en: "A push without text and with a sound is heard, and leaves nothing in the list.",
    zh: "没有文字、只有声音的推送会响铃，不会留在列表中。"),
  Rule(
    "ios.show.badge", .documented, source: generating,
    en: "iOS sets the badge by itself; the app is not called.",
    zh: "角标由系统直接设置；应用不会被调用。"),
  Rule(
    "ios.show.passive", .documented, source: level,
    en: "A passive notification goes to the list; no banner, no sound, no light.",
    zh: "passive 级别的通知只进列表：没有横幅，不响铃，不亮屏。"),
  Rule(
    "ios.sound", .documented, source: generating,
    en: "The sound default is the system's own.", zh: "声音 default 表示系统默认提示音。"),
  Rule(
    "ios.sound.named", .documented, source: sound,
    en: "A named sound is a file of the app; one that is missing or longer than 30 s plays the default.",
    zh: "带名字的声音是应用内的文件；文件不存在或超过 30 秒时播放默认提示音。"),
  Rule(
    "ios.sound.critical", .documented, source: generating,
    en:
      "A critical sound plays at its own volume in spite of the ring switch and Focus; Apple and the person both allow the app to.",
    zh: "重要提醒的声音无视静音开关和专注模式，以自带音量播放；Apple 和用户都已允许。"),
  Rule(
    "ios.banner.next", .assumed, source: "",
    en: "A new banner takes the place of the one on the screen.", zh: "新横幅取代屏幕上的旧横幅。"),
  Rule(
    "ios.banner.time", .assumed, source: "",
    en: "A banner goes away by itself after about five seconds.", zh: "横幅约 5 秒后自动消失。"),
  Rule(
    "ios.list.replace", .reported,
    source: "developer.apple.com/documentation/usernotifications/unnotificationrequest (identifier)",
    en:
      "A notification with the same identifier (apns-collapse-id) takes the old one's place, alerts again and moves to the top.",
    zh: "标识符（apns-collapse-id）相同的通知会取代旧通知，再次提醒并移到最上面。"),
  Rule(
    "ios.list.limit", .assumed, source: "",
    en: "The list holds about 100 notifications of an app; the oldest goes.",
    zh: "列表中每个应用约保留 100 条通知；最旧的会被移除。"),
]
