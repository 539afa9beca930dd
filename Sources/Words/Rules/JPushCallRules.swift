private let codes = "docs.jiguang.cn, iOS client error codes"

/// How tag and alias calls are made and answered.
let jpushCallRules: [Rule] = jpushAnswerRules + jpushOlderRules

private let jpushOlderRules: [Rule] = [
  Rule(
    "jpush.call.older", .documented, source: "docs.jiguang.cn, iOS SDK API",
    en: "The app calls the SDK; the answer follows on the main thread.", zh: "应用调用 SDK；结果在主线程回调。"),
  Rule(
    "jpush.call.untold", .documented, source: "docs.jiguang.cn, iOS SDK API, setTagsWithAlias",
    en: "The app gave no callback, so it does not learn how the call went.",
    zh: "应用没有提供回调，因此得不到结果。"),
  Rule(
    "jpush.call.background", .documented,
    source: "docs.jiguang.cn, iOS SDK API, setTags:aliasInbackground:",
    en:
      "The SDK keeps at a background call by itself; when it tries again is not published, Belfry takes the login.",
    zh: "SDK 自动重试后台设置；重试时机未公布，Belfry 取下次登录时。"),
  Rule(
    "jpush.call.background.replaced", .documented,
    source: "docs.jiguang.cn, iOS SDK API, setTags:aliasInbackground:",
    en: "A new background call ends the one before; no other call does.",
    zh: "新的后台设置会终止前一次；其他调用不会。"),
  Rule(
    "jpush.call.filter", .documented, source: "docs.jiguang.cn, iOS SDK API, filterValidTags",
    en: "The valid tags are returned at once, 1000 at most.", zh: "同步返回有效的 tag，最多 1000 个。"),
]

