/// The sentences that open Detail: what a person saw of a push, and why.
let arrivalWords: [WordEntry] = [
  // One sentence after another: Chinese needs no space between them.
  WordEntry("arrival.and", en: "{0} {1}", zh: "{0}{1}"),

  WordEntry("arrival.banner.sound", en: "Shown as a banner with {0}.", zh: "以横幅展示，并播放{0}。"),
  WordEntry("arrival.banner", en: "Shown as a banner, without a sound.", zh: "以横幅展示，没有声音。"),
  WordEntry(
    "arrival.list.sound", en: "Put into the list with {0}, without a banner.", zh: "进入列表并播放{0}，没有横幅。"),
  WordEntry("arrival.list", en: "Put into the list only: no banner, no sound.", zh: "只进列表：没有横幅，没有声音。"),
  WordEntry("arrival.lock.sound", en: "Shown on the lock screen with {0}.", zh: "在锁屏上展示，并播放{0}。"),
  WordEntry("arrival.lock", en: "Shown on the lock screen, without a sound.", zh: "在锁屏上展示，没有声音。"),
  WordEntry("arrival.heard", en: "Nothing to see; {0} was heard.", zh: "没有画面，播放了{0}。"),
  WordEntry("arrival.counted", en: "Nothing to see; {0}.", zh: "没有画面，{0}。"),
  WordEntry("arrival.heard.counted", en: "Nothing to see; {0} was heard and {1}.", zh: "没有画面，播放了{0}，{1}。"),
  WordEntry("arrival.nothing", en: "Nothing shown.", zh: "什么都没有显示。"),
  WordEntry("arrival.gone", en: "Nothing of it stays in the list.", zh: "不会留在列表中。"),
  WordEntry(
    "arrival.passive", en: "Its interruption-level is passive.", zh: "其 interruption-level 为 passive。"),

  WordEntry("arrival.sound", en: "a sound", zh: "提示音"),
  WordEntry("arrival.sound.named", en: "the sound {0}", zh: "声音 {0}"),
  WordEntry("arrival.sound.critical", en: "the critical sound {0}", zh: "重要提醒声音 {0}"),
  WordEntry("arrival.badge", en: "the icon shows {0}", zh: "角标变为 {0}"),
  WordEntry("arrival.badge.removed", en: "the badge was removed", zh: "角标已移除"),
  WordEntry("arrival.badge.kept", en: "The badge {0} was not taken.", zh: "未采用角标 {0}。"),

  WordEntry("arrival.why.foreground", en: "The app was asked first and said {0}.", zh: "先询问了应用，应用返回 {0}。"),
  WordEntry(
    "arrival.why.inactive", en: "The app was in front but inactive; it was asked first and said {0}.",
    zh: "应用在前台但处于 inactive 状态；先询问了应用，应用返回 {0}。"),
  WordEntry(
    "arrival.why.background", en: "The app was in the background and was not asked.", zh: "应用在后台，没有被询问。"),
  WordEntry("arrival.why.suspended", en: "The app was suspended and was not asked.", zh: "应用被挂起，没有被询问。"),
  WordEntry(
    "arrival.why.notRunning", en: "The app was not running; iOS did this by itself.", zh: "应用未运行，由系统直接处理。"),
  WordEntry(
    "arrival.why.swipedAway", en: "The app had been swiped away; iOS did this by itself.",
    zh: "应用已被划掉，由系统直接处理。"),

  WordEntry(
    "arrival.silent.ran.foreground", en: "Its silent part went to the app as well.", zh: "静默部分也交给了应用。"),
  WordEntry(
    "arrival.silent.ran.inactive", en: "Its silent part went to the app as well.", zh: "静默部分也交给了应用。"),
  WordEntry(
    "arrival.silent.ran.background", en: "Its silent part ran the app's code.", zh: "静默部分运行了应用代码。"),
  WordEntry(
    "arrival.silent.ran.suspended", en: "For its silent part iOS resumed the app for a moment.",
    zh: "iOS 为静默部分短暂恢复了应用。"),
  WordEntry(
    "arrival.silent.ran.notRunning", en: "For its silent part iOS launched the app in the background.",
    zh: "iOS 为静默部分在后台启动了应用。"),
  WordEntry(
    "arrival.silent.held.budget", en: "Its silent part waits until the app is opened.",
    zh: "静默部分暂存，等待应用打开。"),
  WordEntry(
    "arrival.silent.held.lowPower",
    en: "Its silent part waits until Low Power Mode ends or the app is opened.",
    zh: "静默部分暂存，等待低电量模式结束或应用打开。"),
  WordEntry(
    "arrival.silent.held.beforeUnlock", en: "Its silent part waits until the phone is unlocked.",
    zh: "静默部分暂存，等待手机首次解锁。"),
  WordEntry(
    "arrival.silent.dropped", en: "Its silent part was dropped: {0}.", zh: "静默部分被丢弃：{0}。"),
  WordEntry(
    "arrival.silent.handed", en: "Its silent part was handed over when the app was opened.",
    zh: "静默部分在打开应用时交付。"),

  WordEntry(
    "arrival.woke", en: "Nothing to see; the app's code ran.", zh: "没有画面，应用代码运行了。"),
  WordEntry("arrival.held", en: "Held.", zh: "已暂存。"),
  WordEntry("arrival.dropped", en: "Dropped.", zh: "已丢弃。"),
  WordEntry("arrival.refused", en: "Refused: {0}.", zh: "被拒绝：{0}。"),
  WordEntry("arrival.delivered", en: "Handed to the app.", zh: "已交给应用。"),
  WordEntry("arrival.called", en: "A call.", zh: "来电。"),
  WordEntry("arrival.activity", en: "A Live Activity.", zh: "实时活动。"),
  WordEntry("arrival.extension", en: "The service extension has it still.", zh: "通知服务扩展正在处理。"),
  WordEntry("arrival.cleared", en: "Cleared.", zh: "已清除。"),
  WordEntry("arrival.replaced", en: "Replaced.", zh: "已被取代。"),
]
