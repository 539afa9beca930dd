/// What Belfry itself does, and no phone or service would.
let worldRules: [Rule] = [
  Rule(
    "phone.network", .assumed, source: "",
    en: "The phone's network comes or goes for every app and service at once.",
    zh: "手机网络的通断同时影响所有应用和服务。"),
  Rule(
    "phone.network.same", .assumed, source: "",
    en: "The network is in that state already.", zh: "网络已处于该状态。"),
  Rule(
    "belfry.restore", .assumed, source: "",
    en: "Belfry puts back what was dismissed or cleared last. No phone can do that.",
    zh: "Belfry 恢复上次移除或清除的通知。真实手机做不到。"),
  Rule(
    "belfry.restore.none", .assumed, source: "",
    en: "Nothing was dismissed or cleared that could be put back.", zh: "没有可恢复的通知。"),
  Rule(
    "belfry.badge.back", .assumed, source: "",
    en: "Belfry takes the last change of the badge back; the list stays as it is.",
    zh: "Belfry 撤销上一次角标变化；列表保持不变。"),
  Rule(
    "belfry.badge.none", .assumed, source: "",
    en: "The badge has not changed yet.", zh: "角标还没有变化过。"),
  Rule(
    "belfry.stream.cleared", .assumed, source: "",
    en: "The first real push clears away what the demo stream left on the phone.",
    zh: "第一条真实推送会清除演示流在手机上留下的内容。"),
  Rule(
    "world.reset", .assumed, source: "",
    en: "The session begins anew: phone, badge, tags and switches. The history stays.",
    zh: "会话重新开始：手机、角标、标签和开关全部复位。历史保留。"),
  Rule(
    "world.clock", .assumed, source: "",
    en: "World time moves forward, and whatever is due on the way happens at its own moment.",
    zh: "世界时间前进，途中到期的事情按各自的时刻发生。"),
  Rule(
    "world.clock.range", .assumed, source: "",
    en: "World time moves forward only, and 31 days at once at most.", zh: "世界时间只能前进，每次最多 31 天。"),
  Rule(
    "world.service.clock", .assumed, source: "",
    en: "The services' clocks run ahead: the age of tokens, expiry and quotas go by them.",
    zh: "服务端时钟有偏移：token 有效期、过期和配额按它计算。"),
  Rule(
    "world.service.clock.range", .assumed, source: "",
    en: "The services' clocks may be off by 31 days at most.", zh: "服务端时钟最多偏移 31 天。"),
  Rule(
    "world.rule", .assumed, source: "",
    en: "An open point is decided the other way from now on.", zh: "从现在起，这个未定的问题按另一种方式处理。"),
  Rule(
    "world.sdk", .assumed, source: "",
    en: "The app is built with other vendors' SDKs from now on.", zh: "从现在起，应用集成的厂商 SDK 不同了。"),
  Rule(
    "world.sdk.missing", .assumed, source: "",
    en: "This SDK is not built into the app; `app sdk` builds it in.", zh: "应用未集成该 SDK；可用 app sdk 集成。"),
  Rule(
    "world.service", .assumed, source: "",
    en: "The vendor's service behaves differently from now on.", zh: "从现在起，厂商服务端的行为改变。"),
  Rule(
    "world.phone.add", .assumed, source: "",
    en: "More phones with the same app: it was opened before on each, and its SDKs have registered.",
    zh: "新增装有同一应用的手机：应用都打开过，SDK 已注册。"),
  Rule(
    "world.phone.remove", .assumed, source: "",
    en: "The phone is gone; the services do not know it yet.", zh: "手机已移除；服务端尚不知情。"),
  Rule(
    "world.phone.first", .assumed, source: "", en: "Phone 1 stays.", zh: "手机 1 不能移除。"),
  Rule(
    "world.phone.use", .assumed, source: "",
    en: "This phone is shown, and commands without an address are for it.", zh: "显示这台手机，未指明手机的命令都发给它。"),
  Rule(
    "world.fanout", .assumed, source: "",
    en: "Of phones that nobody watches Belfry counts the ends only; watch one to see its own steps.",
    zh: "未关注的手机只统计结果；关注后可看到其详细过程。"),
  Rule(
    "world.phone", .assumed, source: "",
    en: "There is no phone with this number.", zh: "没有这个编号的手机。"),
  Rule(
    "world.adopt", .assumed, source: "",
    en: "Belfry takes on what the refused request names, and lets it come again. No service would.",
    zh: "Belfry 接管被拒请求中的名称，并重新发送该请求。真实服务不会这样做。"),
  Rule(
    "world.adopt.itself", .assumed, source: "",
    en: "Nobody had this. Belfry took it on by itself, because adopt is on.",
    zh: "原本无人拥有此项。adopt 已开启，Belfry 自动接管。"),
  Rule(
    "world.adopt.again", .assumed, source: "",
    en: "The request was refused, adopted and sent again.", zh: "该请求曾被拒，已接管并重新发送。"),
  Rule(
    "world.adopt.set", .assumed, source: "",
    en: "Whether Belfry takes on by itself what refused requests name.", zh: "Belfry 是否自动接管被拒请求中的名称。"),
  Rule(
    "world.adopt.gone", .assumed, source: "",
    en: "There is no such request among the last 128 that were refused.", zh: "最近 128 个被拒请求中没有它。"),
  Rule(
    "world.adopt.nothing", .assumed, source: "",
    en: "The request was not refused for a name that nobody here has, so there is nothing to take on.",
    zh: "该请求并非因名称无人拥有而被拒，没有可接管的内容。"),
  Rule(
    "world.adopt.secret", .assumed, source: "",
    en:
      "It was refused for its secret, and Belfry was started with another one: start it with this one, or with none.",
    zh: "它因密钥而被拒，而 Belfry 启动时指定了另一个：请改用该密钥启动，或不指定密钥。"),
]
