/// How the JPush SDK connects, registers and leaves.
let jpushConnectionRules: [Rule] = [
  Rule(
    "jpush.connection.connecting", .assumed, source: "JPUSHService.h, kJPFNetworkIsConnectingNotification",
    en: "The app is in front, so the SDK connects; the vendor names the notification, not the moment.",
    zh: "应用在前台，SDK 建立连接；厂商只给出通知名，未说明时机。"),
  Rule(
    "jpush.connection.setup", .reported, source: "JPUSHService.h, kJPFNetworkDidSetupNotification",
    en: "The long connection stands.", zh: "长连接已建立。"),
  Rule(
    "jpush.connection.registered", .reported, source: "JPUSHService.h, kJPFNetworkDidRegisterNotification",
    en: "The device has registered; this comes only once, before the first login.",
    zh: "设备注册成功；只在首次登录之前出现一次。"),
  Rule(
    "jpush.registration.id", .documented, source: "docs.jiguang.cn, iOS SDK API, RegistrationID",
    en: "The service gives the device its registration ID at the first registration, and it keeps it.",
    zh: "首次注册时服务端分配 registration ID，此后不变。"),
  Rule(
    "jpush.registration.read", .documented, source: "docs.jiguang.cn, iOS SDK API, RegistrationID",
    en: "The app reads the registration ID; it is empty before the first registration.",
    zh: "应用读取 registration ID；首次注册之前为空。"),
  Rule(
    "jpush.registration.ask", .documented,
    source: "docs.jiguang.cn, iOS SDK API, registrationIDCompletionHandler",
    en: "The app asks for the registration ID with a block.", zh: "应用用 block 获取 registration ID。"),
  Rule(
    "jpush.registration.answer", .documented,
    source: "docs.jiguang.cn, iOS SDK API, registrationIDCompletionHandler",
    en: "The device has its registration ID: code 0.", zh: "设备已有 registration ID：返回码 0。"),
  Rule(
    "jpush.code.1011", .assumed, source: "",
    en:
      "There is still no registration ID; the pages name 1011 for the simulator, Belfry answers it after 20 s, too.",
    zh: "仍没有 registration ID；文档中 1011 指模拟器，Belfry 在 20 秒后也返回它。"),
  Rule(
    "jpush.connection.login", .documented, source: "JPUSHService.h, kJPFNetworkDidLoginNotification",
    en: "The device is logged in: messages arrive, and tag and alias calls are answered.",
    zh: "登录成功：可以接收消息，tag 和 alias 调用有响应。"),
  Rule(
    "jpush.connection.token", .documented, source: "docs.jiguang.cn, iOS SDK API, registerDeviceToken",
    en: "Before SDK 3.0.9 there is no login until the app has handed over its device token.",
    zh: "SDK 3.0.9 之前，应用交出 deviceToken 之前不会登录。"),
  Rule(
    "jpush.delegate.present", .documented, source: "docs.jiguang.cn, iOS SDK API, JPUSHRegisterDelegate",
    en: "A push arrived in front; the SDK asks its delegate in the app, whose answer decides what is shown.",
    zh: "前台收到推送；SDK 回调应用的代理，由其返回值决定如何展示。"),
  Rule(
    "jpush.delegate.tap", .documented, source: "docs.jiguang.cn, iOS SDK API, JPUSHRegisterDelegate",
    en: "A notification was tapped; the SDK tells its delegate in the app.",
    zh: "通知被点击；SDK 回调应用的代理。"),
  Rule(
    "jpush.delegate.settings", .documented,
    source: "docs.jiguang.cn, iOS SDK API, openSettingsForNotification",
    en: "The person opened the app's own settings; from iOS 12 and SDK 3.1.1 on the delegate is told.",
    zh: "用户打开应用内通知设置；iOS 12、SDK 3.1.1 起回调代理。"),
  Rule(
    "jpush.connection.background", .assumed, source: "",
    en:
      "The app left the front, so the SDK closes the connection; the vendor names no moment, Belfry takes this one.",
    zh: "应用离开前台，SDK 断开连接；厂商未说明时机，Belfry 取立即断开。"),
  Rule(
    "jpush.connection.ended", .assumed, source: "",
    en: "The app's process ended and the connection with it; nobody is told.",
    zh: "应用进程结束，连接随之断开；没有回调。"),
  Rule(
    "jpush.connection.network", .assumed, source: "",
    en: "There is no network, so there is no connection.", zh: "没有网络，无法保持连接。"),
  Rule(
    "jpush.connection.backoff", .assumed, source: "",
    en:
      "The SDK tries again after 1, 2, 4 … 60 s while the app is in front; the vendor publishes no intervals.",
    zh: "应用在前台时，SDK 依次在 1、2、4 … 60 秒后重试；厂商未公布间隔。"),
  Rule(
    "jpush.connection.stopped", .assumed, source: "",
    en: "Push was switched off, so the SDK closes the connection.", zh: "推送已关闭，SDK 断开连接。"),
]
