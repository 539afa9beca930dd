/// What Belfry says about the terminal and about theme files.
let terminalWords: [WordEntry] = [
  WordEntry(
    "terminal.none",
    en: "the inbox needs a terminal, and this is a file or a pipe; start belfry in a terminal window",
    zh: "收件箱需要终端，而这里是文件或管道；请在终端窗口中启动 belfry"),
  WordEntry(
    "terminal.unnamed", en: "TERM is not set; try TERM=xterm-256color belfry",
    zh: "没有设置 TERM，可以试试 TERM=xterm-256color belfry"),
  WordEntry(
    "terminal.unknown",
    en: "no description of the terminal “{0}” is installed; try TERM=xterm-256color belfry",
    zh: "系统里没有终端“{0}”的描述，可以试试 TERM=xterm-256color belfry"),
  WordEntry(
    "terminal.dumb",
    en: "the terminal “{0}” cannot move its cursor; try another one, or TERM=xterm-256color belfry",
    zh: "终端“{0}”不能移动光标，请换一个终端，或试试 TERM=xterm-256color belfry"),
  WordEntry(
    "terminal.refused", en: "ncurses would not start for the terminal “{0}”; try TERM=xterm-256color belfry",
    zh: "ncurses 无法为终端“{0}”启动，可以试试 TERM=xterm-256color belfry"),
  WordEntry(
    "terminal.system", en: "the system refused {0} with error {1}; try again, or another terminal",
    zh: "系统拒绝了 {0}，错误码 {1}；请重试，或换一个终端"),
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
