/// Faults on demand.
let faultWords: [WordEntry] = [
  WordEntry("help.fault", en: "Answers a share of all requests with this reason.", zh: "按比例用该原因应答请求。"),
  WordEntry("help.fault.lose-push", en: "Answers 200, and the phone never gets it.", zh: "返回 200，但手机永远收不到。"),
  WordEntry("help.fault.latency", en: "Lets every answer wait.", zh: "延迟所有应答。"),
  WordEntry("help.fault.goaway", en: "Ends a connection with every so many requests.", zh: "每隔若干请求就结束连接。"),
  WordEntry("help.fault.streams", en: "Sets the streams at once on every connection.", zh: "设置每个连接的并发流数。"),
  WordEntry("help.fault.off", en: "Ends one fault, or all.", zh: "关闭一项故障，或全部。"),
  WordEntry("help.fault.hang", en: "Takes requests and never answers.", zh: "接收请求但永不应答。"),
  WordEntry("help.fault.cut", en: "Lets connections go silent.", zh: "让连接失去响应。"),
  WordEntry("help.fault.list", en: "Lists the faults that are on.", zh: "列出当前开启的故障。"),
  WordEntry(
    "help.fault.subway", en: "Slow, connections that end, pushes that get lost.", zh: "缓慢、断连、丢失推送。"),
  WordEntry("help.fault.token-churn", en: "Tokens that die.", zh: "token 不断失效。"),
  WordEntry("help.fault.bad-day", en: "Services with troubles of their own.", zh: "服务端自身故障频发。"),
  WordEntry("fault.unknown", en: "no service answers {0}", zh: "没有服务会返回 {0}"),
  WordEntry(
    "fault.unknown.near", en: "no service answers {0}; did you mean {1}?", zh: "没有服务会返回 {0}；是否指 {1}？"),
  WordEntry("fault.strike", en: "no answer of this service: {0}", zh: "该服务没有这种应答：{0}"),
  WordEntry("fault.share", en: "{0} is no share; one is written 20% or 0.5%", zh: "{0} 不是比例；应写作 20% 或 0.5%"),
  WordEntry("fault.latency", en: "it takes 0s to 10m", zh: "范围为 0s 至 10m"),
  WordEntry(
    "fault.goaway", en: "it is written: fault goaway every 20 last-done 18",
    zh: "写法：fault goaway every 20 last-done 18"),
  WordEntry("world.event.faults", en: "faults: {0}", zh: "故障：{0}"),
  WordEntry("world.event.faults.none", en: "no faults", zh: "没有故障"),
  WordEntry("world.event.pushLost", en: "lost on the way", zh: "途中丢失"),
  WordEntry("world.event.answerWithheld", en: "the answer was never given", zh: "应答未发出"),
  WordEntry(
    "face.detail.unanswered", en: "The backend never got an answer: fault hang.", zh: "后端未收到应答：fault hang。"),
  WordEntry("face.status.faults", en: "fault {0}", zh: "故障 {0}"),
  WordEntry("face.status.faults.short", en: "{0} {0:fault|faults}", zh: "{0} 项故障"),
]
