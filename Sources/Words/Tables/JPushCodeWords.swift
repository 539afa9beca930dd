/// What each result code of the JPush iOS SDK means, when it comes, and what to do (docs.jiguang.cn, iOS client error
/// codes).
let jpushCodeWords: [WordEntry] = [jpushSetupCodes, jpushLocalCodes, jpushServiceCodes].flatMap {
  $0.flatMap(\.entries)
}

/// The three sentences about one code.
private struct CodeText {
  let code: Int
  let meaning: (en: String, zh: String)
  let condition: (en: String, zh: String)
  let remedy: (en: String, zh: String)

  var entries: [WordEntry] {
    [
      WordEntry(WordID("jpush.code.\(code).meaning"), en: meaning.en, zh: meaning.zh),
      WordEntry(WordID("jpush.code.\(code).condition"), en: condition.en, zh: condition.zh),
      WordEntry(WordID("jpush.code.\(code).remedy"), en: remedy.en, zh: remedy.zh),
    ]
  }
}

private let jpushSetupCodes: [CodeText] = [
  CodeText(
    code: 0, meaning: ("done", "成功"),
    condition: ("The service has stored or read it.", "服务端已保存或已读取。"),
    remedy: ("Nothing to do: only now is the device a target.", "无需处理：只有这时设备才能按此推送到。")),
  CodeText(
    code: 1005, meaning: ("AppKey does not exist", "AppKey 不存在"),
    condition: ("The app was deleted in the portal.", "应用已在控制台中被删除。"),
    remedy: ("Set up the SDK with the AppKey of an app that exists.", "请用现有应用的 AppKey 初始化 SDK。")),
  CodeText(
    code: 1008, meaning: ("AppKey is not valid", "AppKey 非法"),
    condition: ("The set-up was given a wrong AppKey.", "初始化时填写的 AppKey 不对。"),
    remedy: ("Copy the 24 characters from the portal again.", "请从控制台重新复制 24 位 AppKey。")),
  CodeText(
    code: 1009, meaning: ("no iOS app under this AppKey", "当前 AppKey 下没有创建 iOS 应用"),
    condition: (
      "iOS is not set up for the app in the portal, or the SDK is older than 2.1.0.",
      "控制台中没有为该应用配置 iOS，或 SDK 早于 2.1.0。"
    ),
    remedy: (
      "Add the iOS bundle and its certificate in the portal.", "请在控制台中添加 iOS 应用的 Bundle ID 和证书。"
    )),
  CodeText(
    code: 1011, meaning: ("no registration ID on the simulator", "模拟器无法获取 registration ID"),
    condition: (
      "The app asks for the registration ID on Xcode's simulator.", "在 Xcode 模拟器上获取 registration ID。"
    ),
    remedy: ("Try on a real device.", "请使用真机。")),
]

