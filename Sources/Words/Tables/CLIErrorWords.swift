/// Why a call comes to nothing.
let cliErrorWords: [WordEntry] = [
  WordEntry("cli.usage", en: "Usage: {0}", zh: "用法：{0}"),
  WordEntry("cli.see-help", en: "belfry help lists all commands.", zh: "belfry help 列出全部命令。"),
  WordEntry("cli.meant", en: "Did you mean {0}?", zh: "是否想输入 {0}？"),
  WordEntry("cli.subcommand.unknown", en: "there is no command “{0}”.", zh: "没有命令“{0}”。"),
  WordEntry("cli.operand.missing", en: "something is missing.", zh: "缺少参数。"),
  WordEntry("cli.operand.extra", en: "“{0}” is one word too many.", zh: "多了“{0}”。"),
  WordEntry("cli.option.unknown", en: "there is no option {0}.", zh: "没有选项 {0}。"),
  WordEntry("cli.option.ambiguous", en: "{0} may be one of {1}.", zh: "{0} 可能是 {1} 中的任何一个。"),
  WordEntry("cli.option.missing", en: "{0} needs a value: {0} {1}", zh: "{0} 需要一个值：{0} {1}"),
  WordEntry("cli.option.no-value", en: "{0} takes no value.", zh: "{0} 不带值。"),
  WordEntry(
    "cli.option.inbox-only", en: "{0} belongs to the inbox, not to “{1}”.", zh: "{0} 是收件箱的选项，不适用于“{1}”。"),
  WordEntry(
    "cli.option.number", en: "{0} cannot be “{1}”; it takes a whole number, {2}.",
    zh: "{0} 不能是“{1}”；应为整数，{2}。"),
  WordEntry(
    "cli.option.span", en: "{0} cannot be “{1}”; it takes a time such as 800ms, 5s or 2m.",
    zh: "{0} 不能是“{1}”；应为时长，如 800ms、5s、2m。"),
  WordEntry("cli.option.choice", en: "{0} cannot be “{1}”; it takes one of {2}.", zh: "{0} 不能是“{1}”；可用：{2}。"),
  WordEntry("cli.answer", en: "{0}", zh: "{0}"),
  WordEntry("cli.do.line", en: "“{0}”: {1}", zh: "“{0}”：{1}"),
  WordEntry("cli.push.json", en: "{0}:{1}:{2}: {3}", zh: "{0}:{1}:{2}：{3}"),
  WordEntry("cli.lint.note", en: "note", zh: "提示"),
  WordEntry("cli.lint.warning", en: "warning", zh: "警告"),
  WordEntry("cli.lint.error", en: "error", zh: "错误"),
  WordEntry(
    "cli.lint.sum", en: "{0}: {1} of {2} bytes, {3} {3:finding|findings}",
    zh: "{0}：{1}／{2} 字节，{3} 条意见"),
  WordEntry(
    "cli.lint.sum.request", en: "{0}: {1} bytes, {2} {2:finding|findings}", zh: "{0}：{1} 字节，{2} 条意见"),
  WordEntry(
    "cli.lint.sum.parts", en: "{0}: {1} bytes ({2}), {3} {3:finding|findings}",
    zh: "{0}：{1} 字节（{2}），{3} 条意见"),
  WordEntry("cli.lint.part", en: "{0}: {1} of {2}", zh: "{0}：{1}／{2}"),
  WordEntry("cli.lint.parts", en: "{0}, {1}", zh: "{0}，{1}"),
  WordEntry(
    "cli.profile.fix", en: "Name a profile's file, or one of {0}.", zh: "请给出 profile 文件，或以下之一：{0}。"),
  WordEntry("cli.profile.mistake", en: "{0}: {1}", zh: "{0}：{1}"),
  WordEntry("cli.profile.what", en: "belfry profile knows no {0}.", zh: "belfry profile 不支持 {0}。"),
  WordEntry("cli.profile.what.fix", en: "Say new, check, list or show.", zh: "请用 new、check、list 或 show。"),
  WordEntry("cli.profile.unknown", en: "No profile {0} comes with Belfry.", zh: "Belfry 没有自带配置 {0}。"),
  WordEntry("cli.profile.unknown.fix", en: "There are: {0}.", zh: "自带的有：{0}。"),
  WordEntry(
    "cli.profile.good", en: "{0}: good; {1} {1:setting|settings}, {2} {2:reaction|reactions}",
    zh: "{0}：正确；{1} 项设置，处理 {2} 个回调"),
  WordEntry("profile.remark.suggest", en: "{0}. Did you mean {1}?", zh: "{0}。是否想写 {1}？"),
  WordEntry("cli.file.exists", en: "{0} is there already.", zh: "{0} 已存在。"),
  WordEntry("cli.file.exists.fix", en: "Choose another name.", zh: "请换一个名称。"),
  WordEntry("cli.file.unwritten", en: "{0} cannot be written: {1}.", zh: "无法写入 {0}：{1}。"),
  WordEntry("cli.rules.on", en: "set rule {0} on (changed)", zh: "set rule {0} on（已更改）"),
  WordEntry("cli.rules.off", en: "set rule {0} off", zh: "set rule {0} off"),
  WordEntry("cli.rules.switch", en: "set rule {0} on|off", zh: "set rule {0} on|off"),
  WordEntry("cli.file.none", en: "there is no file {0}.", zh: "没有文件 {0}。"),
  WordEntry("cli.file.permission", en: "{0} may not be read.", zh: "没有读取 {0} 的权限。"),
  WordEntry("cli.file.permission.fix", en: "See its mode: ls -l {0}", zh: "请查看其权限：ls -l {0}"),
  WordEntry("cli.file.folder", en: "{0} is a folder.", zh: "{0} 是文件夹。"),
  WordEntry("cli.file.system", en: "{0} cannot be read: {1}.", zh: "无法读取 {0}：{1}。"),
  WordEntry("cli.file.large", en: "{0} has more than {1} MiB.", zh: "{0} 超过 {1} MiB。"),
  WordEntry("cli.file.large.fix", en: "A payload has at most 4096 bytes.", zh: "payload 最多 4096 字节。"),
  WordEntry(
    "cli.file.fix", en: "Name a file with the payload, or - for standard input.",
    zh: "请给出 payload 文件，或用 - 表示标准输入。"),
  WordEntry("cli.instance.name", en: "“{0}” cannot be an instance's name.", zh: "“{0}”不能作为实例名。"),
  WordEntry(
    "cli.instance.name.fix", en: "Use letters, digits, - and _, at most {0}.",
    zh: "请使用字母、数字、- 和 _，最多 {0} 个字符。"),
  WordEntry(
    "cli.completions.unknown", en: "there is no script for “{0}”, only for {1}.", zh: "没有“{0}”的脚本，只有 {1}。"),
  WordEntry("cli.output", en: "cannot write the answer: {0}.", zh: "无法写出结果：{0}。"),
  WordEntry(
    "cli.output.fix", en: "See whether the disk behind the output is full or the reader has gone.",
    zh: "请检查输出所在磁盘是否已满，或读取方是否已退出。"),
]
