/// What goes wrong because somebody wants it to.
let faultRules: [Rule] = [
  Rule(
    "fault.set", .assumed, source: "",
    en: "Faults on demand: the services answer and the connections behave like this until fault off.",
    zh: "按需故障：在 fault off 之前，服务端和连接都如此表现。"),
  Rule(
    "fault.list", .assumed, source: "", en: "The faults that are on.", zh: "当前开启的故障。"),
  Rule(
    "fault.refuse", .assumed, source: "",
    en: "A fault on demand: the request may be in order, the answer was drawn by the dice.",
    zh: "按需故障：请求本身可能没有问题，这个应答是抽签决定的。"),
  Rule(
    "fault.lose", .assumed, source: "",
    en: "A fault on demand: the service answered 200, and the push got lost on the way to the phone.",
    zh: "按需故障：服务端已返回 200，但推送在途中丢失。"),
  Rule(
    "fault.hang", .assumed, source: "",
    en: "A fault on demand: the service dealt with the request, and its answer was never given.",
    zh: "按需故障：服务端已处理该请求，但从未发出应答。"),
  Rule(
    "fault.goaway", .assumed, source: "",
    en:
      "A fault on demand: the connection ended with a GOAWAY that does not cover this request; it may come again.",
    zh: "按需故障：连接以 GOAWAY 结束且未涵盖该请求，可以重新发送。"),
  Rule(
    "fault.cut", .assumed, source: "",
    en: "A fault on demand: the connection went silent; the request was neither dealt with nor answered.",
    zh: "按需故障：连接失去响应，该请求既未处理也未应答。"),
]
