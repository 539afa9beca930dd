/// Calls: what happens with their pushes, and the commands about them.
let callWords: [WordEntry] = [
  WordEntry("call.event.setup", en: "PushKit set", zh: "已设置 PushKit"),
  WordEntry("call.event.lost", en: "call lost: {0}", zh: "来电丢失：{0}"),
  WordEntry("call.event.rings", en: "the phone rings", zh: "来电响铃"),
  WordEntry("call.event.rings.caller", en: "the phone rings: {0}", zh: "来电响铃：{0}"),
  WordEntry("call.event.answered", en: "answers the call", zh: "接听来电"),
  WordEntry("call.event.declined", en: "declines the call", zh: "拒接来电"),
  WordEntry("call.event.ended", en: "ends the call", zh: "挂断电话"),
  WordEntry("call.event.unreported", en: "returns without a call", zh: "没有上报来电就返回"),
  WordEntry("call.event.never", en: "exception: never posted an incoming call", zh: "异常：未上报来电"),
  WordEntry("call.event.watchdog", en: "ended by the watchdog, 0xbaadca11", zh: "被看门狗终止，0xbaadca11"),
  WordEntry("call.event.banned", en: "no longer launched for calls", zh: "不再为来电启动应用"),
  WordEntry("call.loss.noMode", en: "no background mode voip", zh: "没有 voip 后台模式"),
  WordEntry("call.loss.noRegistry", en: "no PKPushRegistry", zh: "没有 PKPushRegistry"),
  WordEntry("call.loss.banned", en: "no longer launched for calls", zh: "不再为来电启动应用"),
  WordEntry("help.call.answer", en: "The person answers the call.", zh: "用户接听来电。"),
  WordEntry("help.call.decline", en: "The person declines the call.", zh: "用户拒接来电。"),
  WordEntry("help.call.end", en: "The person ends the call.", zh: "用户挂断电话。"),
  WordEntry(
    "help.pushkit.report", en: "What the app does with a push for a call: report a call, nothing, or hang.",
    zh: "应用收到来电推送后做什么：上报来电、什么都不做、或卡住不返回。"),
  WordEntry(
    "help.pushkit.registry", en: "When the app creates its PKPushRegistry.", zh: "应用何时创建 PKPushRegistry。"),
  WordEntry(
    "help.pushkit.method", en: "Which of PushKit's callbacks the app has.", zh: "应用实现了哪个 PushKit 回调。"),
]
