private let permission =
  "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"

/// What a person and a tester set.
let settingRules: [Rule] = [
  Rule(
    "phone.os", .assumed, source: "",
    en: "Belfry puts another iOS version under the same app. No phone can do that.",
    zh: "Belfry 更换 iOS 版本，应用保持不变。真实手机做不到。"),
  Rule(
    "phone.set", .assumed, source: "",
    en: "The phone is set differently from now on; what has been shown stays.",
    zh: "从现在起手机设置改变；已展示的内容不变。"),
  Rule(
    "phone.set.same", .assumed, source: "", en: "It is set like that already.", zh: "已经是这样设置的。"),
  Rule(
    "phone.permission", .documented, source: permission,
    en: "The person decides whether and how the app may notify, and can change that in Settings at any time.",
    zh: "是否允许通知、以何种方式通知由用户决定，并可随时在“设置”中更改。"),
  Rule(
    "phone.app", .assumed, source: "",
    en: "The app under test is built differently from now on.", zh: "从现在起，被测应用的构建方式改变。"),
]
