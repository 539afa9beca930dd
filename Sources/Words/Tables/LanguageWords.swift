/// What Belfry says about commands that it cannot read.
let languageWords: [WordEntry] = [
  WordEntry("language.error", en: "Column {0}: {1}", zh: "第 {0} 列：{1}"),
  WordEntry(
    "language.error.suggest", en: "Column {0}: {1} Did you mean “{2}”?", zh: "第 {0} 列：{1}是否想输入“{2}”？"),
  WordEntry("language.empty", en: "there is no command.", zh: "没有命令。"),
  WordEntry("language.quote.open", en: "this quote is never closed.", zh: "这个引号没有闭合。"),
  WordEntry(
    "language.escape", en: #"this escape does not exist; use \" \\ \n \r \t or \u{…}."#,
    zh: #"没有这种转义；可用 \" \\ \n \r \t 或 \u{…}。"#),
  WordEntry("language.unknown", en: "there is no command “{0}”.", zh: "没有命令“{0}”。"),
  WordEntry("language.more", en: "“{0}” needs a second word: {1}.", zh: "“{0}”后面还要一个词：{1}。"),
  WordEntry("language.unknown.second", en: "“{1}” knows no “{0}”.", zh: "“{1}”没有“{0}”这种用法。"),
  WordEntry("language.extra", en: "“{0}” is one word too many; write: {1}", zh: "多了“{0}”；写法：{1}"),
  WordEntry("language.missing", en: "<{0}> is missing; write: {1}", zh: "缺少 <{0}>；写法：{1}"),
  WordEntry("language.twice", en: "{0} is given twice.", zh: "{0} 给了两次。"),
  WordEntry("language.value", en: "{0} cannot be “{1}”; it takes {2}.", zh: "{0} 不能是“{1}”；可用：{2}。"),
]
