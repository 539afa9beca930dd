/// Why a profile cannot be read.
let profileWords: [WordEntry] = [
  WordEntry("profile.error", en: "line {0}, column {1}: {2}", zh: "第 {0} 行第 {1} 列：{2}"),
  WordEntry(
    "profile.error.suggest", en: "line {0}, column {1}: {2}. Did you mean {3}?",
    zh: "第 {0} 行第 {1} 列：{2}。是否想写 {3}？"),
  WordEntry("profile.utf8", en: "the file is not UTF-8", zh: "文件不是 UTF-8 编码"),
  WordEntry("profile.unknown", en: "a profile has no statement {0}", zh: "配置文件中没有语句 {0}"),
  WordEntry("profile.block.open", en: "this brace is never closed", zh: "这个花括号没有闭合"),
  WordEntry("profile.block.after", en: "nothing may follow a block on its line", zh: "同一行的代码块之后不能再有内容"),
  WordEntry("profile.block.alone", en: "a block needs on CALLBACK before it", zh: "代码块之前需要 on CALLBACK"),
  WordEntry(
    "profile.block.where", en: "{0} takes no block; only on CALLBACK does", zh: "{0} 不能带代码块，只有 on CALLBACK 可以"
  ),
  WordEntry(
    "profile.block.both", en: "write what the app does before the block or in it, not both",
    zh: "应用的动作要么写在代码块之前，要么写在其中，不能两处都写"),
  WordEntry("profile.callback", en: "the app has no callback {0}", zh: "应用没有回调 {0}"),
  WordEntry("profile.list", en: "{0} is none of {1}", zh: "{0} 不在 {1} 之中"),
  WordEntry("profile.act", en: "an app cannot do {0}", zh: "应用无法执行 {0}"),
  WordEntry(
    "profile.return", en: "{0} returns nothing; only willPresent does", zh: "{0} 没有返回值，只有 willPresent 有"),
  WordEntry(
    "profile.complete", en: "{0} has no completion handler of this kind", zh: "{0} 没有这种 completionHandler"),
  WordEntry(
    "profile.result", en: "the completion handler of {0} takes no result", zh: "{0} 的 completionHandler 不带结果"),
  WordEntry(
    "profile.time", en: "{0} is none of now, after 3s, twice, never", zh: "{0} 不是 now、after 3s、twice、never 之一"
  ),
  WordEntry("profile.extra", en: "{0} is one word too many", zh: "多了一个词 {0}"),
  WordEntry("profile.missing", en: "{0} is missing", zh: "缺少 {0}"),
  WordEntry(
    "profile.name", en: "{0} is no plain name: letters, digits, - and _", zh: "{0} 不是简单名称：只能用字母、数字、- 和 _"),
  WordEntry(
    "profile.test", en: "a condition is KEY == VALUE or KEY != VALUE", zh: "条件写作 KEY == VALUE 或 KEY != VALUE"),
  WordEntry("profile.test.sign", en: "{0} compares nothing", zh: "{0} 不是比较符号"),
  WordEntry(
    "profile.test.subject", en: "{0} is none of .state, .action, .identifier, .memory.NAME",
    zh: "{0} 不是 .state、.action、.identifier、.memory.NAME 之一"),
]
