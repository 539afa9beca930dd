/// What only the manual page says.
let cliManualWords: [WordEntry] = [
  WordEntry("cli.man.name", en: "NAME", zh: "名称"),
  WordEntry(
    "cli.man.tagline", en: "a phone for your push backend, in a terminal", zh: "终端里的一部手机，供推送后端调试"),
  WordEntry("cli.man.synopsis", en: "SYNOPSIS", zh: "概要"),
  WordEntry("cli.man.description", en: "DESCRIPTION", zh: "说明"),
  WordEntry("cli.man.options", en: "OPTIONS", zh: "选项"),
  WordEntry("cli.man.keys", en: "KEYS", zh: "按键"),
  WordEntry(
    "cli.man.keys.text",
    en:
      "Each key of the inbox with the command that it runs; a dot stands for the selected push. Some do something else while a view fills the screen; those come after the others. The last are the signs beside rows, with the filters that show them.",
    zh: "收件箱的按键及其命令；点号代表选中的推送。全屏视图中有些按键另有用途，列在后面；最后是行内标记及其筛选。"),
  WordEntry("cli.man.commands", en: "COMMANDS", zh: "命令"),
  WordEntry("cli.man.exit", en: "EXIT STATUS", zh: "退出码"),
  WordEntry("cli.man.files", en: "FILES", zh: "文件"),
  WordEntry(
    "cli.man.files.text",
    en: """
      $XDG_CONFIG_HOME/belfry/belfryrc: commands that run at the start.
      $XDG_CONFIG_HOME/belfry/*.theme: themes.
      $XDG_STATE_HOME/belfry/: one journal an instance; the gateway's certificate, and the keys and secrets it prints.
      $XDG_RUNTIME_DIR/belfry/NAME.sock: the control socket of an instance.

      belfry paths prints them with the variables filled in.
      """,
    zh: """
      $XDG_CONFIG_HOME/belfry/belfryrc：启动时执行的命令。
      $XDG_CONFIG_HOME/belfry/*.theme：主题。
      $XDG_STATE_HOME/belfry/：每个实例一个日志；网关的证书及其打印的密钥。
      $XDG_RUNTIME_DIR/belfry/NAME.sock：实例的控制套接字。

      belfry paths 打印变量展开后的路径。
      """),
]
