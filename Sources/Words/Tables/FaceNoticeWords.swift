/// What the bottom line says about what was just done.
let faceNoticeWords: [WordEntry] = [
  WordEntry(
    "face.picture.line", en: "“{0}” is no command of the inbox's own.", zh: "“{0}”不是收件箱自己的命令。"),
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
  WordEntry("face.copied.view", en: "Copied as text.", zh: "已复制为文本。"),
  WordEntry(
    "face.whatif.closed", en: "This belongs to the what-if view; open it with “view whatif”.",
    zh: "此命令用于各状态视图；用“view whatif”打开。"),
  WordEntry("face.whatif.tried", en: "Tried, the app being {0}.", zh: "已试：应用{0}。"),
  WordEntry("face.copy.none", en: "There is nothing to copy yet.", zh: "还没有可复制的内容。"),
  WordEntry(
    "face.paste.unknown", en: "Only a payload can be pasted here; it begins with {.", zh: "这里只能粘贴以 { 开头的负载。"),
  WordEntry("face.compose.unchanged", en: "Nothing was changed, so nothing was pushed.", zh: "内容没有改动，未推送。"),
  WordEntry("face.bell.on", en: "The bell rings when the phone would sound.", zh: "手机响时终端会响铃。"),
  WordEntry("face.bell.off", en: "The bell is silent.", zh: "响铃已关闭。"),
  WordEntry("face.mouse.on", en: "Clicks come here again.", zh: "鼠标点击重新生效。"),
  WordEntry("face.mouse.off", en: "The mouse selects text now; m takes it back.", zh: "鼠标现在用于选择文字；按 m 收回。"),
  WordEntry(
    "face.copy.failed", en: "This terminal does not take it; it may be too long, or know no clipboard.",
    zh: "终端不接受；内容可能太长，或终端不支持剪贴板。"),
  WordEntry(
    "face.theme.unknown", en: "There is no theme “{0}”. There are {1}.", zh: "没有主题“{0}”。可用：{1}。"),
  WordEntry("face.file.mistake", en: "{0}, line {1}, column {2}: {3}", zh: "{0} 第 {1} 行第 {2} 列：{3}"),
  WordEntry("face.file.suggest", en: "{0} Did you mean “{1}”?", zh: "{0}是否想输入“{1}”？"),
  WordEntry(
    "face.rc.world", en: "this changes the phone; write it under “on new-session”.",
    zh: "此命令会改变手机；请写在“on new-session”下。"),
  WordEntry(
    "face.rc.open", en: "“on new-session {” is never closed; add a line with “}”.",
    zh: "“on new-session {”没有闭合；请加一行“}”。"),
  WordEntry("face.file.unread", en: "{0} cannot be read.", zh: "无法读取 {0}。"),
  WordEntry("face.profile.mistake", en: "{0}: {1}", zh: "{0}：{1}"),
  WordEntry("face.profile.reloaded", en: "Loaded anew: {0}.", zh: "已重新加载：{0}。"),
  WordEntry("face.profile.kept", en: "The app stays as it was. {0}", zh: "应用保持原样。{0}"),
  WordEntry(
    "face.editor.file",
    en: "The payload's temporary file cannot be written; set TMPDIR to a folder of yours.",
    zh: "无法写入负载的临时文件；请把 TMPDIR 设为你可写的目录。"),
  WordEntry(
    "face.editor.failed", en: "“{0}” failed; set VISUAL or EDITOR to an editor.",
    zh: "“{0}”运行失败；请把 VISUAL 或 EDITOR 设为编辑器。"),
]
