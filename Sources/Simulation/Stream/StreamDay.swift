import APNs
import JPush
import Language

/// A believable day of an app's pushes: what the embedded stream sends, as a function of seed and place.
public struct StreamDay: Sendable {
  /// The first push comes again after this many, so that whoever swipes the app away meets it soon.
  public static let openingEvery = 5

  private let seed: UInt64

  /// The day of `seed`.
  public init(seed: UInt64) { self.seed = seed }

  /// What is sent at `place`, counted from 1.
  public func item(_ place: Int) -> StreamItem {
    if place % Self.openingEvery == 1 { return Self.opening }
    var dice = StreamDice(seed: seed, place: place)
    switch dice.roll(100) {
    case 0..<26: return order(&dice, unread: Self.unread(at: place))
    case 26..<54: return chat(&dice, unread: Self.unread(at: place))
    case 54..<68: return news(&dice)
    case 68..<76: return promo(&dice)
    case 76..<86: return sync(&dice)
    case 86..<94: return message(&dice)
    case 94..<97: return .push(Self.push(StreamBody(badge: Self.unread(at: place))), app: "Mail")
    default: return alarm(&dice)
    }
  }

  /// A count that grows while nobody looks, and begins anew every so often.
  private static func unread(at place: Int) -> Int { place % 14 + 1 }

  /// Alert, badge, sound and a silent part: it differs in every state of the app.
  private static let opening: StreamItem = {
    var body = StreamBody()
    body.title = "你的包裹已出库 Your parcel is on its way"
    body.text = "Order 7731 left the depot, arrives Thursday 14–16 h"
    body.badge = 3
    body.sound = "\"default\""
    body.thread = "orders"
    body.category = "ORDER"
    body.isSilent = true
    body.extras = [("orderId", "7731"), ("isPush", "\"1\"")]
    return .push(push(body), app: "Orders")
  }()

  private static func push(
    _ body: StreamBody, type: String = "alert", priority: String? = nil, collapse: String? = nil
  ) -> APNsPush {
    var push = APNsPush(body: body.bytes)
    push.type = type
    push.priority = priority
    push.collapseID = collapse
    return push
  }

  private func order(_ dice: inout StreamDice, unread: Int) -> StreamItem {
    let number = 7700 + dice.roll(60)
    let (stage, texts) = dice.pick(StreamTexts.orders)
    let text = dice.pick(texts)
    var body = StreamBody(title: text.title, text: Self.fill(text.body, number))
    body.sound = "\"default\""
    body.badge = unread
    body.thread = "orders"
    body.category = "ORDER"
    body.extras = [("orderId", String(number)), ("stage", "\"\(stage)\""), ("isPush", "\"1\"")]
    return .push(Self.push(body, collapse: "order-\(number)"), app: "Orders")
  }

  private func chat(_ dice: inout StreamDice, unread: Int) -> StreamItem {
    let room = dice.roll(StreamTexts.chats.count)
    let (from, lines) = StreamTexts.chats[room]
    var body = StreamBody(title: from, text: dice.pick(lines))
    body.sound = "\"chime.caf\""
    body.badge = unread
    body.thread = "chat-\(room + 1)"
    body.category = "MESSAGE"
    body.extras = [("conversation", "\"c\(room + 1)\""), ("unread", String(dice.roll(20) + 1))]
    return .push(Self.push(body), app: "Chat")
  }

  private func news(_ dice: inout StreamDice) -> StreamItem {
    let text = dice.pick(StreamTexts.news)
    var body = StreamBody(title: text.title, text: text.body)
    body.thread = "news"
    body.extras = [("url", "\"https://example.com/n/\(dice.roll(900) + 100)\"")]
    return .push(Self.push(body, priority: "5", collapse: "news"), app: "News")
  }

  private func promo(_ dice: inout StreamDice) -> StreamItem {
    let text = dice.pick(StreamTexts.promos)
    var body = StreamBody(title: text.title, text: Self.fill(text.body, dice.roll(9) + 2))
    body.level = "passive"
    body.thread = "promo"
    body.extras = [("campaign", "{\"id\":\"w\(dice.roll(52) + 1)\",\"tags\":[\"sale\",\"vip\"]}")]
    return .push(Self.push(body, priority: "5"), app: "Promo")
  }

  private func sync(_ dice: inout StreamDice) -> StreamItem {
    var body = StreamBody(isSilent: true)
    body.extras = [("type", "\"sync\""), ("rev", String(dice.roll(9000) + 1000))]
    return .push(Self.push(body, type: "background", priority: "5"), app: "sync")
  }

  private func alarm(_ dice: inout StreamDice) -> StreamItem {
    let text = dice.pick(StreamTexts.alarms)
    var body = StreamBody(title: text.title, text: text.body)
    body.sound = "{\"critical\":1,\"name\":\"siren.caf\",\"volume\":0.8}"
    body.level = "critical"
    body.thread = "alarm"
    return .push(Self.push(body, priority: "10"), app: "Alarm")
  }

  private func message(_ dice: inout StreamDice) -> StreamItem {
    let (content, title) = dice.pick(StreamTexts.messages)
    let number = dice.roll(900) + 100
    return .message(
      JPushMessage(
        content: Self.fill(content, number), title: title, contentType: title == nil ? "json" : "text",
        extras: [Pair("seq", String(number)), Pair("from", "stream")]))
  }

  private static func fill(_ text: String, _ number: Int) -> String {
    text.replacing("{n}", with: String(number))
  }
}
