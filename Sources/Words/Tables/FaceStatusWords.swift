/// The words of the status bar and the key bar.
let faceStatusWords: [WordEntry] = [
  WordEntry("face.state.short.foreground", en: "FG", zh: "前台"),
  WordEntry("face.state.short.inactive", en: "IN", zh: "非活跃"),
  WordEntry("face.state.short.background", en: "BG", zh: "后台"),
  WordEntry("face.state.short.suspended", en: "SU", zh: "已挂起"),
  WordEntry("face.state.short.notRunning", en: "NR", zh: "未运行"),
  WordEntry("face.state.short.swipedAway", en: "SW", zh: "已划掉"),
  WordEntry(
    "face.state.help.foreground", en: "In front and in use; asked before anything is shown.",
    zh: "在前台使用中；展示通知前会先询问应用。"),
  WordEntry(
    "face.state.help.inactive", en: "In front, but covered, by Control Center or a call.",
    zh: "在前台但被遮住，如控制中心或来电。"),
  WordEntry(
    "face.state.help.background", en: "Away, its code still running for a while.", zh: "在后台，代码还会再运行一会儿。"),
  WordEntry(
    "face.state.help.suspended", en: "Away and frozen; a silent push wakes it.", zh: "在后台被冻结；静默推送能唤醒它。"),
  WordEntry(
    "face.state.help.notRunning", en: "Ended by iOS or never started; a silent push starts it.",
    zh: "被系统结束或从未启动；静默推送能启动它。"),
  WordEntry(
    "face.state.help.swipedAway", en: "Swiped away by the person; a silent push no longer wakes it.",
    zh: "被用户划掉；静默推送不再唤醒它。"),
  WordEntry("face.status.badge", en: "badge", zh: "角标"),
  WordEntry("face.status.clock", en: "clock {0}", zh: "时钟 {0}"),
  WordEntry("face.status.offline", en: "no network", zh: "无网络"),
  WordEntry("face.status.tags", en: "{0} {0:tag|tags}", zh: "{0} 个标签"),
  WordEntry("face.connection.loggedIn", en: "online", zh: "在线"),
  WordEntry("face.connection.closed", en: "offline", zh: "离线"),
  WordEntry("face.connection.connecting", en: "connecting", zh: "连接中"),
  WordEntry("face.connection.setUp", en: "set up", zh: "已建立"),
  WordEntry("face.connection.registered", en: "registered", zh: "已注册"),
  WordEntry("face.banner.away", en: "{0} puts it away", zh: "{0} 关闭提示"),
  WordEntry("face.key.tap", en: "tap", zh: "点击"),
  WordEntry("face.key.dismiss", en: "dismiss", zh: "移除"),
  WordEntry("face.key.states", en: "state", zh: "状态"),
  WordEntry("face.key.why", en: "why", zh: "原因"),
  WordEntry("face.key.raw", en: "raw", zh: "原文"),
  WordEntry("face.key.compose", en: "compose", zh: "编写"),
  WordEntry("face.key.tags", en: "tags", zh: "标签"),
  WordEntry("face.key.alias", en: "alias", zh: "别名"),
  WordEntry("face.key.network", en: "network", zh: "网络"),
  WordEntry("face.key.filter", en: "filter", zh: "筛选"),
  WordEntry("face.key.undo", en: "undo", zh: "撤销"),
  WordEntry("face.key.palette", en: "command", zh: "命令"),
  WordEntry("face.key.help", en: "help", zh: "帮助"),
]
