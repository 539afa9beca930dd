/// What Belfry says about JPush's calls that go through to iOS, its set-up and its part in the service extension.
let jpushSystemWords: [WordEntry] = jpushSystemFaultWords + jpushSystemHelpWords

private let jpushSystemFaultWords: [WordEntry] = [
  WordEntry("jpush.event.fault", en: "{0} → nil: {1}", zh: "{0} → nil：{1}"),
  WordEntry("jpush.system.trigger", en: "no trigger that this iOS takes", zh: "没有适用于该 iOS 的触发条件"),
  WordEntry("jpush.system.fireDate", en: "no fire date that is to come", zh: "没有将来的触发时间"),
  WordEntry("jpush.system.full", en: "64 are registered already", zh: "已注册 64 个"),
  WordEntry("jpush.system.refused", en: "iOS did not take it", zh: "iOS 没有接受"),
  WordEntry("jpush.system.handler", en: "no findCompletionHandler", zh: "没有设置 findCompletionHandler"),
  WordEntry("jpush.system.key", en: "the argument is nil", zh: "参数为 nil"),
  WordEntry("jpush.system.tooNew", en: "below iOS 10 only", zh: "仅支持 iOS 10 以下"),
  WordEntry(
    "jpush.system.notFound", en: "no local notification with this key has fired", zh: "没有触发过该标识符的本地通知"),
  WordEntry(
    "jpush.system.categories", en: "categories must be nil below iOS 8", zh: "iOS 8 以下 categories 必须为 nil"),
  WordEntry(
    "jpush.system.undefined", en: "an identifier of nil finds nothing", zh: "identifier 为 nil 时查不到任何通知"),
  WordEntry(
    "jpush.local.date", en: "“{0}” is no date: write 8:00, mon 8:00 or 2026-12-01T08:00.",
    zh: "“{0}”不是日期：请写成 8:00、mon 8:00 或 2026-12-01T08:00。"),
  WordEntry("jpush.register.unknown", en: "There is no type “{0}”; there are {1}.", zh: "没有类型“{0}”；可用 {1}。"),
]

private let jpushSystemHelpWords: [WordEntry] = [
  WordEntry("help.jpush.addNotification", en: "The app adds a local notification.", zh: "应用添加本地通知。"),
  WordEntry(
    "help.jpush.removeNotification",
    en: "The app takes local notifications back, or out of the list; without a word, all of both.",
    zh: "应用移除待触发或通知中心里的本地通知；不带参数则全部移除。"),
  WordEntry(
    "help.jpush.findNotification", en: "The app looks local notifications up.", zh: "应用查找本地通知。"),
  WordEntry(
    "help.jpush.setLocalNotification", en: "The app adds a local notification the old way.",
    zh: "应用用旧接口注册本地通知。"),
  WordEntry(
    "help.jpush.showLocalNotificationAtFront",
    en: "The app in front shows the last local notification as an alert, below iOS 10.",
    zh: "iOS 10 以下，前台应用以 UIAlertView 显示刚触发的本地通知。"),
  WordEntry(
    "help.jpush.findLocalNotificationWithIdentifier",
    en: "The app looks up the local notifications with a key.", zh: "应用按标识符查找本地通知。"),
  WordEntry(
    "help.jpush.deleteLocalNotification", en: "The app takes one local notification back.",
    zh: "应用删除指定的本地通知。"),
  WordEntry(
    "help.jpush.deleteLocalNotificationWithIdentifierKey",
    en: "The app takes the local notifications with a key back.", zh: "应用按标识符删除本地通知。"),
  WordEntry(
    "help.jpush.clearAllLocalNotifications", en: "The app takes all local notifications back.",
    zh: "应用清除所有本地通知。"),
  WordEntry(
    "help.jpush.setupWithOption", en: "The app sets the SDK up with an AppKey.", zh: "应用用 AppKey 初始化 SDK。"),
  WordEntry(
    "help.jpush.registerForRemoteNotificationConfig",
    en: "The app registers for these types of notification.", zh: "应用注册这些通知类型。"),
  WordEntry(
    "help.jpush.registerForRemoteNotificationTypes",
    en: "The app registers for these types of notification, for iOS 8 and 9.",
    zh: "应用注册这些通知类型（iOS 8、9）。"),
  WordEntry(
    "help.jpush.requestNotificationAuthorization", en: "The app asks what the person has allowed.",
    zh: "应用查询通知授权状态。"),
  WordEntry(
    "help.jpush.registerLbsGeofenceDelegate", en: "The app wants to hear of fences.", zh: "应用注册地理围栏回调。"),
  WordEntry(
    "help.jpush.setGeofenecePeriodForInside",
    en: "The app sets how often a fence may be reported from within.",
    zh: "应用设置围栏内触发的间隔。"),
  WordEntry(
    "help.jpush.jpushSetAppkey", en: "The service extension sets the AppKey.", zh: "通知扩展设置 AppKey。"),
  WordEntry(
    "help.jpush.jpushReceiveNotificationRequest", en: "The service extension reports a push as shown.",
    zh: "通知扩展上报推送送达。"),
  WordEntry("help.jpush.setLogOff", en: "The service extension turns its log off.", zh: "通知扩展关闭日志。"),
  WordEntry("help.jpush.fail", en: "The SDK meets an error.", zh: "SDK 出错。"),
  WordEntry("help.jpush.clock", en: "Sets how far the service's clock is ahead.", zh: "设定服务端时钟的偏移。"),
  WordEntry("help.jpush.service.busy", en: "Whether the service is too busy to answer.", zh: "服务端是否繁忙。"),
  WordEntry(
    "help.jpush.service.foreign-address", en: "Whether requests come from an address off the white list.",
    zh: "请求是否来自白名单之外的 IP。"),
  WordEntry(
    "help.service.clock",
    en: "Sets how far the clocks of Apple's, JPush's and Getui's services are ahead of world time.",
    zh: "设定 APNs、极光和个推服务端时钟相对世界时间的偏移。"),
  WordEntry("world.event.service.clock", en: "the services' clocks {0}", zh: "服务端时钟 {0}"),
]
