/// What Belfry says about tags, alias and the JPush commands.
let jpushWords: [WordEntry] = jpushCheckWords + jpushHelpWords + jpushOlderHelpWords

private let jpushCheckWords: [WordEntry] = [
  WordEntry("jpush.check.ok", en: "{0} of {1} bytes", zh: "{0}/{1} 字节"),
  WordEntry("jpush.check.empty", en: "empty: 6001", zh: "为空：6001"),
  WordEntry(
    "jpush.check.long", en: "{0} bytes, {1} allowed: {2}. A Chinese character counts three.",
    zh: "{0} 字节，最多 {1}：{2}。一个汉字占 3 字节。"),
  WordEntry(
    "jpush.check.character",
    en: "“{0}” at character {1} is not allowed: {2}. Use letters, digits, _, Chinese characters and {3}.",
    zh: "第 {1} 个字符“{0}”不允许：{2}。可用字母、数字、下划线、汉字和 {3}。"),
  WordEntry(
    "jpush.check.tags.ok", en: "{0} of {1} {0:tag|tags}, {2} of {3} bytes", zh: "{0}/{1} 个 tag，{2}/{3} 字节"),
  WordEntry("jpush.check.tags.none", en: "no tags: 6001", zh: "没有 tag：6001"),
  WordEntry("jpush.check.tags.bad", en: "{0}: {1}", zh: "{0}：{1}"),
  WordEntry("jpush.check.tags.many", en: "{0} tags, {1} allowed: {2}.", zh: "{0} 个 tag，最多 {1} 个：{2}。"),
  WordEntry(
    "jpush.check.tags.long", en: "{0} bytes together, {1} allowed: {2}. Split them over several calls.",
    zh: "共 {0} 字节，最多 {1}：{2}。请分多次调用。"),
]

private let jpushOlderHelpWords: [WordEntry] = [
  WordEntry(
    "help.jpush.older.callback",
    en: "The app sets tags and alias the old way, with a selector; tags= clears.",
    zh: "应用用旧接口（selector 回调）设置 tag 和 alias；tags= 表示清空。"),
  WordEntry(
    "help.jpush.older.block", en: "The app sets tags and alias the old way, with a block; tags= clears.",
    zh: "应用用旧接口（block 回调）设置 tag 和 alias；tags= 表示清空。"),
  WordEntry(
    "help.jpush.older.background",
    en: "The app sets tags and alias in the background; the SDK tries again by itself.",
    zh: "应用在后台设置 tag 和 alias；SDK 自动重试。"),
  WordEntry(
    "help.jpush.older.tagsOnly", en: "The app sets tags the old way; tags= clears.",
    zh: "应用用旧接口设置 tag；tags= 表示清空。"),
  WordEntry(
    "help.jpush.older.aliasOnly", en: "The app sets the alias the old way; alias= clears.",
    zh: "应用用旧接口设置 alias；alias= 表示清空。"),
  WordEntry(
    "help.jpush.older.target", en: "The app sets tags and alias as before SDK 2.1.1; tags= clears.",
    zh: "应用用 2.1.1 之前的接口设置 tag 和 alias；tags= 表示清空。"),
  WordEntry(
    "help.jpush.filterValidTags", en: "The app asks which of these tags are valid.", zh: "应用过滤出有效的 tag。"),
  WordEntry(
    "help.jpush.setMobileNumber", en: "The app binds a mobile number; without one it unbinds it.",
    zh: "应用绑定手机号码；不填表示解绑。"),
  WordEntry(
    "help.jpush.registrationID", en: "The app reads the registration ID at once.",
    zh: "应用直接读取 registration ID。"),
  WordEntry(
    "help.jpush.registrationIDCompletionHandler", en: "The app asks for the registration ID with a block.",
    zh: "应用用 block 获取 registration ID。"),
  WordEntry(
    "help.jpush.note.page", en: "The app reports a page; JPush has withdrawn these statistics.",
    zh: "应用上报页面；JPush 已下线该统计。"),
  WordEntry("help.jpush.note.location", en: "The app reports where the device is.", zh: "应用上报设备位置。"),
  WordEntry("help.jpush.note.crash", en: "The app has crash logs uploaded.", zh: "应用开启崩溃日志上报。"),
  WordEntry("help.jpush.note.debug", en: "The app switches the SDK's log to debug.", zh: "应用把 SDK 日志切到调试级别。"),
  WordEntry(
    "help.jpush.note.logOff", en: "The app switches the SDK's log off; warnings and errors stay.",
    zh: "应用关闭 SDK 日志；警告和错误仍会输出。"),
  WordEntry(
    "help.jpush.note.heartbeat", en: "The app sets the heartbeat, 30 to 290 s.", zh: "应用设置心跳间隔，30 到 290 秒。"),
  WordEntry(
    "jpush.location.number", en: "“{0}” is no number of degrees; write it as 39.9.",
    zh: "“{0}”不是有效的度数；请写成 39.9。"),
]

private let jpushHelpWords: [WordEntry] = [
  WordEntry("help.jpush.addTags", en: "The app adds tags to the device.", zh: "应用为设备增加 tag。"),
  WordEntry("help.jpush.setTags", en: "The app replaces all tags of the device.", zh: "应用替换设备的全部 tag。"),
  WordEntry("help.jpush.deleteTags", en: "The app deletes these tags.", zh: "应用删除这些 tag。"),
  WordEntry("help.jpush.cleanTags", en: "The app deletes all tags.", zh: "应用清空 tag。"),
  WordEntry("help.jpush.getAllTags", en: "The app asks for all tags.", zh: "应用查询全部 tag。"),
  WordEntry(
    "help.jpush.validTag", en: "The app asks whether the device has this tag.", zh: "应用查询设备是否有这个 tag。"),
  WordEntry("help.jpush.setAlias", en: "The app sets the device's alias.", zh: "应用设置设备的 alias。"),
  WordEntry("help.jpush.deleteAlias", en: "The app deletes the alias.", zh: "应用删除 alias。"),
  WordEntry("help.jpush.getAlias", en: "The app asks for the alias.", zh: "应用查询 alias。"),
  WordEntry(
    "help.jpush.setBadge", en: "The app sets JPush's copy of the badge; the icon stays.",
    zh: "应用设置 JPush 服务端的角标值；图标不变。"),
  WordEntry(
    "help.jpush.resetBadge", en: "The app sets JPush's copy of the badge to 0; the icon stays.",
    zh: "应用把 JPush 服务端的角标值清零；图标不变。"),
  WordEntry("help.jpush.on", en: "The app switches JPush on.", zh: "应用开启 JPush 推送。"),
  WordEntry("help.jpush.off", en: "The app switches JPush off.", zh: "应用关闭 JPush 推送。"),
  WordEntry(
    "help.jpush.message", en: "A backend sends a custom message through JPush.", zh: "后端通过 JPush 发送自定义消息。"),
]
