/// What Belfry says about the terminal and about theme files.
let terminalWords: [WordEntry] = [
  WordEntry(
    "theme.line", en: "“{0}” does not start a line of a theme; write color ROLE #rrggbb",
    zh: "主题文件的行不能以“{0}”开头，请写 color 角色 #rrggbb"),
  WordEntry(
    "theme.role.missing", en: "color needs a role, such as color badge #e0af68",
    zh: "color 后面要写角色，例如 color badge #e0af68"),
  WordEntry(
    "theme.role.unknown", en: "there is no role “{0}”; copy a built-in theme to see them all",
    zh: "没有“{0}”这个角色，可复制一个内置主题查看全部角色"),
  WordEntry(
    "theme.role.twice", en: "role “{0}” has a line already; keep one of them", zh: "角色“{0}”已经写过一行，请只保留一行"),
  WordEntry(
    "theme.colour.missing", en: "role “{0}” needs a colour or an attribute, such as #e0af68 or bold",
    zh: "角色“{0}”后面要写颜色或属性，例如 #e0af68 或 bold"),
  WordEntry(
    "theme.colour.twice", en: "role “{0}” takes one colour and one after “on”",
    zh: "角色“{0}”只能有一个前景色，以及 on 之后的一个背景色"),
  WordEntry(
    "theme.colour.bad", en: "“{0}” is not a colour; write # and six hex digits, or standard",
    zh: "“{0}”不是颜色，请写 # 加六位十六进制数字，或 standard"),
  WordEntry(
    "theme.on.empty", en: "on needs a colour after it, such as on #16181d", zh: "on 后面要写颜色，例如 on #16181d"),
  WordEntry(
    "theme.word.unknown",
    en: "“{0}” is neither a colour nor one of bold, dim, italic, underline, reverse, strikethrough",
    zh: "“{0}”既不是颜色，也不是 bold、dim、italic、underline、reverse、strikethrough 之一"),
]
