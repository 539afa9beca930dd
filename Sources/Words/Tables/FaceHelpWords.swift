/// One sentence of help for each command of the face.
let faceHelpWords: [WordEntry] = [
  WordEntry(
    "face.help.view", en: "Shows a page or pane; the same again goes back.", zh: "显示某个页面或面板；再次执行则返回。"),
  WordEntry(
    "face.help.rules", en: "Lists all rules, with sources, certainty and switches.", zh: "列出全部规则、出处、可信度和开关。"),
  WordEntry("face.help.raw", en: "Shows the payload set out in lines or byte for byte.", zh: "以排版或原始字节显示负载。"),
  WordEntry("face.help.callbacks", en: "Lists what happened to this push, or everything.", zh: "列出此推送或全部事件。"),
  WordEntry(
    "face.help.tab", en: "Shows all rows, those on the phone, or refused ones.", zh: "显示全部、手机上的或被拒的行。"),
  WordEntry("face.help.move", en: "Moves within the pane that has the focus.", zh: "在当前面板中移动。"),
  WordEntry("face.help.scroll", en: "Moves the detail without leaving the list.", zh: "不离开列表而滚动详情。"),
  WordEntry("face.help.focus", en: "Goes to the next or previous pane.", zh: "切换到下一个或上一个面板。"),
  WordEntry("face.help.open", en: "Opens a dialog.", zh: "打开对话框。"),
  WordEntry("face.help.help", en: "Shows all keys and commands.", zh: "显示所有按键与命令。"),
  WordEntry("face.help.select", en: "Selects a push by number, row or text.", zh: "按编号、行或文字选中推送。"),
  WordEntry("face.help.mark", en: "Marks a row, or takes all marks off.", zh: "标记一行，或取消所有标记。"),
  WordEntry(
    "face.help.filter", en: "Shows only rows that match; alone it shows everything.",
    zh: "只显示符合条件的行；不带条件则显示全部。"),
  WordEntry("face.help.find", en: "Goes to the next row that the filter matches.", zh: "跳到下一个符合筛选的行。"),
  WordEntry(
    "face.help.undo", en: "Takes back a removal, marks, a filter or the badge.", zh: "撤销移除、标记、筛选或角标。"),
  WordEntry(
    "face.help.copy", en: "Copies the payload, the row, the last command or the view.",
    zh: "复制负载、行、上一条命令或当前视图。"),
  WordEntry(
    "face.help.try", en: "In what-if: puts the app into that state and sends the push again.",
    zh: "在各状态视图中：切换到该状态并重新推送。"),
  WordEntry(
    "face.help.differences", en: "In what-if: shows only what differs, or everything.",
    zh: "在各状态视图中：只显示不同之处，或全部。"),
  WordEntry(
    "face.help.versions", en: "In what-if: shows every iOS version, or every state again.",
    zh: "在各状态视图中：显示各 iOS 版本，或回到各状态。"),
  WordEntry(
    "face.help.version", en: "In what-if: looks at the next older or newer iOS.",
    zh: "在各状态视图中：换到更旧或更新的 iOS。"),
  WordEntry("face.help.toggle", en: "Turns something on, or off again.", zh: "切换开关。"),
  WordEntry(
    "face.help.bind", en: "Lets a key run a command; a dot is the selected push.", zh: "让按键运行命令；点号代表选中的推送。"),
  WordEntry("face.help.unbind", en: "Frees a key.", zh: "解除按键绑定。"),
  WordEntry("face.help.back", en: "Goes one step back, or clears the filter.", zh: "后退一步，或清除筛选。"),
  WordEntry(
    "face.help.suspend", en: "Gives the terminal back to the shell; fg returns.", zh: "把终端交还 shell；用 fg 回来。"),
  WordEntry("face.help.redraw", en: "Draws everything anew.", zh: "全部重画。"),
  WordEntry("face.help.quit", en: "Ends belfry.", zh: "退出 belfry。"),
  WordEntry("face.help.theme", en: "Changes the colours.", zh: "更换配色。"),
  WordEntry(
    "face.help.set.language", en: "Speaks English or Chinese, or as the locale says.", zh: "使用英文、中文或跟随系统语言。"),
  WordEntry(
    "face.help.set.ambiguous", en: "Takes ambiguous characters as narrow or wide.", zh: "把歧义宽度字符当作窄或宽。"),
  WordEntry(
    "face.help.set.borders", en: "Draws boxes with lines or with plain ASCII.", zh: "用线条或纯 ASCII 画边框。"),
  WordEntry("face.help.set.bell", en: "Rings when the phone would sound.", zh: "手机响时终端也响铃。"),
  WordEntry(
    "face.help.set.clock", en: "Shows time and ages; off wakes the machine never.", zh: "显示时间；关闭后空闲时完全不唤醒。"),
  WordEntry(
    "face.help.set.mouse", en: "Takes clicks, or leaves the mouse to the terminal.", zh: "接收鼠标点击，或把鼠标留给终端。"),
  WordEntry(
    "face.help.set.follow-focus", en: "The app follows this window into front and background.",
    zh: "应用随此窗口进入前台或后台。"),
  WordEntry("face.help.set.hints", en: "Shows the steps to try first.", zh: "显示入门步骤。"),
  WordEntry("face.signhelp.warned", en: "A sign: its client does not heed the answers.", zh: "标记：客户端未理会应答。"),
  WordEntry("face.signhelp.adopted", en: "A sign: its names were adopted.", zh: "标记：其名称已被接管。"),
  WordEntry("face.signhelp.resent", en: "A sign: it was adopted and sent again.", zh: "标记：已接管并重发。"),
  WordEntry("face.keyhelp.view.why", en: "Shows why this happened, rule by rule.", zh: "逐条规则说明原因。"),
  WordEntry(
    "face.keyhelp.view.whatif", en: "Shows what this push would do in every state of the app.",
    zh: "显示此推送在应用的每种状态下的结果。"),
  WordEntry("face.keyhelp.copy.view", en: "In a view: copies it as text.", zh: "在视图中：复制为文本。"),
  WordEntry("face.keyhelp.view.raw", en: "Shows the payload; again: byte for byte.", zh: "显示负载；再按一次显示原始字节。"),
  WordEntry("face.keyhelp.open.states", en: "Puts the app into any state.", zh: "把应用切换到任意状态。"),
  WordEntry("face.keyhelp.open.compose", en: "Pushes a sample, or one you edit first.", zh: "推送示例，或先编辑再推送。"),
  WordEntry("face.keyhelp.open.filter", en: "Narrows the list while you type.", zh: "边输入边筛选列表。"),
  WordEntry("face.keyhelp.open.palette", en: "Takes any command.", zh: "输入任意命令。"),
  WordEntry("face.keyhelp.open.log", en: "Shows what keys have run, as commands.", zh: "以命令形式显示按键做过的事。"),
  WordEntry("face.keyhelp.toggle.app", en: "Changes between foreground and background.", zh: "在前台与后台之间切换。"),
  WordEntry(
    "face.keyhelp.toggle.network", en: "Turns the phone's network off, or on again.", zh: "关闭或恢复手机网络。"),
  WordEntry("face.keyhelp.toggle.stream", en: "Pauses the demo stream, or goes on.", zh: "暂停或继续演示推送。"),
  WordEntry(
    "face.keyhelp.toggle.mouse", en: "Frees the mouse for the terminal, or takes it back.", zh: "把鼠标交还终端，或收回。"
  ),
  WordEntry("face.keyhelp.toggle.language", en: "Changes between English and Chinese.", zh: "切换中英文。"),
  WordEntry("face.keyhelp.toggle.bell", en: "Turns the bell on, or off again.", zh: "打开或关闭响铃。"),
]
