/// What is said to a client of the control socket whose request cannot be read.
let gatewayRequestWords: [WordEntry] = [
  WordEntry("gateway.header.json", en: "the header line is not JSON: {0}", zh: "头部行不是 JSON：{0}"),
  WordEntry("gateway.header.object", en: "the header line must be a JSON object.", zh: "头部行必须是 JSON 对象。"),
  WordEntry("gateway.header.limit", en: "the header line is longer than {0} bytes.", zh: "头部行超过 {0} 字节。"),
  WordEntry(
    "gateway.header.length", en: "“length” must be the number of bytes that follow the header line.",
    zh: "“length”必须是头部行之后的字节数。"),
  WordEntry(
    "gateway.body.limit", en: "a body of {0} bytes is over the limit of {1}.", zh: "正文 {0} 字节，超过上限 {1}。"),
  WordEntry("gateway.body.utf8", en: "the body must be UTF-8.", zh: "正文必须是 UTF-8。"),
  WordEntry(
    "gateway.request.missing", en: "“request” is missing; it is one of {0}.", zh: "缺少“request”；可用：{0}。"),
  WordEntry(
    "gateway.request.unknown", en: "there is no request “{0}”; it is one of {1}.", zh: "没有请求“{0}”；可用：{1}。"),
  WordEntry("gateway.field.text", en: "“{0}” must be a string.", zh: "“{0}”必须是字符串。"),
  WordEntry("gateway.field.number", en: "“{0}” must be a whole number in its range.", zh: "“{0}”必须是范围内的整数。"),
  WordEntry(
    "gateway.field.span", en: "“{0}” cannot be “{1}”; it is a time such as 800ms, 5s or 2m.",
    zh: "“{0}”不能是“{1}”；应为时长，如 800ms、5s、2m。"),
  WordEntry(
    "gateway.message.payload", en: "this is a push payload, not a transparent message.",
    zh: "这是推送 payload，不是透传消息。"),
  WordEntry(
    "gateway.message.payload.fix",
    en: "Leave out --message to push it, or send {\"content\":\"…\"} or plain text as a message.",
    zh: "若要推送，请去掉 --message；若要发送透传消息，请用 {\"content\":\"…\"} 或纯文本。"),
  WordEntry("gateway.message.json", en: "line {0}, column {1}: {2}", zh: "第 {0} 行第 {1} 列：{2}"),
  WordEntry(
    "gateway.field.format", en: "“format” cannot be “{0}”; it is text or svg.",
    zh: "“format”不能是“{0}”；应为 text 或 svg。"),
  WordEntry(
    "gateway.shot.none", en: "this belfry has no face to take a picture of.", zh: "这个 belfry 没有界面可截图。"),
  WordEntry("gateway.wait.filter", en: "the filter cannot be read. {0}", zh: "无法读取过滤条件。{0}"),
  WordEntry("gateway.wait.mark", en: "“{0}” is no mark.", zh: "“{0}”不是标记。"),
  WordEntry(
    "gateway.wait.mark.fix", en: "belfry mark prints one, such as 812.4.", zh: "belfry mark 会打印标记，例如 812.4。"),
  WordEntry("gateway.wait.late", en: "nothing matched {0} in time.", zh: "限时内没有符合 {0} 的推送。"),
  WordEntry("gateway.wait.nearest", en: "Nearest: {0}. {1}", zh: "最接近的一条：{0}。{1}"),
  WordEntry("gateway.wait.nothing", en: "Nothing arrived at all.", zh: "没有收到任何推送。"),
]
