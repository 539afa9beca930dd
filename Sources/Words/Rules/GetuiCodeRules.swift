private let api = "docs.getui.com, iOS SDK API"

/// When the Getui SDK answers with which code.
let getuiCodeRules: [Rule] = [
  Rule(
    "getui.tags.ok", .documented, source: "\(api), 12",
    en: "The tags are set; the next success is possible tomorrow.", zh: "标签设置成功；明天才能再次成功设置。"),
  Rule(
    "getui.tags.query", .documented, source: "GeTuiSdk.h 3.1.0.0, queryTag:",
    en: "The service reads out the tags.", zh: "服务端返回标签。"),
  Rule(
    "getui.tags.20001", .documented, source: "\(api), 12", en: "More than 100 tags in one call.",
    zh: "单次设置的标签超过 100 个。"),
  Rule(
    "getui.tags.20002", .documented, source: "\(api), 12",
    en: "The tags were set today already; one success a day is the default.", zh: "今天已成功设置过；默认一天一次。"),
  Rule("getui.tags.20003", .documented, source: "\(api), 12", en: "A tag stands twice.", zh: "标签重复。"),
  Rule(
    "getui.tags.20004", .documented, source: "\(api), 12", en: "The SDK was not started.",
    zh: "服务初始化失败：SDK 未启动。"),
  Rule(
    "getui.tags.20005", .documented, source: "\(api), 12", en: "The service failed.", zh: "setTag 异常：服务端出错。"),
  Rule(
    "getui.tags.20006", .documented, source: "\(api), 12", en: "There are no tags, or one is empty.",
    zh: "标签为空。"),
  Rule(
    "getui.tags.20007", .documented, source: "\(api), 12", en: "The sequence number is empty.", zh: "sn 为空。"),
  Rule(
    "getui.tags.20008", .documented, source: "\(api), 12", en: "The client is not logged in.",
    zh: "离线，还未登录成功。"),
  Rule(
    "getui.tags.20009", .documented, source: "\(api), 12", en: "The app id is on the black list.",
    zh: "该 appid 在黑名单中。"),
  Rule(
    "getui.tags.20010", .assumed, source: "\(api), 12; the number is that of REST v2, user",
    en: "The client would have too many tags: 512 characters together.", zh: "已存标签超限：总长度最多 512 个字符。"),
  Rule(
    "getui.tags.20011", .documented, source: "\(api), 12; GeTuiSdk.h 3.1.0.0",
    en: "A tag has a space or another character that is not allowed.", zh: "标签含有空格或其他不允许的字符。"),
  Rule(
    "getui.alias.bound", .documented, source: "\(api), 13",
    en: "The alias is bound; the last one counts.", zh: "别名绑定成功；以最后一次为准。"),
  Rule(
    "getui.alias.unbound", .documented, source: "\(api), 14",
    en: "The alias is gone: from this cid with isSelf YES, from all its cids with NO.",
    zh: "别名已解绑：isSelf 为 YES 只解绑本 cid，为 NO 解绑该别名下所有 cid。"),
  Rule(
    "getui.alias.30001", .documented, source: "\(api), 13",
    en: "The gap to the alias call before must be greater than 5 s.", zh: "与上一次别名操作的间隔必须大于 5 秒。"),
  Rule(
    "getui.alias.30002", .assumed, source: "\(api), 13; that an alias of another cid gets it is assumed",
    en: "A parameter is bad: the alias is not this cid's.", zh: "参数错误：该别名不属于本 cid。"),
  Rule(
    "getui.alias.30003", .documented, source: "\(api), 13",
    en: "More than 50 alias calls of this cid within 24 hours.", zh: "该 cid 24 小时内别名操作超过 50 次。"),
  Rule("getui.alias.30004", .documented, source: "\(api), 13", en: "The service failed.", zh: "未知异常：服务端出错。"),
  Rule("getui.alias.30005", .documented, source: "\(api), 13", en: "There is no cid yet.", zh: "还未获取到 cid。"),
  Rule(
    "getui.alias.30006", .documented, source: "\(api), 13", en: "There is no connection, or it was lost.",
    zh: "网络错误：没有连接或连接中断。"),
  Rule(
    "getui.alias.30007", .documented, source: "\(api), 13; that the eleventh cid gets it is assumed",
    en: "The alias is empty, longer than 40 bytes, has a character that is not allowed, or sits on 10 cids.",
    zh: "别名为空、超过 40 字节、含有不允许的字符，或已绑定 10 个 cid。"),
  Rule(
    "getui.alias.30008", .documented, source: "\(api), 13", en: "The sequence number is empty.",
    zh: "sn 无效：为空。"),
  Rule(
    "getui.media.10001", .documented, source: "\(api), 29.1",
    en: "The address is wrong or the download failed; addresses are plain ASCII.",
    zh: "地址错误或下载失败；地址不支持中文和转义字符。"),
  Rule(
    "getui.media.10002", .documented, source: "\(api), 29.1",
    en: "The extension's ATS settings do not let plain http through.", zh: "扩展的 ATS 设置不允许 http。"),
  Rule(
    "getui.media.10003", .documented, source: "\(api), 29.1",
    en: "The file is too large: images 10 MB, audio 5 MB, video 50 MB.",
    zh: "资源超过大小限制：图片 10 MB，音频 5 MB，视频 50 MB。"),
  Rule(
    "getui.media.fetched", .documented, source: "\(api), 29.1", en: "The file was fetched.", zh: "资源下载完成。"),
  Rule(
    "getui.media.wifi", .documented, source: "\(api), 29.1",
    en: "only_wifi on a cellular network: the notification is shown without it.",
    zh: "only_wifi 且为蜂窝网络：不下载，展示普通通知。"),
]
