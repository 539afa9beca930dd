/// What `belfry explain` says.
let cliExplainWords: [WordEntry] = [
  WordEntry(
    "cli.explain", en: "Says what a phone would do with a payload and why; no belfry need run.",
    zh: "说明手机会怎样处理一个 payload 以及原因；无需运行 belfry。"),
  WordEntry(
    "cli.explain.detail",
    en: """
      The payload is tried on a fresh phone that lets the app do everything. The answer is what the person sees and \
      hears, which of the app's code is called on arrival and on a tap, and the rules that made it so, each with how \
      sure it is and where it is written. A ? marks what rests on an assumption.

      A payload that APNs would refuse ends with status 1.
      """,
    zh: """
      在一部全新、允许全部权限的手机上试投该 payload。结果包括：用户看到和听到什么，到达和点击时会调用 App 的哪些代码，\
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
  WordEntry("cli.explain.why", en: "Why", zh: "原因"),
  WordEntry("cli.explain.mark", en: "? rests on an assumption", zh: "? 以推测为依据"),
  WordEntry(
    "cli.explain.os", en: "iOS {0} cannot be explained yet; the phone here is an iOS {1}.",
    zh: "尚不能解释 iOS {0}；这里的手机是 iOS {1}。"),
  WordEntry("cli.explain.os.fix", en: "Leave --os out, or say --os {0}.", zh: "请去掉 --os，或写 --os {0}。"),
  WordEntry(
    "cli.option.state", en: "Where the app is in its life; “background” if left out.",
    zh: "应用所处的状态；默认为“background”。"),
  WordEntry("cli.option.matrix", en: "Prints all states as a table.", zh: "以表格打印全部状态。"),
  WordEntry("cli.option.md", en: "Prints the table of all states in Markdown.", zh: "以 Markdown 打印全部状态的表格。"),
  WordEntry("cli.option.os", en: "The iOS version; 17 is the one there is.", zh: "iOS 版本；目前只有 17。"),
]
