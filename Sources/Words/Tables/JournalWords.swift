/// What Belfry says about its journal.
let journalWords: [WordEntry] = [
  WordEntry(
    "journal.noHome",
    en: "There is no place for the journal: set HOME or XDG_STATE_HOME, or run with --ephemeral.",
    zh: "没有存放日志的位置：请设置 HOME 或 XDG_STATE_HOME，或使用 --ephemeral 运行。"),
  WordEntry(
    "journal.badInstance",
    en: "“{0}” cannot name an instance: use letters, digits, “-”, “_” and “.”, at most 64.",
    zh: "“{0}”不能作为实例名：只能用字母、数字、“-”、“_”和“.”，最多 64 个字符。"),
  WordEntry(
    "journal.inUse",
    en: "Another belfry is using {0}. End it, or start this one with --instance NAME.",
    zh: "另一个 belfry 正在使用 {0}。请先结束它，或用 --instance 名称 启动。"),
  WordEntry(
    "journal.inUse.by",
    en: "Another belfry (process {1}) is using {0}. End it, or start this one with --instance NAME.",
    zh: "另一个 belfry（进程 {1}）正在使用 {0}。请先结束它，或用 --instance 名称 启动。"),
  WordEntry(
    "journal.newer",
    en:
      "A newer belfry wrote {0}: it has format {1}, this one knows up to {2}. Update belfry, or use --instance NAME.",
    zh: "{0} 由更新版本的 belfry 写成：格式为 {1}，当前版本最高支持 {2}。请升级 belfry，或使用 --instance 名称。"),
  WordEntry(
    "journal.foreign",
    en: "{0} belongs to another program and was left alone. Move it away, or use --instance NAME.",
    zh: "{0} 属于其他程序，未作改动。请移走它，或使用 --instance 名称。"),
  WordEntry(
    "journal.missing", en: "There is no journal at {0} yet. Start belfry once.",
    zh: "{0} 处还没有日志。请先启动一次 belfry。"),
  WordEntry(
    "journal.older",
    en: "{0} was written by an older belfry. Start this one once, and it is brought up to date.",
    zh: "{0} 由旧版 belfry 写成。请启动一次当前版本完成升级。"),
  WordEntry(
    "journal.noPermission",
    en: "{0} cannot be written. Check its permissions, set XDG_STATE_HOME, or run with --ephemeral.",
    zh: "{0} 无法写入。请检查权限，设置 XDG_STATE_HOME，或使用 --ephemeral 运行。"),
  WordEntry(
    "journal.full",
    en: "The disk is full, so {0} cannot grow. Free some space and start belfry again.",
    zh: "磁盘已满，{0} 无法写入。请腾出空间后重新启动 belfry。"),
  WordEntry(
    "journal.damaged", en: "{0} is damaged. Move it away and start belfry again.",
    zh: "{0} 已损坏。请将它移走，然后重新启动 belfry。"),
  WordEntry(
    "journal.cannotMoveAside", en: "{0} is damaged and cannot be moved aside: {1}. Move it by hand.",
    zh: "{0} 已损坏，且无法移开：{1}。请手动移走。"),
  WordEntry(
    "journal.forgotten", en: "The journal no longer reaches back that far.", zh: "日志已不再保留那么早的内容。"),
  WordEntry(
    "journal.unreadable", en: "Command {0} of the journal is written in a way that this belfry cannot read.",
    zh: "日志中的第 {0} 条命令，当前版本的 belfry 无法读取。"),
  WordEntry(
    "journal.line", en: "this is no line of a journal.", zh: "这不是日志中的一行。"),
  WordEntry("journal.closed", en: "The journal is closed.", zh: "日志已关闭。"),
  WordEntry("journal.cancelled", en: "The search was stopped.", zh: "搜索已停止。"),
  WordEntry(
    "journal.failed", en: "{0} cannot be used: {1}. Run with --ephemeral to go on without it.",
    zh: "{0} 无法使用：{1}。可用 --ephemeral 在不写日志的情况下继续。"),
  WordEntry(
    "journal.notice.movedAside",
    en: "The journal was damaged. It was moved to {1}, and a new one was begun at {0}.",
    zh: "日志已损坏，已移到 {1}，并在 {0} 新建了日志。"),
  WordEntry(
    "journal.notice.migrated", en: "The journal was brought up from format {0}.", zh: "日志已从格式 {0} 升级。"),
  WordEntry(
    "journal.notice.begunAnew",
    en:
      "This belfry cannot read what the phone looked like, so the phone begins anew. The history is still here.",
    zh: "当前版本的 belfry 无法读取手机之前的状态，因此手机重新开始。历史记录仍然保留。"),
  WordEntry(
    "journal.notice.seedKept",
    en: "This journal has the seed {0} and keeps it; --seed takes effect in a new one.",
    zh: "此日志的种子是 {0}，保持不变；--seed 只对新日志生效。"),
]