private let jpushAnswerRules: [Rule] = [
  Rule(
    "jpush.call", .documented, source: "docs.jiguang.cn, iOS SDK API, tags and alias",
    en: "The app calls the SDK; the completion follows on the main thread with the same seq.",
    zh: "应用调用 SDK；结果在主线程回调，seq 原样返回。"),
  Rule(
    "jpush.call.sent", .assumed, source: "",
    en: "The device is logged in, so the SDK asks the service.", zh: "设备已登录，SDK 向服务端发送请求。"),
  Rule(
    "jpush.call.ended", .documented, source: "Apple, Managing your app’s life cycle",
    en: "The app does not run, so none of its code can make this call. Open the app first.",
    zh: "应用未运行，其代码无法发起调用。请先打开应用。"),
  Rule(
    "jpush.call.suspended", .documented, source: "Apple, Managing your app’s life cycle",
    en: "The app is suspended, so none of its code runs. Bring it to the front first.",
    zh: "应用已挂起，代码不执行。请先回到前台。"),
  Rule(
    "jpush.code.ok", .documented, source: codes,
    en: "The service has done it: code 0.", zh: "服务端处理成功：返回码 0。"),
  Rule(
    "jpush.code.6001", .documented, source: codes,
    en: "There is nothing to set: tags or alias are empty.", zh: "没有可设置的内容：tags 或 alias 为空。"),
  Rule(
    "jpush.code.6002", .reported, source: "\(codes); github.com/jpush/jpush-flutter-plugin issue 78",
    en: "No answer came in time: no login, or the connection was lost. Belfry takes 20 s for the time.",
    zh: "超时未响应：未登录或连接中断。Belfry 取 20 秒。"),
  Rule(
    "jpush.code.6003", .documented, source: codes,
    en: "The alias has a character that is not allowed.", zh: "alias 含有不允许的字符。"),
  Rule(
    "jpush.code.6004", .documented, source: codes,
    en: "The alias has more than 40 bytes.", zh: "alias 超过 40 字节。"),
  Rule(
    "jpush.code.6005", .documented, source: codes,
    en: "A tag has a character that is not allowed; the whole call fails.",
    zh: "某个 tag 含有不允许的字符；整个调用失败。"),
  Rule(
    "jpush.code.6006", .documented, source: codes,
    en: "A tag has more than 40 bytes; the whole call fails.", zh: "某个 tag 超过 40 字节；整个调用失败。"),
  Rule(
    "jpush.code.6007", .documented, source: codes,
    en: "One call takes at most 1000 tags.", zh: "一次调用最多 1000 个 tag。"),
  Rule(
    "jpush.code.6008", .documented, source: codes,
    en: "The tags of one call are too long together; for “5 K” and “7 K” Belfry takes 5000 and 7000 bytes.",
    zh: "一次调用的 tag 总长度超限；文档写“5K”和“7K”，Belfry 取 5000 和 7000 字节。"),
  Rule(
    "jpush.code.6011", .documented, source: codes,
    en: "More than 10 tag and alias calls, or more than 3 mobile numbers, within 10 s.",
    zh: "10 秒内 tag 和 alias 调用超过 10 次，或手机号码超过 3 次。"),
  Rule(
    "jpush.code.6012", .documented, source: codes,
    en: "Push is switched off, so nothing can be set.", zh: "推送已关闭，无法设置。"),
  Rule(
    "jpush.code.6013", .documented, source: codes,
    en:
      "The phone's clock was moved after a mobile number was set, so that the calls within 10 s cannot be counted.",
    zh: "设置手机号码之后手机时间被修改，无法统计 10 秒内的次数。"),
  Rule(
    "jpush.code.6014", .documented, source: codes,
    en: "The network or the service is busy.", zh: "网络或服务器繁忙。"),
  Rule(
    "jpush.code.6015", .documented, source: codes,
    en: "The service has put the user on the black list.", zh: "服务端已将该用户列入黑名单。"),
  Rule(
    "jpush.code.6017", .reported, source: "\(codes); the vendor's notice of 2020-03-10",
    en:
      "The alias sits on 10 devices already; before SDK 3.3.2 that is 6017, which else means a wrong parameter.",
    zh: "该 alias 已绑定 10 台设备；SDK 3.3.2 之前返回 6017，此码另指参数异常。"),
  Rule(
    "jpush.code.6018", .documented, source: codes,
    en: "The device would have more than 1000 tags.", zh: "设备上的 tag 将超过 1000 个。"),
  Rule(
    "jpush.code.6019", .documented, source: codes,
    en: "The service could not read the device's tags.", zh: "服务端查询 tags 失败。"),
  Rule(
    "jpush.code.6021", .documented, source: codes,
    en: "The tag call before has no answer yet; the lock is dropped after 20 s.",
    zh: "上一次 tag 请求尚未返回；20 秒后解除。"),
  Rule(
    "jpush.code.6022", .documented, source: codes,
    en: "The alias call before has no answer yet; the lock is dropped after 20 s.",
    zh: "上一次 alias 请求尚未返回；20 秒后解除。"),
  Rule(
    "jpush.code.6023", .documented, source: codes,
    en: "A mobile number is a + or a digit, then digits and -.", zh: "手机号码以 + 或数字开头，其后只能是数字和 -。"),
  Rule(
    "jpush.code.6024", .documented, source: codes, en: "The service failed.", zh: "服务端内部出错。"),
  Rule(
    "jpush.code.6025", .documented, source: codes,
    en: "A mobile number has at most 20 characters.", zh: "手机号码最多 20 个字符。"),
  Rule(
    "jpush.code.6027", .reported, source: "docs.jiguang.cn, iOS client error codes, from SDK 3.3.2",
    en: "The alias sits on 10 devices already.", zh: "该 alias 已绑定 10 台设备。"),
  Rule(
    "jpush.code.forced", .assumed, source: codes,
    en:
      "The vendor lists the code and says nothing of what brings it about, so only `jpush answer` gives it.",
    zh: "厂商只列出该错误码，没有说明触发条件，因此只能用 jpush answer 给出。"),
  Rule(
    "jpush.enable", .documented, source: "JPUSHService.h, setPushEnable:completion:",
    en: "The app switches push on or off; while it is off neither notifications nor messages come.",
    zh: "应用开启或关闭推送；关闭期间收不到通知和消息。"),
  Rule(
    "jpush.enable.answer", .assumed, source: "",
    en: "The SDK switches by itself and answers 0.", zh: "SDK 在本地切换并返回 0。"),
]
