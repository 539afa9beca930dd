/// What each code of the Getui SDK means, when it comes and what to do (docs.getui.com, iOS SDK API, 12, 13 and 29).
let getuiCodeWords: [WordEntry] =
  entries("tags", getuiTagCodes) + entries("alias", getuiAliasCodes) + entries("media", getuiMediaCodes)

/// The three sentences about one code.
private struct CodeText {
  let code: Int
  let meaning: (en: String, zh: String)
  let condition: (en: String, zh: String)
  let remedy: (en: String, zh: String)
}

private func entries(_ family: String, _ texts: [CodeText]) -> [WordEntry] {
  texts.flatMap { text in
    [("meaning", text.meaning), ("condition", text.condition), ("remedy", text.remedy)].map { part, words in
      WordEntry(WordID("getui.\(family).\(text.code).\(part)"), en: words.en, zh: words.zh)
    }
  }
}

private let getuiTagCodes: [CodeText] = [
  CodeText(
    code: 20001, meaning: ("too many tags", "标签数量过大"),
    condition: ("One call carries more than 100 tags.", "单次设置的标签超过 100 个。"),
    remedy: ("Pass 100 tags at most: the call replaces all of them anyway.", "请传入不超过 100 个标签：该接口本身就是覆盖操作。")),
  CodeText(
    code: 20002, meaning: ("called too often", "调用次数超限"),
    condition: (
      "The tags of this cid were set today already; the default is one success a day.",
      "该 cid 今天已成功设置过标签；默认一天一次。"
    ),
    remedy: ("Set them only when they change, or ask the vendor for more.", "只在标签变化时设置，或联系厂商调整次数。")),
  CodeText(
    code: 20003, meaning: ("duplicate tag", "标签重复"),
    condition: ("The same tag stands in the list twice.", "同一标签在列表中出现两次。"),
    remedy: ("Take the second one out.", "请去掉重复的标签。")),
  CodeText(
    code: 20004, meaning: ("not initialised", "服务初始化失败"),
    condition: (
      "The SDK was not started in this process, or destroy was called.", "当前进程没有启动 SDK，或已调用 destroy。"
    ),
    remedy: ("Call startSdkWithAppId:… first.", "请先调用 startSdkWithAppId:…。")),
  CodeText(
    code: 20005, meaning: ("setTag failed", "setTag 异常"),
    condition: ("The service failed.", "服务端出现异常。"),
    remedy: ("Try again later.", "请稍后重试。")),
  CodeText(
    code: 20006, meaning: ("empty tag", "标签为空"),
    condition: ("There are no tags, or one of them is empty.", "没有传入标签，或其中一个为空。"),
    remedy: ("Pass at least one tag; none may be empty.", "请至少传入一个标签，且不能为空。")),
  CodeText(
    code: 20007, meaning: ("empty sequence number", "sn 为空"),
    condition: ("The sequence number is an empty text.", "传入的 sn 为空字符串。"),
    remedy: ("Give each call a sequence number of its own.", "请为每次调用设置不同的 sn。")),
  CodeText(
    code: 20008, meaning: ("offline", "离线，还未登录成功"),
    condition: (
      "The client is not logged in, or lost its connection before the answer.", "还未登录成功，或在返回前断开连接。"
    ),
    remedy: ("Call after GeTuiSdkDidRegisterClient.", "请在 GeTuiSdkDidRegisterClient 之后调用。")),
  CodeText(
    code: 20009, meaning: ("app on the black list", "appid 在黑名单中"),
    condition: ("The vendor has blocked the app id.", "该 appid 已被厂商拉黑。"),
    remedy: ("Ask the vendor's support.", "请联系厂商技术支持。")),
  CodeText(
    code: 20010, meaning: ("too many tags stored", "已存标签数目超限"),
    condition: ("The client would have too many tags.", "已存标签总量将超限。"),
    remedy: ("Use fewer or shorter tags: 512 characters together.", "请减少或缩短标签：总长度最多 512 个字符。")),
  CodeText(
    code: 20011, meaning: ("malformed tag", "标签内容格式不正确"),
    condition: ("A tag has a space or another character that is not allowed.", "标签含有空格或其他不允许的字符。"),
    remedy: ("Use Chinese characters, letters, digits and + - * _ . only.", "只能使用汉字、字母、数字和 + - * _ .。")),
]

