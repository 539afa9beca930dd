/// The call that writes the history down for other tools.
let cliExportWords: [WordEntry] = [
  WordEntry("cli.export", en: "Writes the history down for other tools.", zh: "把历史导出给其他工具。"),
  WordEntry(
    "cli.export.detail",
    en: """
      FILTER is the language of the inbox's / line; without one all is written, oldest first, but for the demo stream's \
      pushes (from:stream asks for them). It reads the journal itself, so belfry may run or not. Secrets are not in the \
      history: a curl line makes a token that nobody signed, or takes MASTER_SECRET from the environment. Status 1 if \
      nothing matches.
      """,
    zh: """
      FILTER 与界面中 / 的过滤语言相同；不给则全部导出，按时间先后，不含演示流（需要时写 from:stream）。\
      直接读取日志，belfry 是否运行都可以。历史中没有密钥：curl 命令使用无人签名的 token，或取环境变量 MASTER_SECRET。\
      没有匹配时状态为 1。
      """),
  WordEntry("cli.export.example", en: "what was refused in the last hour", zh: "最近一小时被拒绝的推送"),
  WordEntry("cli.export.curl", en: "sends one request again", zh: "重发一个请求"),
  WordEntry("cli.export.scene", en: "a scene of a backend's day", zh: "把后端一天的推送存为场景"),
  WordEntry(
    "cli.option.export.format", en: "jsonl (the standard), csv, curl, scene or apns.",
    zh: "jsonl（默认）、csv、curl、scene 或 apns。"),
  WordEntry(
    "cli.option.export.requests", en: "Requests over HTTP in place of pushes, also those that brought none.",
    zh: "导出 HTTP 请求而非推送，包括没有带来推送的请求。"),
  WordEntry("cli.option.export.to", en: "A file for each, in this folder.", zh: "每条写成此文件夹中的一个文件。"),
  WordEntry("cli.option.export.limit", en: "So many at most, the oldest of them.", zh: "最多导出的条数，从最早的起。"),
  WordEntry("cli.export.csv", en: "csv is a table of pushes, not of requests.", zh: "csv 是推送的表格，不支持请求。"),
  WordEntry("cli.export.csv.fix", en: "Use --format jsonl.", zh: "请使用 --format jsonl。"),
  WordEntry(
    "cli.export.several", en: "An .apns file holds one payload, and more than one push matches.",
    zh: ".apns 文件只含一个 payload，而匹配的推送不止一条。"),
  WordEntry(
    "cli.export.several.fix", en: "Give a folder with --to, or a narrower filter.",
    zh: "用 --to 指定文件夹，或缩小过滤范围。"),
  WordEntry("cli.export.skipped", en: "{0} left out: {1}", zh: "已跳过 {0}：{1}"),
]
