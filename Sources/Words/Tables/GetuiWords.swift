/// What the Getui commands do, and what Belfry says about tags and aliases while they are typed.
let getuiWords: [WordEntry] = getuiCheckWords + getuiHelpWords

private let getuiCheckWords: [WordEntry] = [
  WordEntry("getui.check.tags.ok", en: "{0} of {1} {0:tag|tags}", zh: "{0}/{1} 个标签"),
  WordEntry("getui.check.tags.bad", en: "{0}: {1}. {2}", zh: "{0}：{1}。{2}"),
  WordEntry("getui.check.bad", en: "{0}: {1}", zh: "{0}：{1}"),
  WordEntry("getui.check.alias.ok", en: "{0} of {1} bytes", zh: "{0}/{1} 字节"),
  WordEntry(
    "getui.check.alias.character",
    en: "“{0}” is not allowed: {1}. Use Chinese characters, letters, digits and _.",
    zh: "“{0}”不允许：{1}。可用汉字、字母、数字和下划线。"),
  WordEntry(
    "getui.check.alias.length", en: "{0} bytes, 1 to {1} allowed: {2}. A Chinese character counts three.",
    zh: "{0} 字节，可用 1 至 {1}：{2}。一个汉字占 3 字节。"),
  WordEntry(
    "getui.credential.unknown",
    en:
      "“{0}” is no credential; write trusted, nobody, token:1, unknown-token, right-sign, foreign-sign or wrong-sign.",
    zh: "没有“{0}”这种凭证；可用 trusted、nobody、token:1、unknown-token、right-sign、foreign-sign 或 wrong-sign。"),
]

