/// What `belfry help` and the manual say: the calls.
let cliHelpWords: [WordEntry] = [
  WordEntry(
    "cli.about", en: "belfry: a phone for your push backend, in a terminal.", zh: "belfry：终端里的一部手机，供推送后端调试。"),
  WordEntry("cli.usage.heading", en: "Usage", zh: "用法"),
  WordEntry("cli.commands.heading", en: "Commands", zh: "命令"),
  WordEntry("cli.options.heading", en: "Options", zh: "选项"),
  WordEntry("cli.examples.heading", en: "Examples", zh: "示例"),
  WordEntry("cli.exit.heading", en: "Exit status", zh: "退出码"),
  WordEntry(
    "cli.exit.list",
    en: "0 ok · 1 a check failed · 2 nothing was done · 3 time-out · 70 Belfry's fault · 130 interrupted",
    zh: "0 成功 · 1 检查未通过 · 2 什么也没做 · 3 超时 · 70 Belfry 自身故障 · 130 被中断"),
  WordEntry(
    "cli.help.more", en: "belfry help COMMAND says more; belfry man is the whole manual.",
    zh: "更多说明：belfry help COMMAND；完整手册：belfry man。"),
  WordEntry(
    "cli.inbox", en: "Opens the inbox: the phone, what arrives on it, and why it looks as it does.",
    zh: "打开收件箱：一部手机、它收到的推送，以及为什么是这样的结果。"),
  WordEntry(
    "cli.inbox.detail",
    en: """
      Without a command, belfry opens the inbox: a simulated iPhone with an app on it. A built-in stream plays a \
      believable day until the first push from outside arrives. What arrives is kept in a journal and is there again \
      at the next start.

      Push to it from another terminal with belfry push, drive it with belfry do, watch it with belfry tail.
      """,
    zh: """
      不带命令时，belfry 打开收件箱：一部模拟的 iPhone 和上面的一个 App。内置的推送流模拟一天的推送，直到外部的第一条推送\
      到来。收到的内容保存在日志中，下次启动时仍在。

      在另一个终端里用 belfry push 推送，用 belfry do 操作，用 belfry tail 观察。
      """),
  WordEntry(
    "cli.push", en: "Hands a payload to the running belfry and prints what the phone did with it.",
    zh: "把一个 payload 交给正在运行的 belfry，并打印手机的反应。"),
  WordEntry(
    "cli.push.detail",
    en: """
      FILE holds the payload, a JSON object with "aps"; - reads it from standard input. The second form is the one of \
      xcrun simctl push: DEVICE is "booted" or any other name, BUNDLE becomes the topic. A device token as DEVICE is judged as \
      APNs judges it (belfry do "phone tokens" lists them), and then needs BUNDLE.

      Prints one line, such as "banner, sound, badge 7 · willPresent": what a person saw and heard, then the app's \
      callbacks. A push that is refused ends with status 1, its reason and the fix.
      """,
    zh: """
      FILE 是 payload 文件，即带 "aps" 的 JSON 对象；- 表示从标准输入读取。第二种写法与 xcrun simctl push 相同：\
      DEVICE 是 "booted" 或任意名称，BUNDLE 作为 topic。DEVICE 为 device token 时按 APNs 的规则判断\
      （belfry do "phone tokens" 列出全部 token），此时必须给出 BUNDLE。

      打印一行，例如 "banner, sound, badge 7 · willPresent"：先是用户看到和听到的，再是 App 的回调。被拒绝的推送\
      以状态 1 结束，并给出原因和解决办法。
      """),
  WordEntry(
    "cli.push.example.file", en: "Pushes a file.", zh: "推送一个文件。"),
  WordEntry(
    "cli.push.example.stdin", en: "Pushes what another program writes.", zh: "推送另一个程序的输出。"),
  WordEntry(
    "cli.push.example.message", en: "Sends a transparent message with this content.", zh: "发送一条内容如此的透传消息。"),
  WordEntry(
    "cli.do", en: "Runs commands in the running belfry, as its palette does.",
    zh: "在正在运行的 belfry 中执行命令，与命令面板相同。"),
  WordEntry(
    "cli.do.detail",
    en: """
      Each COMMAND is one argument. All are read before the first one runs; one that cannot be read is shown with its \
      column. They run in order, and the first that comes to nothing ends the call with status 1.
      """,
    zh: """
      每个 COMMAND 是一个参数。执行前先全部读一遍；读不懂的命令会指出所在的列。命令依次执行，遇到第一条没有结果的命令\
      就以状态 1 结束。
      """),
  WordEntry(
    "cli.do.example", en: "Puts the app in the background and taps the newest match.",
    zh: "把 App 切到后台，再点按最新匹配的通知。"),
  WordEntry(
    "cli.tail", en: "Prints what happens, as it happens, one JSON object a line.",
    zh: "实时打印发生的一切，每行一个 JSON 对象。"),
  WordEntry(
    "cli.tail.detail",
    en: """
      "kind" is "begin" for the first line, with a mark for belfry wait --since; "entry" for a step of the trace, \
      "arrival" for a push or message with what became of it, and "lagged" where the reader was too slow and lines were \
      left out. "v" is the version of the format. Ends with Ctrl-C.
      """,
    zh: """
      "kind" 为 "begin" 表示第一行，附有供 belfry wait --since 使用的标记；为 "entry" 表示轨迹中的一步，"arrival" 表示一条推送或消息及其结果，"lagged" 表示读得太慢、略过了若干行。\
      "v" 是格式版本。按 Ctrl-C 结束。
      """),
  WordEntry(
    "cli.mark", en: "Prints a name for this moment, for belfry wait --since.",
    zh: "打印当前时刻的标记，供 belfry wait --since 使用。"),
  WordEntry(
    "cli.mark.detail", en: "Take a mark, do what should lead to a push, then wait for it since the mark.",
    zh: "先取标记，再做应当触发推送的操作，然后等待标记之后的推送。"),
  WordEntry(
    "cli.wait", en: "Waits for an arrival that a filter matches, and prints its row.",
    zh: "等待符合过滤条件的推送，并打印该行。"),
  WordEntry(
    "cli.wait.detail",
    en: """
      FILTER is the language of the inbox's / line. Without --since, only what arrives from now on counts. The \
      embedded stream's pushes never count. When the time is over, status 3 and the nearest miss.
      """,
    zh: """
      FILTER 与收件箱中 / 行的语法相同。不带 --since 时，只计从现在起到达的推送。内置推送流的推送不计在内。超时后以状态 3 \
      结束，并给出最接近的一条。
      """),
  WordEntry(
    "cli.wait.example", en: "Waits for a push since the mark.", zh: "等待标记之后的推送。"),
  WordEntry(
    "cli.state", en: "Prints the app's state, badge, connection, tags and alias.",
    zh: "打印 App 状态、角标、连接、标签和别名。"),
  WordEntry("cli.state.detail", en: "One fact a line.", zh: "每行一项。"),
  WordEntry("cli.shot", en: "Prints a picture of the inbox as it looks now.", zh: "打印收件箱当前的画面。"),
  WordEntry("cli.shot.title", en: "The Belfry inbox", zh: "Belfry 收件箱"),
  WordEntry(
    "cli.shot.detail",
    en: """
      Drawn anew with the newest push selected; the inbox in its terminal is left alone. Each COMMAND is one of the \
      inbox's own, such as 'view why' or 'tab refused', and is run before the picture is taken.
      """,
    zh: """
      重新绘制，选中最新的推送；终端中的收件箱不受影响。每个 COMMAND 都是收件箱自己的命令，例如 'view why' 或 'tab refused'，\
      在截图前执行。
      """),
  WordEntry("cli.shot.example", en: "Keeps a picture of the reasons.", zh: "把原因画面存为图片。"),
  WordEntry(
    "cli.lint", en: "Judges payload files: errors, warnings and a fix for each.",
    zh: "检查 payload 文件：错误、警告以及解决办法。"),
  WordEntry(
    "cli.lint.detail",
    en: """
      Prints FILE:LINE:COLUMN, how bad it is, what the phone does about it, and the fix. Status 1 if there is an \
      error; warnings alone are 0. Needs no running belfry.
      """,
    zh: """
      打印 FILE:LINE:COLUMN、严重程度、手机会怎么处理以及解决办法。有错误时状态为 1；只有警告时为 0。不需要运行中的 belfry。
      """),
  WordEntry("cli.lint.example", en: "Judges a file as a background push.", zh: "按后台推送检查一个文件。"),
  WordEntry(
    "cli.profile", en: "Begins or checks the file that describes an app under test.", zh: "新建或检查描述被测应用的配置文件。"),
  WordEntry(
    "cli.profile.detail",
    en: """
      A profile says what is built into the app and what its code does when it is called: what it returns, when it \
      calls a completion handler, what it opens. new writes a commented one to NAME.profile, or prints it; check reads \
      files and prints FILE:LINE:COLUMN and the reason, with status 1 if there is a mistake. list names the \
      profiles that come with Belfry, the apps of public articles, each as written and as meant; show prints one. Load \
      one with belfry do 'app profile FILE' or 'app profile NAME'.
      """,
    zh: """
      配置文件说明应用内置了什么，以及代码被调用时做什么：返回什么、何时调用 completionHandler、打开什么界面。new 把带注释的\
      模板写入 NAME.profile，不给名称则打印出来；check 检查文件，打印 FILE:LINE:COLUMN 和原因，有错误时状态为 1。list 列出自带的\
      配置：几篇公开文章里的应用，各有“按原文”和“按本意”两版；show 打印其中一个。用 belfry do 'app profile FILE' 或 \
      'app profile NAME' 加载。
      """),
  WordEntry(
    "cli.profile.example.show", en: "Prints the app of an article, with its mistakes named.",
    zh: "打印一篇文章里的应用，并指出其中的错误。"),
  WordEntry("cli.profile.example.new", en: "Writes shop.profile to begin with.", zh: "写出 shop.profile 作为起点。"),
  WordEntry(
    "cli.profile.example.check", en: "Says whether it can be read, and where not.", zh: "检查文件能否读懂，并指出错误位置。"),
  WordEntry(
    "cli.rules", en: "Lists the rules Belfry goes by, how sure they are, and their switches.",
    zh: "列出 Belfry 依据的规则、可信度和开关。"),
  WordEntry(
    "cli.rules.detail",
    en: """
      Each rule has a sentence, its public source, and how sure Belfry is of it. Where the sources leave more than one \
      answer a switch chooses: belfry do 'set rule NAME on'. If a belfry runs, its values are shown. Only rules that \
      hold every WORD are listed.
      """,
    zh: """
      每条规则都有说明、公开出处和可信度。来源说法不一时，可用开关选择：belfry do 'set rule NAME on'。有 belfry 运行时会显示\
      它的取值。给出 WORD 时只列出包含全部词的规则。
      """),
  WordEntry("cli.rules.example.assumed", en: "What is assumed about badges.", zh: "关于角标的推测性规则。"),
  WordEntry(
    "cli.rules.example.changed", en: "What the running belfry was told otherwise.", zh: "运行中的 belfry 更改过的规则。"),
  WordEntry("cli.paths", en: "Prints where Belfry keeps its files.", zh: "打印 Belfry 的文件位置。"),
  WordEntry(
    "cli.paths.detail",
    en: "XDG_CONFIG_HOME, XDG_STATE_HOME and XDG_RUNTIME_DIR move them. One name and one path a line.",
    zh: "可用 XDG_CONFIG_HOME、XDG_STATE_HOME 和 XDG_RUNTIME_DIR 改变位置。每行一个名称和一个路径。"),
  WordEntry("cli.completions", en: "Prints a completion script for a shell.", zh: "打印 shell 的补全脚本。"),
  WordEntry(
    "cli.completions.detail", en: "The script's first lines say where to put it.", zh: "脚本开头几行说明了放置位置。"),
  WordEntry("cli.completions.example", en: "Turns completion on for this shell.", zh: "在当前 shell 中启用补全。"),
  WordEntry("cli.man", en: "Prints the manual page.", zh: "打印手册页。"),
  WordEntry("cli.man.detail", en: "In roff, as man reads it.", zh: "格式为 roff，供 man 读取。"),
  WordEntry("cli.man.example", en: "Reads it.", zh: "阅读手册。"),
  WordEntry("cli.help", en: "Says what there is, or all about one command.", zh: "列出全部命令，或说明某一个命令。"),
  WordEntry("cli.help.detail", en: "The same as --help behind the command.", zh: "与在命令后加 --help 相同。"),
]
