/// What `belfry explain` says.
let cliExplainWords: [WordEntry] = [
  WordEntry(
    "cli.explain", en: "Says what a phone would do with a payload and why; no belfry need run.",
    zh: "说明手机会怎样处理一个 payload 以及原因；无需运行 belfry。"),
  WordEntry(
    "cli.explain.detail",
    en: """
      The payload is tried on a fresh phone that lets the app do everything, unless --set says otherwise. The answer is what the person sees and \
      hears, which of the app's code is called on arrival and on a tap, and the rules that made it so, each with how \
      sure it is and where it is written. A ? marks what rests on an assumption.

      A payload that APNs would refuse ends with status 1.
      """,
    zh: """
      在一部全新、允许全部权限的手机上试投该 payload，除非 --set 另有设置。结果包括：用户看到和听到什么，到达和点击时会调用 App 的哪些代码，\
      以及起作用的规则、各自的可信度和出处。? 表示以推测为依据。

      APNs 会拒绝的 payload 以状态 1 结束。
      """),
  WordEntry(
    "cli.explain.example.state", en: "The app was swiped away.", zh: "应用已被划掉的情况。"),
  WordEntry(
    "cli.explain.example.matrix", en: "Every state, as a table for a page or a ticket.",
    zh: "全部状态的表格，可贴到文档或工单。"),
  WordEntry("cli.explain.heading", en: "iOS {0}, app state: {1}", zh: "iOS {0}，应用状态：{1}"),
  WordEntry("cli.explain.sees", en: "seen", zh: "看到"),
  WordEntry("cli.explain.sound", en: "sound", zh: "声音"),
  WordEntry("cli.explain.badge", en: "badge", zh: "角标"),
  WordEntry("cli.explain.arrival", en: "on arrival", zh: "到达时"),
  WordEntry("cli.explain.tap", en: "on a tap", zh: "点击时"),
  WordEntry("cli.explain.beside", en: "With it comes a message. {0}", zh: "同时还有一条消息。{0}"),
  WordEntry("cli.explain.why", en: "Why", zh: "原因"),
  WordEntry("cli.explain.mark", en: "? rests on an assumption", zh: "? 以推测为依据"),
  WordEntry("cli.explain.os", en: "there is no iOS “{0}” here.", zh: "没有 iOS“{0}”。"),
  WordEntry(
    "cli.explain.os.fix", en: "Say --os 6 to 18, or one release such as --os 10.0.",
    zh: "请写 --os 6 到 18，或具体版本，如 --os 10.0。"),
  WordEntry(
    "cli.explain.both", en: "Choose one: --matrix or --versions.", zh: "--matrix 与 --versions 只能选一个。"),
  WordEntry(
    "cli.explain.set.form", en: "--set takes KEY=VALUE, not “{0}”.", zh: "--set 的写法是 KEY=VALUE，而不是“{0}”。"),
  WordEntry(
    "cli.explain.set.unknown", en: "--set knows no “{0}”. There are {1}.", zh: "--set 没有“{0}”。可用：{1}。"),
  WordEntry("cli.explain.set.value", en: "--set {0} cannot be: {1}", zh: "--set {0} 不成立：{1}"),
  WordEntry("cli.explain.switch.on", en: "changed: --set rule.{0}=on", zh: "已改：--set rule.{0}=on"),
  WordEntry("cli.explain.switch.off", en: "can be changed: --set rule.{0}=on", zh: "可改：--set rule.{0}=on"),
  WordEntry(
    "cli.explain.example.versions", en: "Every iOS from 18 to 6, the app in the background.",
    zh: "iOS 18 到 6 的全部版本，应用在后台。"),
  WordEntry(
    "cli.explain.example.profile", en: "What the app of an article makes of it.", zh: "看一篇文章里的应用如何处理。"),
  WordEntry(
    "cli.explain.example.set",
    en: "Another iOS, another permission, and an open point answered the other way.",
    zh: "换系统版本、换权限，并改变一个未定规则。"),
  WordEntry(
    "cli.option.state", en: "Where the app is in its life; “background” if left out.",
    zh: "应用所处的状态；默认为“background”。"),
  WordEntry("cli.option.matrix", en: "Prints all states as a table.", zh: "以表格打印全部状态。"),
  WordEntry("cli.option.md", en: "Prints the table in Markdown.", zh: "以 Markdown 打印表格。"),
  WordEntry("cli.option.versions", en: "Prints every iOS version as a table.", zh: "以表格打印各 iOS 版本。"),
  WordEntry("cli.option.os", en: "The iOS version, 6 to 18; 17 if left out.", zh: "iOS 版本，6 到 18；默认为 17。"),
  WordEntry(
    "cli.option.scenes", en: "Whether the app has a scene delegate; off if left out.",
    zh: "应用是否使用 scene；默认为 off。"),
  WordEntry("cli.explain.acts", en: "app does", zh: "应用执行"),
  WordEntry("cli.explain.acts.tap", en: "… on a tap", zh: "点按后执行"),
  WordEntry(
    "cli.option.profile", en: "The app is the one of this profile: a file, or a name of belfry profile list.",
    zh: "应用采用此配置：文件，或 belfry profile list 中的名称。"),
  WordEntry(
    "cli.option.set",
    en:
      "Sets the phone up first, such as permission=denied, sound=off, focus=on, locked=on, delegate=none, presents=banner,list, mode.voip=off, rule.NAME=on; may be given several times.",
    zh:
      "先设置手机，如 permission=denied、sound=off、focus=on、locked=on、delegate=none、presents=banner,list、mode.voip=off、rule.NAME=on；可多次使用。"
  ),
]
