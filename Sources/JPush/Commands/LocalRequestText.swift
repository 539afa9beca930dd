import Language
import Payload
import Phone
import Words

/// The arguments of `sdk addNotification`.
enum LocalRequestText {
  static func read(_ values: Arguments) throws(ArgumentFault) -> NotificationRequest {
    var content = LocalContent(body: values.text("body"))
    content.title = values.text("title")
    content.subtitle = values.text("subtitle")
    content.badge = values.count("badge").flatMap { $0 == -1 ? nil : $0 }
    content.sound = values.optionalText("sound") ?? "default"
    content.category = values.optionalText("categoryIdentifier")
    content.thread = values.optionalText("threadIdentifier")
    content.level = InterruptionLevel(rawValue: values.text("interruptionLevel"))
    content.launchImage = values.optionalText("launchImageName")
    content.summary = values.optionalText("summaryArgument")
    content.summaryCount = values.count("summaryArgumentCount")
    try content.setRelevance(values.optionalText("relevanceScore"), as: "relevanceScore")
    try content.attach(values.list("attachments"), as: "attachments")
    content.info = values.pairs("userInfo")
    var request = NotificationRequest(content)
    request.identifier = values.optionalText("requestIdentifier")
    request.action = values.optionalText("action")
    request.region = values.optionalText("region")
    request.interval = values.span("timeInterval")
    request.fireDate = values.span("fireDate")
    request.repeats = values.flag("repeat") ?? false
    if let text = values.optionalText("dateComponents") { request.date = try date(text) }
    return request
  }

  static func write(_ request: NotificationRequest) -> Arguments {
    let content = request.content
    return [
      "body": .text(content.body), "requestIdentifier": request.identifier.map(Value.text),
      "title": content.title.isEmpty ? nil : .text(content.title),
      "subtitle": content.subtitle.isEmpty ? nil : .text(content.subtitle),
      "badge": content.badge.map(Value.count),
      "sound": content.sound.flatMap { $0 == "default" ? nil : .text($0) },
      "categoryIdentifier": content.category.map(Value.text),
      "threadIdentifier": content.thread.map(Value.text),
      "interruptionLevel": content.level.map { .text($0.rawValue) },
      "launchImageName": content.launchImage.map(Value.text), "action": request.action.map(Value.text),
      "summaryArgument": content.summary.map(Value.text),
      "summaryArgumentCount": content.summaryCount.map(Value.count),
      "relevanceScore": content.relevance.map { .text(String($0)) },
      "attachments": content.files.map(Value.list), "timeInterval": request.interval.map(Value.span),
      "dateComponents": request.date.map { .text(text($0)) },
      "region": request.region.map(Value.text), "fireDate": request.fireDate.map(Value.span),
      "repeat": request.repeats ? .flag(true) : nil,
      "userInfo": content.info.isEmpty ? nil : .pairs(content.info),
    ]
  }

  /// `mon 8:00`, `8:00` or `2026-12-01T09:00`.
  private static func date(_ text: String) throws(ArgumentFault) -> CalendarMatch {
    let words = text.split(separator: " ").map(String.init)
    let match: CalendarMatch? =
      switch words.count {
      case 1: CalendarMatch(moment: words[0]) ?? CalendarMatch(clock: words[0])
      case 2: CalendarMatch(weekday: words[0], clock: words[1])
      default: nil
      }
    guard let match else { throw ArgumentFault("dateComponents", Phrase("jpush.local.date", .text(text))) }
    return match
  }

  private static func text(_ match: CalendarMatch) -> String {
    if let moment = match.moment { return moment }
    return match.weekday.map { "\($0) \(match.clock)" } ?? match.clock
  }
}
