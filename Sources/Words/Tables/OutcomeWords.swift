/// What became of an arrival, in one word: the end of its row.
let outcomeWords: [WordEntry] = [
  WordEntry("outcome.banner", en: "banner", zh: "横幅"),
  WordEntry("outcome.lockscreen", en: "lock screen", zh: "锁屏"),
  WordEntry("outcome.list", en: "list", zh: "列表"),
  WordEntry("outcome.quiet", en: "quiet", zh: "无声"),
  WordEntry("outcome.woke", en: "woke", zh: "唤醒"),
  WordEntry("outcome.held", en: "held", zh: "暂存"),
  WordEntry("outcome.dropped", en: "dropped", zh: "丢弃"),
  WordEntry("outcome.refused", en: "refused", zh: "拒绝"),
  WordEntry("outcome.delivered", en: "delivered", zh: "送达"),
  WordEntry("outcome.extension", en: "waits", zh: "处理中"),
  WordEntry("outcome.tapped", en: "tapped", zh: "已点按"),
  WordEntry("outcome.acted", en: "action", zh: "已操作"),
  WordEntry("outcome.replied", en: "replied", zh: "已回复"),
  WordEntry("outcome.dismissed", en: "dismissed", zh: "已移除"),
  WordEntry("outcome.cleared", en: "cleared", zh: "已清除"),
  WordEntry("outcome.replaced", en: "replaced", zh: "被取代"),
]
