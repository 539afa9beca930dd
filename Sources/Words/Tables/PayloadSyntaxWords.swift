/// What breaks JSON at one place, and what to do about it.
let payloadSyntaxWords: [WordEntry] = [
  // Between values.
  WordEntry("json.trailing-comma", en: "There is a comma after the last entry.", zh: "最后一项后面多了一个逗号。"),
  WordEntry("json.trailing-comma.hint", en: "Take this comma away.", zh: "请删除这个逗号。"),
  WordEntry("json.extra-comma", en: "There is a comma with nothing before it.", zh: "逗号前面没有内容。"),
  WordEntry(
    "json.extra-comma.hint",
    en: "Take one comma away, or write the missing value.",
    zh: "请删除一个逗号，或补上缺少的值。"),
  WordEntry("json.missing-comma", en: "A comma is missing here.", zh: "此处缺少逗号。"),
  WordEntry("json.missing-comma.hint", en: "Put a comma between the two entries.", zh: "请在两项之间加上逗号。"),
  WordEntry("json.missing-colon", en: "A colon is missing after the key.", zh: "键后面缺少冒号。"),
  WordEntry("json.missing-colon.hint", en: "Write \"key\": value.", zh: "请写成 \"键\": 值。"),
  WordEntry("json.missing-value", en: "A value is missing after the colon.", zh: "冒号后面缺少值。"),
  WordEntry("json.missing-value.hint", en: "Write the value, or take the key away.", zh: "请补上值，或删除这个键。"),
  WordEntry("json.semicolon", en: "There is a semicolon where JSON has a comma.", zh: "此处用了分号，JSON 使用逗号。"),
  WordEntry(
    "json.semicolon.hint",
    en: "Write a comma between entries and nothing after the last one.",
    zh: "各项之间用逗号，最后一项后面不加任何符号。"),
  WordEntry("json.equals-sign", en: "There is {0} where JSON has a colon.", zh: "此处用了 {0}，JSON 使用冒号。"),
  WordEntry("json.equals-sign.hint", en: "Write a colon between key and value.", zh: "请在键与值之间使用冒号。"),
  WordEntry("json.colon-in-array", en: "There is a key within [ ].", zh: "[ ] 中出现了键。"),
  WordEntry(
    "json.colon-in-array.hint",
    en: "Keys belong in { }: write { } instead of [ ].",
    zh: "键只能放在 { } 中：请用 { } 代替 [ ]。"),
  WordEntry(
    "json.wrong-bracket",
    en: "The bracket {0} does not fit the one that is open.",
    zh: "括号 {0} 与打开的括号不匹配。"),
  WordEntry(
    "json.wrong-bracket.hint",
    en: "Every { ends with } and every [ with ].",
    zh: "每个 { 以 } 结束，每个 [ 以 ] 结束。"),
  WordEntry("json.extra-bracket", en: "There is one {0} too many.", zh: "多了一个 {0}。"),
  WordEntry(
    "json.extra-bracket.hint",
    en: "Take it away, or look for the bracket that closes too early.",
    zh: "请删除它，或检查是否有括号过早闭合。"),
  WordEntry(
    "json.line-comment",
    en: "There is a // comment; JSON has no comments.",
    zh: "此处有 // 注释；JSON 不支持注释。"),
  WordEntry("json.line-comment.hint", en: "Take the comment away.", zh: "请删除注释。"),
  WordEntry(
    "json.block-comment",
    en: "There is a /* */ comment; JSON has no comments.",
    zh: "此处有 /* */ 注释；JSON 不支持注释。"),
  WordEntry("json.block-comment.hint", en: "Take the comment away.", zh: "请删除注释。"),
  WordEntry(
    "json.hash-comment",
    en: "There is a # comment; JSON has no comments.",
    zh: "此处有 # 注释；JSON 不支持注释。"),
  WordEntry("json.hash-comment.hint", en: "Take the comment away.", zh: "请删除注释。"),
  WordEntry("json.full-width", en: "{0} is a full-width sign.", zh: "{0} 是全角符号。"),
  WordEntry(
    "json.full-width.hint",
    en: "Write the plain one: switch the input method to half-width.",
    zh: "请使用半角符号：将输入法切换到半角英文标点。"),
  WordEntry(
    "json.invisible-character",
    en: "There is an invisible character here: {0}.",
    zh: "此处有不可见字符：{0}。"),
  WordEntry(
    "json.invisible-character.hint",
    en: "Delete it and type a plain space; it often comes along when text is copied from a web page.",
    zh: "请删除它并输入普通空格；从网页复制文本时常会带上它。"),
  WordEntry("json.unexpected-character", en: "{0} does not belong here.", zh: "此处不应出现 {0}。"),
  WordEntry(
    "json.unexpected-character.hint",
    en: "Look at what stands before it: a quote or a bracket may be missing.",
    zh: "请检查前面的内容：可能缺少引号或括号。"),
  // Keys and words.
  WordEntry("json.unquoted-key", en: "The key {0} has no quotes.", zh: "键 {0} 没有引号。"),
  WordEntry("json.unquoted-key.hint", en: "Write \"{0}\".", zh: "请写成 \"{0}\"。"),
  WordEntry(
    "json.key-not-string",
    en: "A key must be a string, but {0} stands here.",
    zh: "键必须是字符串，但此处是 {0}。"),
  WordEntry("json.key-not-string.hint", en: "Put the key in double quotes.", zh: "请给键加上双引号。"),
  WordEntry("json.unquoted-text", en: "The text {0} has no quotes.", zh: "文本 {0} 没有引号。"),
  WordEntry("json.unquoted-text.hint", en: "Write \"{0}\".", zh: "请写成 \"{0}\"。"),
  WordEntry("json.python-word", en: "{0} is Python, not JSON.", zh: "{0} 是 Python 的写法，不是 JSON。"),
  WordEntry(
    "json.python-word.hint",
    en: "Write true, false or null; in Python use json.dumps instead of str.",
    zh: "请写 true、false 或 null；在 Python 中用 json.dumps 代替 str。"),
  WordEntry("json.word-case", en: "JSON knows {0} in small letters only.", zh: "JSON 中的 {0} 只能用小写。"),
  WordEntry("json.word-case.hint", en: "Write true, false or null.", zh: "请写 true、false 或 null。"),
  WordEntry("json.no-such-word", en: "JSON has no word {0}.", zh: "JSON 没有 {0} 这个词。"),
  WordEntry(
    "json.no-such-word.hint",
    en: "Write true, false, null, or text in double quotes.",
    zh: "请写 true、false、null，或加双引号的文本。"),
  // Numbers.
  WordEntry("json.not-a-number", en: "JSON has no {0}.", zh: "JSON 没有 {0}。"),
  WordEntry(
    "json.not-a-number.hint",
    en: "Write a number, null, or text in double quotes.",
    zh: "请写数字、null，或加双引号的文本。"),
  WordEntry("json.leading-zero", en: "The number {0} begins with a zero too many.", zh: "数字 {0} 多了前导零。"),
  WordEntry(
    "json.leading-zero.hint",
    en: "Take the zero away; where zeros matter, write it as text in double quotes.",
    zh: "请去掉前导零；若零有意义，请写成带双引号的文本。"),
  WordEntry("json.plus-sign", en: "The number {0} has a plus sign.", zh: "数字 {0} 带有加号。"),
  WordEntry(
    "json.plus-sign.hint",
    en: "Take the plus sign away. APNs has no increments; JPush and Getui take \"+1\" as text.",
    zh: "请去掉加号。APNs 没有增量；JPush 和个推接受文本 \"+1\"。"),
  WordEntry(
    "json.bare-point",
    en: "The number {0} needs a digit on both sides of its point.",
    zh: "数字 {0} 的小数点两侧都要有数字。"),
  WordEntry(
    "json.bare-point.hint",
    en: "Write 0.5 for .5, and 5.0 or 5 for 5. with nothing behind it.",
    zh: "请把 .5 写成 0.5，把 5. 写成 5.0 或 5。"),
  WordEntry("json.hex-number", en: "{0} is a hexadecimal number; JSON has none.", zh: "{0} 是十六进制数，JSON 不支持。"),
  WordEntry(
    "json.hex-number.hint",
    en: "Write it in decimal, or as text in double quotes.",
    zh: "请写成十进制数，或加双引号的文本。"),
  WordEntry("json.broken-number", en: "{0} is not a number.", zh: "{0} 不是数字。"),
  WordEntry(
    "json.broken-number.hint",
    en: "Write digits with at most one point, or put text in double quotes.",
    zh: "数字最多含一个小数点；文本请加双引号。"),
  // Strings.
  WordEntry(
    "json.single-quotes",
    en: "Single quotes stand where JSON has double ones.",
    zh: "此处用了单引号，JSON 使用双引号。"),
  WordEntry("json.single-quotes.hint", en: "Write \" instead of '.", zh: "请把 ' 写成 \"。"),
  WordEntry("json.smart-quotes", en: "{0} is a typographic quote.", zh: "{0} 是排版引号。"),
  WordEntry(
    "json.smart-quotes.hint",
    en: "Write the plain \" instead; turn off smart quotes in the editor.",
    zh: "请使用英文直引号 \"；并在编辑器中关闭智能引号。"),
  WordEntry("json.backticks", en: "Backticks stand where JSON has double quotes.", zh: "此处用了反引号，JSON 使用双引号。"),
  WordEntry("json.backticks.hint", en: "Write \" instead of `.", zh: "请把 ` 写成 \"。"),
  WordEntry("json.inner-quote", en: "A string ends here, and more text follows.", zh: "字符串在此结束，但后面还有文本。"),
  WordEntry("json.inner-quote.hint", en: "A quote within a string is written \\\".", zh: "字符串中的引号要写成 \\\"。"),
  WordEntry("json.open-string", en: "The string that begins here has no end.", zh: "从此处开始的字符串没有结束。"),
  WordEntry("json.open-string.hint", en: "Put a \" at its end.", zh: "请在末尾加上 \"。"),
  WordEntry("json.line-break-in-string", en: "There is a line break within a string.", zh: "字符串中有换行。"),
  WordEntry(
    "json.line-break-in-string.hint",
    en: "Write \\n for the line break, or close the string with \".",
    zh: "换行请写成 \\n，或用 \" 结束字符串。"),
  WordEntry(
    "json.control-character",
    en: "The control character {0} stands within a string.",
    zh: "字符串中有控制字符 {0}。"),
  WordEntry(
    "json.control-character.hint",
    en: "Write it as \\t or \\u00XX, or take it away.",
    zh: "请写成 \\t 或 \\u00XX，或将其删除。"),
  WordEntry("json.bad-escape", en: "JSON has no escape {0}.", zh: "JSON 没有转义 {0}。"),
  WordEntry(
    "json.bad-escape.hint",
    en: "Allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is written \\\\.",
    zh: "允许的转义：\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX；反斜杠本身写成 \\\\。"),
  WordEntry("json.bad-unicode-escape", en: "{0} is not a complete \\u escape.", zh: "{0} 不是完整的 \\u 转义。"),
  WordEntry(
    "json.bad-unicode-escape.hint",
    en: "Write four hexadecimal digits after \\u.",
    zh: "\\u 后面要有四位十六进制数字。"),
  WordEntry("json.lone-surrogate", en: "{0} is half a character.", zh: "{0} 只是半个字符。"),
  WordEntry(
    "json.lone-surrogate.hint",
    en: "Characters beyond U+FFFF need two \\u escapes, or write the character itself.",
    zh: "U+FFFF 以上的字符需要两个 \\u 转义，或直接写出该字符。"),
]