private let jpushLocalCodes: [CodeText] = [
  CodeText(
    code: 6001, meaning: ("nothing to set", "无效的设置"),
    condition: (
      "Tags or alias are nil or empty; in the older calls both are nil.",
      "tags 或 alias 为空；旧接口中两者同时为空。"
    ),
    remedy: (
      "Pass at least one tag or a non-empty alias; to clear, call cleanTags or deleteAlias.",
      "请传入至少一个 tag 或非空的 alias；要清空请调用 cleanTags 或 deleteAlias。"
    )),
  CodeText(
    code: 6002, meaning: ("time-out", "设置超时"),
    condition: (
      "The network is poor, or the call came before the SDK was logged in.",
      "网络不好，或在 SDK 登录成功之前调用。"
    ),
    remedy: (
      "Call again once kJPFNetworkDidLoginNotification has come.",
      "请在收到 kJPFNetworkDidLoginNotification 之后重试。"
    )),
  CodeText(
    code: 6003, meaning: ("alias: character not allowed", "alias 字符串不合法"),
    condition: ("The alias has a character outside the list.", "alias 含有不允许的字符。"),
    remedy: (
      "Use letters, digits, _, Chinese characters and @!#$&*+=.| only; the “-” of a UUID is not allowed.",
      "只能使用字母、数字、下划线、汉字和 @!#$&*+=.|；UUID 中的“-”不允许。"
    )),
  CodeText(
    code: 6004, meaning: ("alias too long", "alias 超长"),
    condition: ("The alias has more than 40 bytes in UTF-8.", "alias 的 UTF-8 长度超过 40 字节。"),
    remedy: (
      "Shorten it: a Chinese character counts three bytes.", "请缩短：一个汉字占 3 字节。"
    )),
  CodeText(
    code: 6005, meaning: ("tag: character not allowed", "某一个 tag 字符串不合法"),
    condition: ("A tag has a character outside the list.", "某个 tag 含有不允许的字符。"),
    remedy: (
      "Use letters, digits, _, Chinese characters and @!#$&*+=.| only; one bad tag fails the whole call.",
      "只能使用字母、数字、下划线、汉字和 @!#$&*+=.|；一个 tag 不合法，整个调用都会失败。"
    )),
  CodeText(
    code: 6006, meaning: ("tag too long", "某一个 tag 超长"),
    condition: ("A tag has more than 40 bytes in UTF-8.", "某个 tag 的 UTF-8 长度超过 40 字节。"),
    remedy: ("Shorten it: a Chinese character counts three bytes.", "请缩短：一个汉字占 3 字节。")),
  CodeText(
    code: 6007, meaning: ("more than 1000 tags", "tags 数量超出限制"),
    condition: ("One call carries more than 1000 tags.", "一次调用传入的 tag 超过 1000 个。"),
    remedy: (
      "Pass fewer: a device can have 1000 tags in all.", "请减少数量：一台设备最多 1000 个 tag。"
    )),
  CodeText(
    code: 6008, meaning: ("tags too long together", "tags 总长度超出限制"),
    condition: (
      "The tags of one call have more than 5000 bytes in UTF-8, or 7000 in the older calls.",
      "一次调用的 tag 总长度超过 5000 字节（旧接口为 7000 字节）。"
    ),
    remedy: ("Set them with several addTags calls.", "请分多次调用 addTags。")),
  CodeText(
    code: 6009, meaning: ("unknown error", "未知错误"),
    condition: ("The SDK failed for a reason it does not name.", "SDK 出现未说明的异常。"),
    remedy: ("Read the SDK's log in debug mode.", "请打开调试模式查看 SDK 日志。")),
  CodeText(
    code: 6011, meaning: ("too frequent", "短时间内操作过于频繁"),
    condition: (
      "More than 10 tag and alias calls within 10 s, or more than 3 mobile number calls.",
      "10 秒内设置 tag 和 alias 超过 10 次，或设置手机号码超过 3 次。"
    ),
    remedy: ("Wait 10 s; put several tags into one call.", "请等待 10 秒；把多个 tag 合并到一次调用。")),
  CodeText(
    code: 6012, meaning: ("push service is stopped", "推送服务已停止"),
    condition: ("The call came while push was switched off.", "在推送服务停止时调用。"),
    remedy: ("Switch push on first: setPushEnable:YES.", "请先开启推送：setPushEnable:YES。")),
  CodeText(
    code: 6013, meaning: ("the clock jumped", "设备时间轴异常"),
    condition: (
      "The device's clock was moved, so that the number of calls cannot be judged.",
      "设备时间被修改，无法判断调用频率。"
    ),
    remedy: ("Set the clock right, wait 10 s and call again.", "请校正设备时间，等待 10 秒后重试。")),
  CodeText(
    code: 6021, meaning: ("a tag call is still waiting", "前面有 tag 请求等待响应"),
    condition: (
      "The tag call before has no answer yet.", "上一次 tag 请求还没有返回。"
    ),
    remedy: (
      "Call again in its completion, or after 20 s.", "请在上一次的回调中再调用，或等待 20 秒。"
    )),
  CodeText(
    code: 6022, meaning: ("an alias call is still waiting", "前面有 alias 请求等待响应"),
    condition: ("The alias call before has no answer yet.", "上一次 alias 请求还没有返回。"),
    remedy: (
      "Call again in its completion, or after 20 s.", "请在上一次的回调中再调用，或等待 20 秒。"
    )),
  CodeText(
    code: 6023, meaning: ("mobile number: character not allowed", "手机号码不合法"),
    condition: (
      "It does not begin with + or a digit, or something other than digits and - follows.",
      "号码不以 + 或数字开头，或其后含有数字和 - 以外的字符。"
    ),
    remedy: ("Write it as +86-13800138000 or 13800138000.", "请写成 +86-13800138000 或 13800138000。")),
  CodeText(
    code: 6025, meaning: ("mobile number too long", "手机号码过长"),
    condition: ("It has more than 20 characters.", "号码超过 20 个字符。"),
    remedy: ("Pass 20 characters at most.", "请传入不超过 20 个字符的号码。")),
]

