/// What Belfry says about filters.
let filterWords: [WordEntry] = [
  WordEntry("filter.nothing", en: "nothing follows the “!”.", zh: "“!”后面没有内容。"),
  WordEntry(
    "filter.key.unknown",
    en: "there is no filter “{0}:”. Put the text in quotes to search for it as it is.",
    zh: "没有“{0}:”这种筛选。若要按原文搜索，请加引号。"),
  WordEntry("filter.value", en: "{0}: cannot be “{1}”; it takes {2}.", zh: "{0}: 不能是“{1}”；可用：{2}。"),
  WordEntry("filter.value.missing", en: "{0}: needs a value: {1}.", zh: "{0}: 需要一个值：{1}。"),
  WordEntry("filter.miss", en: "{0}: it was {1}", zh: "{0}：实际是 {1}"),
  WordEntry("filter.actual", en: "“{0}”", zh: "“{0}”"),
  WordEntry("filter.actual.none", en: "none", zh: "无"),
  WordEntry("filter.actual.read", en: "read", zh: "已读"),
  WordEntry("filter.actual.unread", en: "not read", zh: "未读"),
  WordEntry("filter.actual.here", en: "still on the phone", zh: "仍在手机上"),
  WordEntry(
    "filter.actual.alias", en: "on {0}, which does not have this alias now",
    zh: "发往 {0}，该手机目前没有这个别名"),
  WordEntry("filter.actual.gone", en: "no longer on the phone", zh: "已不在手机上"),
  WordEntry("filter.key.outcome", en: "What became of it, in one word.", zh: "结果（一个词）。"),
  WordEntry(
    "filter.key.from", en: "Its vendor, or whether it came from outside, the demo stream or the app.",
    zh: "厂商，或来自外部、演示流还是应用本身。"),
  WordEntry(
    "filter.key.kind", en: "A notification, a silent push, a message, or a body that no phone saw.",
    zh: "通知、静默推送、透传消息，或没有到达手机的内容。"),
  WordEntry("filter.key.state", en: "The app's state when it arrived.", zh: "到达时应用的状态。"),
  WordEntry("filter.key.badge", en: "The number the icon took from it.", zh: "它给图标设的角标数。"),
  WordEntry("filter.key.sound", en: "The sound that was heard.", zh: "响起的声音。"),
  WordEntry("filter.key.shown", en: "How it was shown when it arrived.", zh: "到达时的展示方式。"),
  WordEntry("filter.key.callback", en: "A callback it made iOS call in the app.", zh: "它让 iOS 调用的应用回调。"),
  WordEntry(
    "filter.key.is",
    en: "Whether it was read, is still on the phone, or bears a sign: warned, adopted, resent.",
    zh: "是否已读、是否还在手机上，或是否带有标记：warned、adopted、resent。"),
  WordEntry("filter.key.age", en: "How long ago it arrived.", zh: "到达了多久。"),
  WordEntry("filter.key.title", en: "Text in the title.", zh: "标题中的文字。"),
  WordEntry("filter.key.subtitle", en: "Text in the subtitle.", zh: "副标题中的文字。"),
  WordEntry("filter.key.body", en: "Text in the body.", zh: "正文中的文字。"),
  WordEntry("filter.key.app", en: "Text in the sender's name.", zh: "发送方名称中的文字。"),
  WordEntry(
    "filter.key.text", en: "Text in the title, subtitle, body or sender's name.",
    zh: "标题、副标题、正文或发送方名称中的文字。"),
  WordEntry("filter.key.payload", en: "Text in the raw payload.", zh: "原始 payload 中的文字。"),
  WordEntry("filter.key.priority", en: "apns-priority.", zh: "apns-priority。"),
  WordEntry("filter.key.type", en: "apns-push-type.", zh: "apns-push-type。"),
  WordEntry("filter.key.id", en: "apns-id.", zh: "apns-id。"),
  WordEntry("filter.key.collapse", en: "apns-collapse-id.", zh: "apns-collapse-id。"),
  WordEntry("filter.key.reason", en: "Why the service refused it.", zh: "推送服务拒绝的原因。"),
  WordEntry(
    "filter.key.alias", en: "The phone that has this alias at JPush or Getui.", zh: "在极光或个推设有此别名的手机。"),
  WordEntry(
    "filter.key.status", en: "The HTTP status that the service answered with.", zh: "服务返回的 HTTP 状态码。"),
  WordEntry("filter.key.rule", en: "The rule that decided, or the group it is in.", zh: "起决定作用的规则，或规则所属的组。"),
]
