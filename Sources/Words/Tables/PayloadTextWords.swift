/// What keeps a whole text from being JSON, and what to do about it.
let payloadTextWords: [WordEntry] = [
  WordEntry("json.empty", en: "There is nothing in it.", zh: "内容为空。"),
  WordEntry(
    "json.empty.hint",
    en: "Give a JSON object, for example {\"aps\":{\"alert\":\"Hello\"}}.",
    zh: "请给出一个 JSON 对象，例如 {\"aps\":{\"alert\":\"Hello\"}}。"),
  WordEntry("json.byte-order-mark", en: "A byte order mark stands before the text.", zh: "文本前有字节序标记（BOM）。"),
  WordEntry(
    "json.byte-order-mark.hint",
    en: "Save the file as UTF-8 without BOM.",
    zh: "请将文件另存为不带 BOM 的 UTF-8。"),
  WordEntry("json.utf16", en: "The text is UTF-16.", zh: "文本是 UTF-16 编码。"),
  WordEntry("json.utf16.hint", en: "Save the file as UTF-8.", zh: "请将文件另存为 UTF-8。"),
  WordEntry("json.not-utf8", en: "The byte {0} is not valid UTF-8 here.", zh: "此处的字节 {0} 不是合法的 UTF-8。"),
  WordEntry(
    "json.not-utf8.hint",
    en: "Save the file as UTF-8; another encoding such as GBK or Latin-1 is not JSON.",
    zh: "请将文件另存为 UTF-8；GBK、Latin-1 等编码不是合法的 JSON。"),
  WordEntry("json.too-deep", en: "More than 64 containers lie within each other.", zh: "嵌套超过 64 层。"),
  WordEntry(
    "json.too-deep.hint",
    en: "Make the data flatter; Belfry reads 64 levels.",
    zh: "请减少嵌套；Belfry 最多读取 64 层。"),
  WordEntry("json.too-large", en: "The text is larger than 16 MiB.", zh: "文本超过 16 MiB。"),
  WordEntry(
    "json.too-large.hint",
    en: "A payload has 4096 bytes at most (VoIP 5120): check which file this is.",
    zh: "推送内容最多 4096 字节（VoIP 为 5120）：请检查是否选错了文件。"),
  WordEntry("json.truncated", en: "The text ends too early.", zh: "文本过早结束。"),
  WordEntry(
    "json.truncated.hint",
    en: "Something was cut off, or a closing bracket is missing at the end.",
    zh: "内容被截断，或末尾缺少右括号。"),
  WordEntry("json.text-after-end", en: "After the end of the JSON there is {0}.", zh: "JSON 结束后还有 {0}。"),
  WordEntry(
    "json.text-after-end.hint",
    en: "Take away everything after the last bracket.",
    zh: "请删除最后一个括号之后的全部内容。"),
  WordEntry(
    "json.second-value",
    en: "After the end of the JSON a second one begins.",
    zh: "JSON 结束后又开始了另一个。"),
  WordEntry(
    "json.second-value.hint",
    en: "Send one payload at a time; put each one in a file of its own.",
    zh: "每次只发送一个；请把每个推送内容放进单独的文件。"),
  // Wrapped, or another format.
  WordEntry("json.assignment", en: "The text begins with an assignment to {0}.", zh: "文本以对 {0} 的赋值开头。"),
  WordEntry(
    "json.assignment.hint",
    en: "Give the JSON alone, from the first { to the last }.",
    zh: "只保留 JSON 本身：从第一个 { 到最后一个 }。"),
  WordEntry("json.base64", en: "The text looks like base64.", zh: "文本看起来是 base64。"),
  WordEntry(
    "json.base64.hint",
    en: "Decode it first, for example with base64 -d.",
    zh: "请先解码，例如使用 base64 -d。"),
  WordEntry("json.url-encoded", en: "The text is URL-encoded.", zh: "文本经过了 URL 编码。"),
  WordEntry(
    "json.url-encoded.hint",
    en: "Decode it first: %7B is {, %22 is \".",
    zh: "请先解码：%7B 是 {，%22 是 \"。"),
  WordEntry(
    "json.escaped-json",
    en: "The quotes are escaped: the JSON was put into a string.",
    zh: "引号被转义：这是放在字符串里的 JSON。"),
  WordEntry(
    "json.escaped-json.hint",
    en: "Write \" instead of \\\"; unpack the string once.",
    zh: "请把 \\\" 写成 \"；将字符串解开一层。"),
  WordEntry(
    "json.shell-quotes",
    en: "The quotes of a shell are around the JSON.",
    zh: "JSON 外面带有 shell 的引号。"),
  WordEntry(
    "json.shell-quotes.hint",
    en: "Take away the ' at the beginning and at the end.",
    zh: "请去掉开头和结尾的 '。"),
  WordEntry(
    "json.command",
    en: "This is a command line that begins with {0}, not JSON.",
    zh: "这是以 {0} 开头的命令行，不是 JSON。"),
  WordEntry(
    "json.command.hint",
    en: "Give the JSON alone: what comes after -d or --data, without its quotes.",
    zh: "只保留 JSON：即 -d 或 --data 之后的内容，去掉引号。"),
  WordEntry("json.http-message", en: "This is an HTTP message, not JSON.", zh: "这是 HTTP 报文，不是 JSON。"),
  WordEntry(
    "json.http-message.hint",
    en: "Give its body alone: what comes after the empty line.",
    zh: "只保留正文：空行之后的内容。"),
  WordEntry("json.markup", en: "This is XML or HTML, not JSON.", zh: "这是 XML 或 HTML，不是 JSON。"),
  WordEntry(
    "json.markup.hint",
    en: "It may be an error page that was saved instead of the payload.",
    zh: "可能保存下来的是错误页面，而不是推送内容。"),
  WordEntry("json.property-list", en: "This is a property list, not JSON.", zh: "这是属性列表（plist），不是 JSON。"),
  WordEntry(
    "json.property-list.hint",
    en: "Convert it with: plutil -convert json FILE.",
    zh: "请用 plutil -convert json FILE 转换。"),
  WordEntry(
    "json.printed-dictionary",
    en: "This is a dictionary as Xcode prints it, not JSON.",
    zh: "这是 Xcode 打印的字典，不是 JSON。"),
  WordEntry(
    "json.printed-dictionary.hint",
    en: "Write \"{0}\": instead of {0} =, a comma instead of each semicolon, [ ] instead of ( ).",
    zh: "请把 {0} = 写成 \"{0}\":，把分号换成逗号，把 ( ) 换成 [ ]。"),
  WordEntry("json.template", en: "A place of a template was not filled: {0}", zh: "模板占位符没有填写：{0}"),
  WordEntry("json.template.hint", en: "Fill it in, with quotes around text.", zh: "请填入实际值，文本要加引号。"),
]