private let jpushServiceCodes: [CodeText] = [
  CodeText(
    code: 6014, meaning: ("service busy", "服务器繁忙"),
    condition: ("The network or the service is busy.", "网络或服务器繁忙。"),
    remedy: ("Call again later.", "请稍后重试。")),
  CodeText(
    code: 6015, meaning: ("on the black list", "用户在黑名单中"),
    condition: ("The service has blocked this user.", "该用户已被服务端拉黑。"),
    remedy: ("Ask the vendor's support.", "请联系厂商技术支持。")),
  CodeText(
    code: 6016, meaning: ("user not valid", "无效用户"),
    condition: ("The service does not know the device, or no longer does.", "服务端不认识该设备，或设备已失效。"),
    remedy: ("Register again: reinstall the app.", "请重新注册：重装应用。")),
  CodeText(
    code: 6017, meaning: ("request not valid", "无效请求"),
    condition: (
      "A parameter is out of order; before SDK 3.3.2 also: the alias sits on 10 devices already.",
      "请求参数异常；SDK 3.3.2 之前也表示 alias 已绑定 10 台设备。"
    ),
    remedy: ("Read the SDK's log; choose another alias.", "请查看 SDK 日志；或换一个 alias。")),
  CodeText(
    code: 6018, meaning: ("device has too many tags", "设备 tags 超过限制"),
    condition: ("The device would have more than 1000 tags.", "设备上的 tag 总数将超过 1000 个。"),
    remedy: ("Delete tags first, or replace all with setTags.", "请先删除部分 tag，或用 setTags 整体替换。")),
  CodeText(
    code: 6019, meaning: ("tags could not be read", "获取 tags 失败"),
    condition: ("getAllTags failed on the service.", "服务端查询 tags 失败。"),
    remedy: ("Call again later.", "请稍后重试。")),
  CodeText(
    code: 6020, meaning: ("request failed", "请求失败"),
    condition: ("The service met a problem of its own.", "服务端出现特殊问题。"),
    remedy: ("Ask the vendor's support with the time of the call.", "请带上调用时间联系厂商技术支持。")),
  CodeText(
    code: 6024, meaning: ("error inside the service", "服务器内部错误"),
    condition: ("The service failed.", "服务端内部出错。"),
    remedy: ("Call again later.", "请稍后重试。")),
  CodeText(
    code: 6026, meaning: ("packet too large", "请求数据过大"),
    condition: (
      "The request is larger than the connection takes; listed for Android, not confirmed for iOS.",
      "请求数据超过长连接的上限；见于 Android 错误码表，iOS 未证实。"
    ),
    remedy: ("Pass fewer tags in one call.", "请减少一次传入的 tag。")),
  CodeText(
    code: 6027, meaning: ("alias on too many devices", "alias 绑定的设备数超过限制"),
    condition: (
      "The alias sits on 10 devices already; from SDK 3.3.2 on, older ones say 6017.",
      "该 alias 已绑定 10 台设备；SDK 3.3.2 起返回此码，更早的版本返回 6017。"
    ),
    remedy: (
      "Give each user an alias of their own, or remove it from old devices through the REST API.",
      "请为每个用户使用不同的 alias，或通过 REST API 从旧设备上解绑。"
    )),
  CodeText(
    code: 7000, meaning: ("geofence has expired", "地理围栏已过期"),
    condition: ("The phone entered a fence whose time has passed.", "触发的地理围栏已过有效期。"),
    remedy: ("Set a later end in the portal.", "请在控制台中设置更晚的结束时间。")),
  CodeText(
    code: 7001, meaning: ("geofence is missing", "地理围栏不存在"),
    condition: ("The fence that fired is not among those kept on the phone.", "触发的地理围栏不在本地缓存中。"),
    remedy: ("Raise the number of fences kept: at most 20 on iOS.", "请调大围栏缓存数量：iOS 最多 20 个。")),
]
