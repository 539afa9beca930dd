/// The rarer kinds of push.
let channelWords: [WordEntry] = [
  WordEntry("channel.event.routed", en: "routed by its type: {0}", zh: "按类型转交：{0}"),
  WordEntry("channel.event.joined", en: "joins channel {0}", zh: "加入频道 {0}"),
  WordEntry("channel.event.left", en: "leaves the channel", zh: "离开频道"),
  WordEntry("channel.loss.notChanged", en: "content-changed is not true", zh: "content-changed 不为 true"),
  WordEntry("channel.loss.notJoined", en: "no channel joined", zh: "没有加入频道"),
  WordEntry("help.talk.join", en: "The app joins a Push to Talk channel.", zh: "应用加入一个对讲频道。"),
  WordEntry("help.talk.leave", en: "The app leaves its Push to Talk channel.", zh: "应用离开对讲频道。"),
]
