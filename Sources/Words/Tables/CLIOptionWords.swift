/// What `belfry help` says of options.
let cliOptionWords: [WordEntry] = [
  WordEntry("cli.option.help", en: "Says what the call does.", zh: "说明用法。"),
  WordEntry("cli.option.version", en: "Prints the version.", zh: "打印版本。"),
  WordEntry(
    "cli.option.language", en: "English or Chinese; the locale decides otherwise.", zh: "英文或中文；默认由 locale 决定。"
  ),
  WordEntry(
    "cli.option.instance", en: "Which of several running belfrys; “default” if left out.",
    zh: "有多个 belfry 运行时选择哪一个；默认为“default”。"),
  WordEntry("cli.option.json", en: "Prints JSON instead of text.", zh: "以 JSON 代替文本输出。"),
  WordEntry("cli.option.assumed", en: "Only what Belfry assumes.", zh: "只列推测的规则。"),
  WordEntry(
    "cli.option.changed", en: "Only what the running belfry's switches change.", zh: "只列运行中的 belfry 更改过的规则。"),
  WordEntry("cli.option.ephemeral", en: "Keeps nothing: no journal is read or written.", zh: "不保存：不读也不写日志。"),
  WordEntry("cli.option.seed", en: "Makes the stream and all ids repeatable.", zh: "使推送流和所有标识可重现。"),
  WordEntry("cli.option.no-stream", en: "Starts without the built-in stream.", zh: "启动时不播放内置推送流。"),
  WordEntry(
    "cli.option.theme", en: "The colours: a built-in theme or a *.theme file's name.",
    zh: "配色：内置主题或 *.theme 文件名。"),
  WordEntry("cli.option.format", en: "Text, or a picture in SVG.", zh: "文本，或 SVG 图片。"),
  WordEntry("cli.option.columns", en: "The width in cells; 120 if left out.", zh: "宽度（列）；默认 120。"),
  WordEntry("cli.option.rows", en: "The height in cells; 36 if left out.", zh: "高度（行）；默认 36。"),
  WordEntry(
    "cli.option.crash", en: "Ends in a crash at “belfry do crash”, for tests.",
    zh: "执行“belfry do crash”时崩溃，供测试使用。"),
  WordEntry(
    "cli.option.collapse-id", en: "apns-collapse-id: a later push with the same one replaces this.",
    zh: "apns-collapse-id：之后相同 ID 的推送会替换这一条。"),
  WordEntry(
    "cli.option.expiration", en: "apns-expiration: seconds since 1970; 0 tries once.",
    zh: "apns-expiration：1970 年以来的秒数；0 表示只尝试一次。"),
  WordEntry("cli.option.priority", en: "apns-priority: 10, 5 or 1.", zh: "apns-priority：10、5 或 1。"),
  WordEntry("cli.option.push-type", en: "apns-push-type.", zh: "apns-push-type。"),
  WordEntry("cli.option.topic", en: "apns-topic: the app's bundle id.", zh: "apns-topic：App 的 bundle id。"),
  WordEntry(
    "cli.option.message", en: "Sends a transparent message over the vendor's connection instead.",
    zh: "改为通过厂商长连接发送透传消息。"),
  WordEntry(
    "cli.option.time-to-live", en: "How many seconds the service keeps a message for a device that is away.",
    zh: "设备离线时服务端为其保存消息的秒数。"),
  WordEntry(
    "cli.option.since", en: "What belfry mark printed; only what came after it counts.",
    zh: "belfry mark 打印的标记；只计其后的推送。"),
  WordEntry(
    "cli.option.within", en: "How long to wait, such as 800ms, 5s, 2m; 5s if left out.",
    zh: "等待多久，如 800ms、5s、2m；默认 5s。"),
]
