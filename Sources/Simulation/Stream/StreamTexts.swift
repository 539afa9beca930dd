/// What the stream's apps say: one line for each language, so that a day is mixed. `{n}` is a number.
enum StreamTexts {
  typealias Text = (title: String, body: String)

  static let orders: [(stage: String, texts: [Text])] = [
    (
      "placed",
      [("Order placed", "Order {n} · 3 items · 48.90 €"), ("下单成功", "订单 {n}，共 3 件，合计 ¥268.00")]
    ),
    (
      "paid", [("Payment received", "Thanks! Order {n} is being packed 📦"), ("支付成功", "订单 {n} 已付款，正在备货 📦")]
    ),
    (
      "sent",
      [
        ("On its way", "Order {n} left the depot, arrives Thursday 14–16 h 🚚"),
        ("包裹已发出", "订单 {n} 已出库，预计周四 14–16 点送达 🚚"),
      ]
    ),
    (
      "here", [("Delivered", "Order {n} is with your neighbour 👍🏽"), ("已签收", "订单 {n} 已由邻居代收 👍🏽")]
    ),
  ]

  static let chats: [(from: String, lines: [String])] = [
    ("王小明", ["晚上一起吃饭？🍜", "到了给我发消息", "照片发你了 📷", "[语音] 12″", "好的好的 👌🏻", "周末去爬山吗？⛰️"]),
    (
      "Ada",
      ["Are you coming tonight? 🎬", "Running 5 min late 🏃🏽‍♀️", "👍", "Look at this 👉 https://example.com/c/42"]
    ),
    ("Family 👨‍👩‍👧‍👦", ["Mum: dinner at seven", "爸爸：路上小心", "Leo: who took my charger? 🔌"]),
    ("Team 👩‍💻", ["Build is green ✅", "Stand-up moved to 9:45", "评审通过，可以合并 🎉", "Who is on call this week? 🧯"]),
  ]

  static let news: [Text] = [
    ("Morning brief", "Five things to know today ☕️"),
    ("早间新闻", "今天需要知道的五件事 ☕️"),
    ("Match report", "🇧🇷 2 : 1 🇯🇵 after extra time"),
    ("比赛战报", "🇨🇳 3 : 2 🇰🇷，加时绝杀"),
    ("Markets", "Index closes 1.2 % higher 📈"),
    ("天气预警", "傍晚有雷阵雨，记得带伞 ☔️"),
  ]

  static let promos: [Text] = [
    ("周末特惠", "全场八折，仅限今日 🎁"),
    ("Weekend deal", "20 % off everything, today only 🎁"),
    ("会员日", "你的优惠券 {n} 即将过期"),
    ("Your list", "{n} items you saved are cheaper now"),
  ]

  static let alarms: [Text] = [
    ("Flood warning", "River gauge 4 is above its limit 🌊"),
    ("地震预警", "预计 12 秒后到达，震感轻微"),
  ]

  static let messages: [(content: String, title: String?)] = [
    ("{\"type\":\"sync\",\"rev\":{n}}", nil), ("{\"type\":\"config\",\"flag\":\"dark\",\"on\":true}", nil),
    ("有新的客服消息", "客服"), ("typing…", "Ada"), ("{\"cmd\":\"logout\",\"device\":\"{n}\"}", "security"),
  ]
}