private let getuiHelpWords: [WordEntry] = [
  WordEntry("help.getui.startSdkWithAppId", en: "The app starts the SDK.", zh: "应用启动 SDK。"),
  WordEntry(
    "help.getui.registerRemoteNotification",
    en: "The app asks for permission through the SDK, which stands in for the system's callbacks.",
    zh: "应用通过 SDK 申请授权，并由 SDK 代理系统回调。"),
  WordEntry(
    "help.getui.runBackgroundEnable", en: "The app chooses whether the connection stays in the background.",
    zh: "应用设置后台是否保持连接。"),
  WordEntry("help.getui.clientId", en: "The app asks for the cached cid.", zh: "应用获取缓存的 cid。"),
  WordEntry("help.getui.status", en: "The app asks for the SDK's status.", zh: "应用获取 SDK 状态。"),
  WordEntry("help.getui.version", en: "The app asks for the SDK's version.", zh: "应用获取 SDK 版本。"),
  WordEntry(
    "help.getui.handleSceneWillConnectWithOptions", en: "The app hands over the scene's connection options.",
    zh: "应用传入 UIScene 的启动参数。"),
  WordEntry("help.getui.resume", en: "The app resumes the SDK; deprecated.", zh: "应用恢复 SDK；已废弃。"),
  WordEntry("help.getui.destroy", en: "The app destroys the SDK.", zh: "应用销毁 SDK。"),
  WordEntry(
    "help.getui.setPushModeForOff", en: "The app switches push off (on) or on (off).",
    zh: "应用关闭（on）或开启（off）推送。"),
  WordEntry("help.getui.setChannelId", en: "The app sets its channel for reports.", zh: "应用设置渠道。"),
  WordEntry("help.getui.setIDFA", en: "The app hands over the advertising id.", zh: "应用传入 IDFA。"),
  WordEntry(
    "help.getui.setApplicationGroupIdentifier", en: "The app names its app group.", zh: "应用设置 App Group。"),
  WordEntry("help.getui.lbsLocationEnable", en: "The app switches geofencing on or off.", zh: "应用开启或关闭地理围栏。"),
  WordEntry("help.getui.setTags", en: "The app replaces all tags of its cid.", zh: "应用覆盖设置 cid 的标签。"),
  WordEntry("help.getui.queryTag", en: "The app asks for the tags of its cid.", zh: "应用查询 cid 的标签。"),
  WordEntry("help.getui.bindAlias", en: "The app binds an alias to its cid.", zh: "应用为 cid 绑定别名。"),
  WordEntry(
    "help.getui.unbindAlias", en: "The app unbinds an alias from its cid, or from all of its cids.",
    zh: "应用解绑别名：本 cid 或全部 cid。"),
  WordEntry(
    "help.getui.setBadge", en: "The app sets Getui's count of the badge; the icon stays.",
    zh: "应用设置个推服务端的角标计数；图标不变。"),
  WordEntry(
    "help.getui.resetBadge", en: "The app sets Getui's count of the badge to 0; the icon stays.",
    zh: "应用把个推服务端的角标计数清零；图标不变。"),
  WordEntry(
    "help.getui.clearAllNotificationForNotificationBar", en: "The app empties its list and the icon's badge.",
    zh: "应用清空通知栏和图标角标。"),
  WordEntry(
    "help.getui.registerVoipTokenCredentials", en: "The app registers its VoIP token.", zh: "应用注册 VoIP token。"
  ),
  WordEntry(
    "help.getui.registerDeviceToken", en: "The app registers the device token by hand; deprecated.",
    zh: "应用手动注册 deviceToken；已废弃。"),
  WordEntry(
    "help.getui.registerLiveActivity",
    en: "The app registers the token of a Live Activity, or the one that starts a type of them.",
    zh: "应用注册 Live Activity 的 token，或用于启动的 token。"),
  WordEntry(
    "help.getui.registerControlsTokens", en: "The app registers the tokens of its controls.",
    zh: "应用注册控制中心控件的 token。"),
  WordEntry(
    "help.getui.sendFeedbackMessage", en: "The app sends a receipt: 60002 or 90001…90999.",
    zh: "应用发送回执：60002 或 90001…90999。"),
  WordEntry(
    "help.getui.handleApplinkFeedback", en: "The app hands over a link that was opened.",
    zh: "应用传入被打开的 AppLink。"),
  WordEntry(
    "help.getui.handleVoipNotification", en: "The app hands over a VoIP push.", zh: "应用传入 VoIP 推送内容。"),
  WordEntry(
    "help.getui.handleRemoteNotification", en: "The app hands over a push that was tapped.",
    zh: "应用传入被点击的推送内容。"),
  WordEntry("help.getui.sendMessage", en: "The app sends a message up to its own server.", zh: "应用发送上行消息。"),
  WordEntry(
    "help.getui.handelNotificationServiceRequest", en: "The service extension hands a push to the SDK.",
    zh: "通知扩展把推送交给 SDK。"),
  WordEntry(
    "help.getui.ext.setApplicationGroupIdentifier", en: "The service extension names its app group.",
    zh: "通知扩展设置 App Group。"),
  WordEntry("help.getui.destory", en: "The service extension lets go of the SDK.", zh: "通知扩展销毁 SDK。"),
  WordEntry(
    "help.getui.prompt", en: "The person answers the permission prompt of the SDK.", zh: "用户回应 SDK 的授权请求。"),
  WordEntry(
    "help.getui.settings", en: "The person follows the link to the app's notification settings.",
    zh: "用户从系统设置跳转到应用内通知设置。"),
  WordEntry("help.getui.popup", en: "A pop-up within the app is shown or tapped.", zh: "应用内弹窗展示或被点击。"),
  WordEntry("help.getui.fail", en: "The SDK meets an error.", zh: "SDK 发生错误。"),
  WordEntry("help.getui.resource", en: "Says what a file that pushes point to is like.", zh: "设定推送引用的资源文件。"),
  WordEntry(
    "help.getui.grace", en: "Sets how long iOS leaves the connection in the background.",
    zh: "设定系统在后台保留连接的时长。"),
  WordEntry(
    "help.getui.push", en: "A backend pushes to this phone's cid: a text for the app, an alert for APNs.",
    zh: "后端推送到本机 cid：透传文本和 APNs 通知。"),
  WordEntry(
    "help.getui.code.starts-at-launch", en: "Whether the app starts the SDK at launch.",
    zh: "应用是否在启动时初始化 SDK。"),
  WordEntry(
    "help.getui.code.registers", en: "Whether the app calls registerRemoteNotification: at launch.",
    zh: "应用是否在启动时调用 registerRemoteNotification:。"),
  WordEntry(
    "help.getui.code.plain-http", en: "Whether the extension's ATS settings allow plain http.",
    zh: "扩展的 ATS 设置是否允许 http。"),
  WordEntry(
    "help.getui.code.reports-taps", en: "Whether the app reports taps by handleRemoteNotification:.",
    zh: "应用是否用 handleRemoteNotification: 上报点击。"),
  WordEntry(
    "help.getui.code.receives", en: "Which method the app has for transparent messages.", zh: "应用实现了哪个透传回调。"),
  WordEntry(
    "help.getui.code.handler", en: "How often the app calls the fetch handler.",
    zh: "应用调用 fetchCompletionHandler 的次数。"),
  WordEntry("help.getui.code.extension", en: "What the app's service extension calls.", zh: "通知扩展调用的接口。"),
  WordEntry(
    "help.getui.request", en: "A backend sends a request to Getui's REST API.", zh: "后端调用个推 REST API。"),
  WordEntry(
    "help.getui.app", en: "Sets the app id and key that the service takes.", zh: "设定服务端接受的 appId 和 appKey。"),
  WordEntry("help.getui.right", en: "Grants the account a right, or takes it away.", zh: "授予或收回账号权限。"),
  WordEntry("help.getui.limit", en: "Sets another number for a limit.", zh: "设定限额的数值。"),
  WordEntry("help.getui.clock", en: "Sets how far the service's clock is ahead.", zh: "设定服务端时钟的偏移。"),
  WordEntry("help.getui.service.blacklist", en: "Whether the vendor has blocked the app.", zh: "应用是否被厂商拉黑。"),
  WordEntry("help.getui.service.starting", en: "Whether the service is just starting.", zh: "服务端是否处于启动中。"),
  WordEntry(
    "help.getui.service.failing", en: "Whether the service fails calls of the SDK.", zh: "服务端是否让 SDK 请求失败。"),
  WordEntry(
    "help.getui.service.busy", en: "Whether the service is too busy to report.", zh: "服务端是否繁忙到无法出报表。"),
  WordEntry(
    "help.getui.service.upstream", en: "Whether the developer's server takes upstream messages.",
    zh: "开发者服务器是否接收上行消息。"),
  WordEntry(
    "help.getui.service.receipts", en: "Whether receipts go to the developer's server.", zh: "是否向开发者服务器发送回执。"),
]
