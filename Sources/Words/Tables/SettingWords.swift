/// What can be set on the phone and in the app, one sentence for each command.
let settingWords: [WordEntry] = [
  WordEntry(
    "help.phone.os", en: "Puts another iOS version on the phone, from 6 on; 17 is the last 17.x.",
    zh: "更换手机的 iOS 版本，从 6 起；17 表示最后一个 17.x。"),
  WordEntry(
    "phone.os.unknown", en: "there is no iOS “{0}” here; 6 to 18 are known.", zh: "没有 iOS“{0}”；可用 6 至 18。"),
  WordEntry(
    "help.phone.focus", en: "Turns a Focus on or off; before iOS 15 it is Do Not Disturb.",
    zh: "打开或关闭专注模式；iOS 15 之前为勿扰模式。"),
  WordEntry("help.phone.ringer", en: "Turns the ring switch: off is silent.", zh: "拨动响铃开关：off 为静音。"),
  WordEntry(
    "help.phone.clock", en: "Sets the phone's clock right or wrong; a wrong one keeps APNs away.",
    zh: "把手机时间设为正确或错误；时间错误时连不上 APNs。"),
  WordEntry("help.phone.low-power", en: "Turns Low Power Mode on or off.", zh: "打开或关闭低电量模式。"),
  WordEntry(
    "help.phone.previews", en: "When the lock screen shows what notifications say.",
    zh: "锁定屏幕何时显示通知内容。"),
  WordEntry(
    "help.phone.summary", en: "Puts the app into the Scheduled Summary, iOS 15 and later.",
    zh: "将应用加入定时推送摘要，iOS 15 及以上。"),
  WordEntry(
    "help.allow", en: "The person lets the app notify; or on trial, or as an App Clip.",
    zh: "用户允许通知；也可为临时授权，或轻 App 授权。"),
  WordEntry("help.deny", en: "The person turns the app's notifications off.", zh: "用户关闭该应用的通知。"),
  WordEntry("help.permission.ask", en: "Back to before the question: nobody was asked yet.", zh: "回到未询问的状态。"),
  WordEntry(
    "help.setting", en: "Turns one of the app's switches in Settings.", zh: "切换该应用在“设置”中的一个开关。"),
  WordEntry("help.setting.refresh", en: "Turns Background App Refresh.", zh: "切换后台 App 刷新。"),
  WordEntry(
    "help.app.delegate", en: "When the app sets the notification center's delegate.",
    zh: "应用何时设置通知中心的代理。"),
  WordEntry("help.app.entitlement", en: "Gives or takes an entitlement.", zh: "给予或取消一项授权。"),
  WordEntry("help.app.mode", en: "Gives or takes a background mode.", zh: "给予或取消一种后台模式。"),
  WordEntry(
    "help.app.method", en: "Gives or takes a method of the app's delegates.", zh: "给予或取消应用代理的一个方法。"),
  WordEntry(
    "help.app.types", en: "The ways to notify that the app asks for: alert, sound, badge.",
    zh: "应用申请的通知方式：alert、sound、badge。"),
  WordEntry(
    "help.phone.language", en: "The language the phone speaks: en, zh-Hans.", zh: "手机的语言：en、zh-Hans。"),
  WordEntry(
    "help.app.strings",
    en: "The app's own strings in a language, for loc-key: a strings file or a JSON object.",
    zh: "应用某种语言的字符串，供 loc-key 使用：strings 文件或 JSON 对象。"),
  WordEntry(
    "app.strings.unreadable", en: "line {0} is no \"key\" = \"text\";, nor is it a JSON object of texts.",
    zh: "第 {0} 行不是 \"key\" = \"text\";，也不是由文字组成的 JSON 对象。"),
  WordEntry("setting.unknown", en: "there is no “{0}”.", zh: "没有“{0}”。"),
  WordEntry(
    "app.types.unknown", en: "it takes alert, sound and badge, parted by commas.",
    zh: "可用 alert、sound、badge，以逗号分隔。"),
]
