/// What the codes of JPush's REST API mean and what to do, and what happens at the service.
let jpushRESTWords: [WordEntry] = jpushRESTCodeWords + jpushRESTEventWords

private let jpushRESTEventWords: [WordEntry] = [
  WordEntry("jpush.event.replied", en: "answered {0}, code {1}: {2}", zh: "应答 {0}，代码 {1}：{2}"),
  WordEntry("jpush.event.push", en: "push {0} for {1} {1:device|devices}", zh: "推送 {0}，目标 {1} 台设备"),
  WordEntry("jpush.event.repeated", en: "cid {0} came again", zh: "cid {0} 重复"),
  WordEntry("jpush.event.warned.limited", en: "calls again before the minute is over", zh: "本分钟未结束又调用"),
  WordEntry("jpush.event.warned.retriedSoon", en: "tries again too soon", zh: "重试过早"),
  WordEntry("jpush.event.warned.retriedWithoutCID", en: "tries again without a cid", zh: "重试时没有 cid"),
  WordEntry(
    "jpush.event.warned.voidID", en: "sends to a refused registration ID again",
    zh: "再次向被拒的 registration_id 发送"),
  WordEntry("jpush.event.schedule", en: "schedule {0} is due", zh: "定时任务 {0} 到点"),
  WordEntry("jpush.event.apns", en: "notification to APNs", zh: "通知交给 APNs"),
  WordEntry("jpush.event.apns.not", en: "notification not sent", zh: "通知未发送"),
  WordEntry(
    "jpush.credential.unknown",
    en:
      "“{0}” is no credential; write trusted, nobody, wrong, key:APPKEY, unchecked:APPKEY or foreign:PROOF:APPKEY.",
    zh: "没有“{0}”这种凭证；可用 trusted、nobody、wrong、key:APPKEY、unchecked:APPKEY 或 foreign:PROOF:APPKEY。"),
  WordEntry(
    "help.jpush.request", en: "A backend sends a request to JPush's REST API.", zh: "后端调用极光 REST API。"),
  WordEntry(
    "help.jpush.answer", en: "Makes the service answer every call of the SDK with a code; 0 ends it.",
    zh: "让服务端以指定代码应答 SDK 的所有请求；0 表示恢复。"),
  WordEntry(
    "help.jpush.code.reports", en: "Whether the app passes its pushes to handleRemoteNotification:.",
    zh: "应用是否把推送交给 handleRemoteNotification:。"),
  WordEntry(
    "help.jpush.code.simulator", en: "Whether the app runs on Xcode's simulator.", zh: "应用是否运行在 Xcode 模拟器上。"),
  WordEntry(
    "help.jpush.code.token", en: "Whether the app hands its device token to JPush.",
    zh: "应用是否把 deviceToken 交给 JPush。"),
  WordEntry(
    "help.jpush.code.extension", en: "Whether JPush's service extension is built in.", zh: "是否集成 JPush 通知扩展。"),
  WordEntry("help.jpush.code.key", en: "Which AppKey the app was set up with.", zh: "应用初始化所用的 AppKey。"),
  WordEntry(
    "help.jpush.code.sdk", en: "Which version of the SDK the app is built with; none is the newest.",
    zh: "应用集成的 SDK 版本；不填表示最新版。"),
  WordEntry(
    "jpush.version.unknown", en: "“{0}” is no version; write it as 3.1.2.", zh: "“{0}”不是版本号；请写成 3.1.2。"),
  WordEntry("help.jpush.fence.make", en: "Somebody makes a fence in the portal.", zh: "在控制台创建一个围栏。"),
  WordEntry("help.jpush.fence.cross", en: "The phone comes into a fence or leaves it.", zh: "手机进入或离开围栏。"),
  WordEntry("help.jpush.fence.most", en: "The app says how many fences are kept.", zh: "应用设置缓存的围栏数。"),
  WordEntry("help.jpush.fence.remove", en: "The app removes a fence.", zh: "应用移除一个围栏。"),
  WordEntry(
    "help.jpush.registerDeviceToken", en: "The app hands its device token to JPush.",
    zh: "应用把 deviceToken 交给 JPush。"),
  WordEntry(
    "help.jpush.handleRemoteNotification", en: "The app hands a push to JPush, which counts a click.",
    zh: "应用把推送交给 JPush 统计点击。"),
  WordEntry(
    "help.jpush.openSettings", en: "The app opens its notification settings.", zh: "应用打开通知设置页。"),
  WordEntry(
    "vendor.refused.at", en: "The service refuses it: {0}, {1}. It is about “{2}”: {3}.",
    zh: "服务端拒绝：{0}，{1}。出错的字段是“{2}”：{3}。"),
  WordEntry("vendor.refused", en: "The service refuses it: {0}, {1}. {2}.", zh: "服务端拒绝：{0}，{1}。{2}。"),
  WordEntry("help.jpush.app", en: "Sets the AppKey that the service takes.", zh: "设定服务端接受的 AppKey。"),
  WordEntry("help.jpush.limit", en: "Sets how many calls a minute an API takes.", zh: "设定接口每分钟的调用次数。"),
  WordEntry("help.jpush.service.blacklist", en: "Whether the vendor has blocked the app.", zh: "应用是否被厂商拉黑。"),
  WordEntry(
    "help.jpush.service.vip", en: "Whether the account may call what only paying accounts may.",
    zh: "账号是否可以调用 VIP 接口。"),
  WordEntry(
    "help.jpush.service.failing", en: "Whether the service fails every request.", zh: "服务端是否让所有请求失败。"),
]

