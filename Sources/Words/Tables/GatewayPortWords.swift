/// What the gateway says about its ports, and over HTTP.
let gatewayPortWords: [WordEntry] = [
  WordEntry(
    "gateway.rest.kind", en: "{0} is no kind of rows: pushes or requests.",
    zh: "{0} 不是行的种类，应为 pushes 或 requests。"),
  WordEntry("gateway.port", en: "{0} is taken by another program.", zh: "{0} 已被其他程序占用。"),
  WordEntry(
    "gateway.port.fix", en: "End that program, or choose ports with --ports; 0 takes free ones.",
    zh: "请结束该程序，或用 --ports 指定端口；0 表示任选空闲端口。"),
  WordEntry("gateway.key", en: "{0} holds no P-256 key.", zh: "{0} 中没有 P-256 密钥。"),
  WordEntry("gateway.key.fix", en: "Give the .p8 file as Apple hands it out.", zh: "请提供 Apple 发放的 .p8 文件。"),
  WordEntry("gateway.rest.method", en: "{0} is not for {1}.", zh: "{1} 不支持 {0}。"),
  WordEntry(
    "gateway.rest.path",
    en: "Nothing is at {0}. There are /3/device/, /v3/, /v2/, and /belfry/v1/ with state, history, wait, do.",
    zh: "{0} 不存在。可用的有 /3/device/、/v3/、/v2/，以及 /belfry/v1/ 下的 state、history、wait、do。"),
  WordEntry(
    "gateway.http2.only", en: "This port speaks HTTP/2 alone; HTTP/1.1 has ports of its own.",
    zh: "此端口只支持 HTTP/2；HTTP/1.1 另有端口。"),
  WordEntry("gateway.rest.lines", en: "The body holds no command.", zh: "正文中没有命令。"),
  WordEntry(
    "gateway.rest.span", en: "{0} is no length of time; one is written 5s or 800ms.",
    zh: "{0} 不是时长；应写作 5s 或 800ms。"),
  WordEntry("gateway.rest.tail", en: "tail needs the control socket.", zh: "tail 需要控制套接字。"),
  WordEntry("gateway.rest.address", en: "This address is not allowed in.", zh: "不允许该地址访问。"),
  WordEntry("gateway.rest.browser", en: "Web pages may not drive belfry.", zh: "网页不得操控 belfry。"),
  WordEntry(
    "gateway.rest.secret", en: "Send authorization: Bearer with the token that belfry printed.",
    zh: "请发送 authorization: Bearer 加 belfry 显示的令牌。"),
  WordEntry("gateway.rest.host", en: "{0} is not this machine.", zh: "{0} 不是本机。"),
]