private let getuiAliasCodes: [CodeText] = [
  CodeText(
    code: 30001, meaning: ("too frequent", "频率过快"),
    condition: ("Not more than 5 s have passed since the alias call before.", "距上一次别名操作不超过 5 秒。"),
    remedy: ("Wait until more than 5 s have passed.", "请间隔 5 秒以上再调用。")),
  CodeText(
    code: 30002, meaning: ("bad parameter", "参数错误"),
    condition: ("The alias is not this cid's, so it cannot be unbound.", "该别名不属于本 cid，无法解绑。"),
    remedy: ("Unbind the alias that was bound last.", "请解绑最后一次绑定的别名。")),
  CodeText(
    code: 30003, meaning: ("too many calls", "绑定别名次数超限"),
    condition: ("This cid has made 50 alias calls within 24 hours.", "该 cid 24 小时内已操作别名 50 次。"),
    remedy: ("Bind on login and unbind on logout, nothing in between.", "只在登录时绑定、退出时解绑。")),
  CodeText(
    code: 30004, meaning: ("unknown error", "未知异常"),
    condition: ("The service failed.", "服务端出现异常。"),
    remedy: ("Try again later.", "请稍后重试。")),
  CodeText(
    code: 30005, meaning: ("no cid yet", "cid 未获取到"),
    condition: ("The client has never logged in.", "客户端从未登录成功。"),
    remedy: ("Call after GeTuiSdkDidRegisterClient.", "请在 GeTuiSdkDidRegisterClient 之后调用。")),
  CodeText(
    code: 30006, meaning: ("network error", "网络错误"),
    condition: ("There is no connection, or it was lost before the answer.", "没有连接，或在返回前断开。"),
    remedy: ("Call again once the status is SdkStatusStarted.", "请在状态为 SdkStatusStarted 后重试。")),
  CodeText(
    code: 30007, meaning: ("alias invalid", "别名无效"),
    condition: (
      "The alias is empty, longer than 40 bytes, has a character that is not allowed, or sits on 10 cids.",
      "别名为空、超过 40 字节、含有不允许的字符，或已绑定 10 个 cid。"
    ),
    remedy: (
      "Use Chinese characters, letters, digits and _ only; an e-mail address or a “-” does not pass.",
      "只能使用汉字、字母、数字和下划线；邮箱地址和“-”不行。"
    )),
  CodeText(
    code: 30008, meaning: ("sequence number invalid", "sn 无效"),
    condition: ("The sequence number is an empty text.", "传入的 sn 为空字符串。"),
    remedy: ("Give each call a sequence number of its own.", "请为每次调用设置不同的 sn。")),
]

private let getuiMediaCodes: [CodeText] = [
  CodeText(
    code: 10001, meaning: ("wrong address or failed download", "多媒体地址错误或下载失败"),
    condition: (
      "Nothing is at the address, it is not plain ASCII, or the download took too long.",
      "地址无效、不是纯 ASCII，或下载超时。"
    ),
    remedy: (
      "Use an https address of plain ASCII characters that answers quickly.", "请使用纯 ASCII 的 https 地址，并保证下载速度。"
    )),
  CodeText(
    code: 10002, meaning: ("plain http not allowed", "不支持 http"),
    condition: ("The extension's ATS settings let https through only.", "扩展的 ATS 设置只允许 https。"),
    remedy: (
      "Use https, or allow http in the extension's Info.plist.", "请使用 https，或在扩展的 Info.plist 中允许 http。"
    )),
  CodeText(
    code: 10003, meaning: ("file too large", "多媒体资源超过大小限制"),
    condition: ("The file is larger than its kind may be.", "资源超过该类型的大小限制。"),
    remedy: ("Make it smaller: images 10 MB, audio 5 MB, video 50 MB.", "请压缩资源：图片 10 MB，音频 5 MB，视频 50 MB。")),
]
