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
]
