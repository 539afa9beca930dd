/// Why a request is turned away before anybody looks at what it asks for. How long, how many and how slow is Belfry's own
/// measure; that there is one is the protocols'.
let edgeRules: [Rule] = [
  Rule(
    "edge.malformed", .documented, source: "rfc-editor.org/rfc/rfc9112#section-2.2",
    en:
      "It is not written as HTTP/1.1 demands, so nobody can tell where it ends: 400, and the connection ends.",
    zh: "不符合 HTTP/1.1 的写法，无法判断请求在哪里结束：应答 400 并关闭连接。"),
  Rule(
    "edge.long", .documented, source: "rfc-editor.org/rfc/rfc9110#section-15.5.14",
    en: "It is longer than Belfry takes in: 16 KiB of header fields, 1 MiB of body.",
    zh: "超出 Belfry 接收的长度：头部 16 KiB，正文 1 MiB。"),
  Rule(
    "edge.method", .documented, source: "rfc-editor.org/rfc/rfc9110#section-15.6.2",
    en: "HTTP has no such method.", zh: "HTTP 没有这种方法。"),
  Rule(
    "edge.slow", .documented, source: "rfc-editor.org/rfc/rfc9110#section-15.5.9",
    en: "It took longer to come than Belfry waits: 30 s.", zh: "到达所用时间超过 Belfry 等待的 30 秒。"),
  Rule(
    "edge.gate", .assumed, source: "",
    en: "Who sent it may not come in: from this address, from a page in a browser, or without the token.",
    zh: "发送者无权进入：来自该地址、来自浏览器页面，或缺少 token。"),
  Rule(
    "edge.full", .documented, source: "rfc-editor.org/rfc/rfc9110#section-15.6.4",
    en: "There are more connections than Belfry takes at once.", zh: "连接数超过 Belfry 同时接受的上限。"),
  Rule(
    "edge.http2.only", .documented, source: "rfc-editor.org/rfc/rfc9110#section-15.6.6",
    en: "This port speaks HTTP/2, and it came in HTTP/1.1.", zh: "该端口使用 HTTP/2，而请求是 HTTP/1.1。"),
  Rule(
    "edge.http2.preface", .documented, source: "rfc-editor.org/rfc/rfc9113#section-3.4",
    en: "What came begins neither HTTP/2 nor TLS.", zh: "收到的内容既不是 HTTP/2 也不是 TLS 的开头。"),
  Rule(
    "edge.http2.stream", .documented, source: "rfc-editor.org/rfc/rfc9113#section-8.1.1",
    en: "The request is malformed: its stream was reset, the connection goes on.", zh: "请求格式错误：该流被重置，连接继续。"),
  Rule(
    "edge.http2.refused", .documented, source: "rfc-editor.org/rfc/rfc9113#section-8.7",
    en: "The stream was refused before anything of it was looked at; it may come again.",
    zh: "该流在处理之前被拒绝，可以重新发送。"),
  Rule(
    "edge.http2.connection", .documented, source: "rfc-editor.org/rfc/rfc9113#section-5.4.1",
    en: "What came breaks HTTP/2 itself, so the connection ended with a GOAWAY.",
    zh: "收到的内容违反 HTTP/2 本身，连接以 GOAWAY 结束。"),
  Rule(
    "edge.http2.fields", .documented, source: "rfc-editor.org/rfc/rfc6585#section-5",
    en: "Its header fields are longer than Belfry takes in: 16 KiB, each counted as HPACK does.",
    zh: "头部超出 Belfry 接收的 16 KiB（按 HPACK 计算）。"),
  Rule(
    "edge.http2.calm", .documented, source: "rfc-editor.org/rfc/rfc9113#section-10.5",
    en: "The client makes work for nothing: the connection ended with ENHANCE_YOUR_CALM.",
    zh: "客户端制造无谓的负担：连接以 ENHANCE_YOUR_CALM 结束。"),
]
