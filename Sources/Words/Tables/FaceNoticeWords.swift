/// What the bottom line says about what was just done.
let faceNoticeWords: [WordEntry] = [
  WordEntry(
    "face.key.unknown", en: "there is no key “{0}”; write d, X, ctrl-l, f5 or space.",
    zh: "没有按键“{0}”；可写 d、X、ctrl-l、f5 或 space。"),
  WordEntry("face.key.free", en: "{0} does nothing; ? shows all keys.", zh: "{0} 没有绑定；按 ? 查看所有按键。"),
  WordEntry("face.select.none", en: "No push is selected; move to one first.", zh: "没有选中推送；请先移动到某一条。"),
  WordEntry("face.row.none", en: "There is no such row on the screen.", zh: "屏幕上没有这一行。"),
  WordEntry("face.find.none", en: "No other row matches.", zh: "没有其他符合的行。"),
  WordEntry(
    "face.find.filter", en: "There is no filter to look for; press / to type one.", zh: "没有可查找的筛选；按 / 输入。"),
  WordEntry("face.undo.none", en: "There is nothing to take back.", zh: "没有可撤销的操作。"),
  WordEntry("face.copied.command", en: "Copied the command.", zh: "已复制命令。"),
  WordEntry("face.copied.raw", en: "Copied {0} {0:byte|bytes}.", zh: "已复制 {0} 字节。"),
  WordEntry("face.copied.rows", en: "Copied {0} {0:row|rows}.", zh: "已复制 {0} 行。"),
  WordEntry("face.copy.none", en: "There is nothing to copy yet.", zh: "还没有可复制的内容。"),
  WordEntry(
    "face.paste.unknown", en: "Only a payload can be pasted here; it begins with {.", zh: "这里只能粘贴以 { 开头的负载。"),
  WordEntry("face.compose.unchanged", en: "Nothing was changed, so nothing was pushed.", zh: "内容没有改动，未推送。"),
  WordEntry("face.bell.on", en: "The bell rings when the phone would sound.", zh: "手机响时终端会响铃。"),
  WordEntry("face.bell.off", en: "The bell is silent.", zh: "响铃已关闭。"),
  WordEntry("face.mouse.on", en: "Clicks come here again.", zh: "鼠标点击重新生效。"),
  WordEntry("face.mouse.off", en: "The mouse selects text now; m takes it back.", zh: "鼠标现在用于选择文字；按 m 收回。"),
]
