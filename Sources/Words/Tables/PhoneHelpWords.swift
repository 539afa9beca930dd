/// One sentence for each command of phone, backend and world.
let phoneHelpWords: [WordEntry] = [
  WordEntry(
    "help.app.open", en: "Opens the app by its icon, or brings it to the front.", zh: "点按图标打开应用，或让它回到前台。"),
  WordEntry("help.app.background", en: "Leaves the app: it goes to the background.", zh: "离开应用，使其进入后台。"),
  WordEntry("help.app.suspend", en: "iOS freezes the app in the background.", zh: "iOS 在后台挂起应用。"),
  WordEntry(
    "help.app.inactive", en: "Something covers the app: a call, Control Center.", zh: "应用被来电、控制中心等遮挡。"),
  WordEntry("help.app.kill", en: "The person swipes the app away.", zh: "用户划掉应用。"),
  WordEntry("help.app.terminate", en: "iOS ends the app.", zh: "iOS 结束应用。"),
  WordEntry(
    "help.app.profile", en: "The app under test becomes the one of a profile: a file, or a built-in name.",
    zh: "被测应用改为某个配置：文件，或自带的名称。"),
  WordEntry("help.app.badge", en: "The app sets the number on its icon.", zh: "应用设置图标角标。"),
  WordEntry(
    "help.presents", en: "What the app returns from willPresent: banner, list, sound, badge.",
    zh: "应用在 willPresent 中返回的展示方式：banner、list、sound、badge。"),
  WordEntry("help.tap", en: "The person taps a notification.", zh: "用户点按通知。"),
  WordEntry("help.dismiss", en: "The person takes a notification off the list.", zh: "用户移除一条通知。"),
  WordEntry("help.clear", en: "The person clears all notifications of the app.", zh: "用户清除该应用的全部通知。"),
  WordEntry("help.restore", en: "Takes the last dismissal or clearing back.", zh: "撤销上一次移除或清除。"),
  WordEntry("help.restore.badge", en: "Takes the last change of the badge back.", zh: "撤销上一次角标变化。"),
  WordEntry("help.banner.away", en: "The person swipes the banner away.", zh: "用户划走横幅。"),
  WordEntry("help.phone.network", en: "Turns the phone's network on or off.", zh: "打开或关闭手机网络。"),
  WordEntry(
    "help.app.install",
    en: "Installs the app anew and opens it; old tokens answer 410 at once, or after a time.",
    zh: "重新安装并打开应用；旧 token 立即或在一段时间后返回 410。"),
  WordEntry(
    "help.app.remove", en: "Deletes the app; its tokens answer 410 at once, or after a time.",
    zh: "删除应用；其 token 立即或在一段时间后返回 410。"),
  WordEntry(
    "help.app.bundle", en: "Builds the app under another bundle id, the topic of its pushes.",
    zh: "用另一个 bundle id（推送主题）构建应用。"),
  WordEntry(
    "help.app.environment", en: "Builds the app for Apple's sandbox or for production.",
    zh: "为 Apple 的沙盒或生产环境构建应用。"),
  WordEntry(
    "help.phone.tokens", en: "Lists the tokens by which pushes find the phone.", zh: "列出推送据以找到手机的 token。"),
  WordEntry(
    "phone.bundle", en: "a bundle id has letters, digits, hyphens and dots.", zh: "bundle id 由字母、数字、连字符和点组成。"),
  WordEntry("phone.after", en: "a time from 0s to 365d.", zh: "0s 到 365d 的时间。"),
  WordEntry(
    "apns.push.fault", en: "it takes path, method or twice with a value, or no-token.",
    zh: "可用带值的 path、method、twice，或 no-token。"),
  WordEntry(
    "apns.push.credential",
    en:
      "it takes missing, refused with a reason, or verified or unchecked with kid, iss, iat and fingerprint.",
    zh: "可用 missing、带原因的 refused，或带 kid、iss、iat 和指纹的 verified、unchecked。"),
  WordEntry("help.push", en: "Sends a payload to the phone by APNs.", zh: "通过 APNs 向手机发送载荷。"),
  WordEntry("help.stream.push", en: "Plays the demo stream's push of this number.", zh: "播放演示流中该编号的推送。"),
  WordEntry("help.clock", en: "Moves world time forward, 31 days at most.", zh: "让世界时间前进，最多 31 天。"),
  WordEntry("help.set.rule", en: "Decides an open point the other way.", zh: "改变一个未定问题的处理方式。"),
  WordEntry("help.send.apns", en: "Sends a payload to APNs.", zh: "向 APNs 发送 payload。"),
  WordEntry("help.send.jpush", en: "Sends a request file to JPush's push API.", zh: "向极光推送 API 发送请求文件。"),
  WordEntry("help.send.getui", en: "Sends a request file to Getui's push API.", zh: "向个推推送 API 发送请求文件。"),
  WordEntry("help.phone.add", en: "Adds phones with the same app.", zh: "新增装有同一应用的手机。"),
  WordEntry("help.phone.remove", en: "Throws a phone away.", zh: "移除一台手机。"),
  WordEntry("help.phone.use", en: "Shows another phone.", zh: "切换显示的手机。"),
  WordEntry("world.phone.number", en: "“{0}” is no phone; write @2.", zh: "“{0}”不是手机编号；请写 @2。"),
  WordEntry(
    "help.app.sdk", en: "Says which vendors' SDKs are built into the app.", zh: "设定应用集成哪些厂商的 SDK。"),
  WordEntry(
    "world.message.getui", en: "a message of Getui is one text, without title or extras.",
    zh: "个推透传只有一段文本，没有标题和附加字段。"),
  WordEntry("help.reset", en: "Begins the session anew; the history stays.", zh: "重新开始会话；历史保留。"),
  WordEntry(
    "presents.options", en: "it takes banner, list, sound, badge and alert, parted by commas.",
    zh: "可用 banner、list、sound、badge、alert，以逗号分隔。"),
  WordEntry("world.rule.unknown", en: "there is no switch “{0}”.", zh: "没有名为“{0}”的开关。"),
]