private let jpushRESTCodeWords: [WordEntry] = [
  WordEntry("jpush.rest.0.meaning", en: "done", zh: "成功"),
  WordEntry("jpush.rest.0.remedy", en: "Nothing to do.", zh: "无需处理。"),
  WordEntry("jpush.rest.10.meaning", en: "internal error", zh: "系统内部错误"),
  WordEntry("jpush.rest.10.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry("jpush.rest.404.meaning", en: "no such path", zh: "路径不存在"),
  WordEntry("jpush.rest.404.remedy", en: "Check the path: it begins with /v3.", zh: "请检查路径，应以 /v3 开头。"),
  WordEntry("jpush.rest.1000.meaning", en: "internal error", zh: "系统内部错误"),
  WordEntry("jpush.rest.1000.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry("jpush.rest.1001.meaning", en: "wrong method", zh: "请求方法不支持"),
  WordEntry(
    "jpush.rest.1001.remedy", en: "Use the method that the page names; a push is a POST.",
    zh: "请使用文档规定的方法；推送只支持 POST。"),
  WordEntry("jpush.rest.1002.meaning", en: "a required parameter is missing", zh: "缺少必须的参数"),
  WordEntry(
    "jpush.rest.1002.remedy", en: "Give platform, audience, and notification or message with msg_content.",
    zh: "请补全 platform、audience，以及 notification 或含 msg_content 的 message。"),
  WordEntry("jpush.rest.1003.meaning", en: "a value is not valid", zh: "参数值不合法"),
  WordEntry(
    "jpush.rest.1003.remedy", en: "Compare each value with the page of the push API.",
    zh: "请对照推送 API 文档检查各参数的值。"),
  WordEntry("jpush.rest.1004.meaning", en: "not authorized", zh: "验证失败"),
  WordEntry(
    "jpush.rest.1004.remedy", en: "Check AppKey and master secret; both are from the portal.",
    zh: "请检查 AppKey 和 Master Secret，均取自控制台。"),
  WordEntry("jpush.rest.1005.meaning", en: "the push is too large", zh: "消息体太大"),
  WordEntry(
    "jpush.rest.1005.remedy", en: "Keep the ios object within 2000 bytes and the message within 4000.",
    zh: "ios 对象不超过 2000 字节，message 不超过 4000 字节。"),
  WordEntry("jpush.rest.1008.meaning", en: "AppKey is not valid", zh: "app_key 参数非法"),
  WordEntry(
    "jpush.rest.1008.remedy", en: "Copy the 24 characters from the portal again.",
    zh: "请从控制台重新复制 24 位 AppKey。"),
  WordEntry("jpush.rest.1009.meaning", en: "a key is not supported", zh: "推送对象中有不支持的 key"),
  WordEntry(
    "jpush.rest.1009.remedy", en: "Look for a misspelt key, such as content_available for content-available.",
    zh: "请检查拼写，例如 content_available 应为 content-available。"),
  WordEntry("jpush.rest.1011.meaning", en: "nobody to push to", zh: "没有满足条件的推送目标"),
  WordEntry(
    "jpush.rest.1011.remedy",
    en: "Check that the device is registered and that tags and alias were answered with 0.",
    zh: "请确认设备已注册，且标签、别名设置返回 0。"),
  WordEntry("jpush.rest.1012.meaning", en: "limit of big pushes", zh: "大推送超限"),
  WordEntry("jpush.rest.1012.remedy", en: "Push to fewer at once.", zh: "请减少单次推送的目标数。"),
  WordEntry("jpush.rest.2002.meaning", en: "too often", zh: "API 调用频率超限"),
  WordEntry(
    "jpush.rest.2002.remedy", en: "Wait as many seconds as X-Rate-Limit-Reset says.",
    zh: "请等待 X-Rate-Limit-Reset 所示的秒数。"),
  WordEntry("jpush.rest.1030.meaning", en: "internal timeout", zh: "内部服务超时"),
  WordEntry("jpush.rest.1030.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry(
    "jpush.rest.2003.meaning", en: "AppKey is blocked; for a report: no right to it",
    zh: "AppKey 被限制；统计接口中表示没有权限"),
  WordEntry("jpush.rest.2003.remedy", en: "Ask the vendor why.", zh: "请联系厂商。"),
  WordEntry("jpush.rest.2004.meaning", en: "address not on the white list", zh: "IP 不在白名单"),
  WordEntry(
    "jpush.rest.2004.remedy", en: "Add the backend's address to the list in the portal.",
    zh: "请在控制台把后端 IP 加入白名单。"),
  WordEntry("jpush.rest.2005.meaning", en: "more than is reasonable", zh: "发送量超出合理范围"),
  WordEntry("jpush.rest.2005.remedy", en: "Send less, or ask the vendor.", zh: "请减少发送量或联系厂商。"),
  WordEntry("jpush.rest.2006.meaning", en: "only for paying accounts", zh: "仅限 VIP"),
  WordEntry("jpush.rest.2006.remedy", en: "Use a call that every account may make.", zh: "请改用普通账号可用的接口。"),
  WordEntry("jpush.rest.2007.meaning", en: "no right to this call", zh: "无权调用该接口"),
  WordEntry("jpush.rest.2007.remedy", en: "Ask the vendor for the right.", zh: "请向厂商申请权限。"),
  WordEntry("jpush.rest.3001.meaning", en: "not authorized", zh: "验证失败"),
  WordEntry(
    "jpush.rest.3001.remedy", en: "Check AppKey and master secret.", zh: "请检查 AppKey 和 Master Secret。"),
  WordEntry("jpush.rest.3004.meaning", en: "time_unit and start do not match", zh: "time_unit 与 start 不匹配"),
  WordEntry(
    "jpush.rest.3004.remedy", en: "Write yyyy-MM-dd for DAY, yyyy-MM-dd HH for HOUR, yyyy-MM for MONTH.",
    zh: "DAY 用 yyyy-MM-dd，HOUR 用 yyyy-MM-dd HH，MONTH 用 yyyy-MM。"),
  WordEntry("jpush.rest.3005.meaning", en: "beyond what is kept", zh: "超出可查询的时间"),
  WordEntry(
    "jpush.rest.3005.remedy", en: "Ask for the last 60 days; for HOUR only today.",
    zh: "只能查询最近 60 天；HOUR 只能查询当天。"),
  WordEntry("jpush.rest.7000.meaning", en: "internal error", zh: "内部错误"),
  WordEntry("jpush.rest.7000.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry("jpush.rest.7001.meaning", en: "no credentials", zh: "校验信息为空"),
  WordEntry(
    "jpush.rest.7001.remedy", en: "Send Authorization: Basic with AppKey and master secret.",
    zh: "请用 Basic 方式带上 AppKey 和 Master Secret。"),
  WordEntry("jpush.rest.7002.meaning", en: "a parameter is not valid", zh: "请求参数非法"),
  WordEntry(
    "jpush.rest.7002.remedy", en: "Check the registration ID, tags, alias and mobile number.",
    zh: "请检查 registration_id、标签、别名和手机号。"),
  WordEntry("jpush.rest.7004.meaning", en: "not authorized", zh: "校验失败"),
  WordEntry(
    "jpush.rest.7004.remedy", en: "Check AppKey and master secret.", zh: "请检查 AppKey 和 Master Secret。"),
  WordEntry("jpush.rest.7008.meaning", en: "AppKey is unknown", zh: "应用不存在"),
  WordEntry("jpush.rest.7008.remedy", en: "Use the AppKey of an app that exists.", zh: "请使用现有应用的 AppKey。"),
  WordEntry("jpush.rest.7013.meaning", en: "some parameters are not valid", zh: "部分参数非法"),
  WordEntry("jpush.rest.7013.remedy", en: "Keep the tags of a device to 1000.", zh: "每台设备的标签不超过 1000 个。"),
  WordEntry("jpush.rest.7015.meaning", en: "alias on too many devices", zh: "别名绑定的设备过多"),
  WordEntry(
    "jpush.rest.7015.remedy", en: "Free the alias on another device first; ten may share it.",
    zh: "请先在其他设备上解绑；最多十台设备共用。"),
  WordEntry("jpush.rest.8100.meaning", en: "the schedule is not valid", zh: "定时任务参数非法"),
  WordEntry(
    "jpush.rest.8100.remedy", en: "Check name, enabled, trigger and push; times are Beijing's.",
    zh: "请检查 name、enabled、trigger 和 push；时间按北京时间。"),
  WordEntry("jpush.rest.8101.meaning", en: "not authorized", zh: "验证失败"),
  WordEntry(
    "jpush.rest.8101.remedy", en: "Check AppKey and master secret.", zh: "请检查 AppKey 和 Master Secret。"),
  WordEntry("jpush.rest.8104.meaning", en: "no such schedule", zh: "定时任务不存在"),
  WordEntry(
    "jpush.rest.8104.remedy", en: "List the schedules and take an id from there.", zh: "请先列出定时任务，再使用其中的 id。"),
  WordEntry("jpush.rest.7030.meaning", en: "the service is busy", zh: "系统忙"),
  WordEntry("jpush.rest.7030.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry("jpush.rest.8203.meaning", en: "the service is busy", zh: "系统忙"),
  WordEntry("jpush.rest.8203.remedy", en: "Try again later.", zh: "请稍后重试。"),
  WordEntry("jpush.rest.8200.meaning", en: "internal error", zh: "系统内部错误"),
  WordEntry("jpush.rest.8200.remedy", en: "Try again later.", zh: "请稍后重试。"),
]
