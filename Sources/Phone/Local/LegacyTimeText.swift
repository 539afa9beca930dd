import Language
import Words

/// The words that say when a `UILocalNotification` fires: as for the newer ones, with `every=day` for its
/// `repeatInterval`.
enum LegacyTimeText {
  static let every = ArgumentSpec.named("every", .choice(RepeatInterval.allCases.map(\.rawValue)))

  static func time(_ values: Arguments) throws(ArgumentFault) -> LegacyTime {
    let value = values.text("value")
    let interval = RepeatInterval(rawValue: values.text("every"))
    switch values.text("when") {
    case "in":
      guard let span = Span.read(value) else { throw ArgumentFault("value", Phrase("local.span")) }
      return .after(span, every: interval)
    case "at":
      if let match = CalendarMatch(moment: value) { return .at(match, every: interval) }
      return .at(try LocalTime.clock(value, "value"), every: interval)
    case "daily": return .at(try LocalTime.clock(value, "value"), every: .day)
    case "weekly": return .at(try LocalTime.weekly(values), every: .week)
    case "enter": return .region(.enter, value, repeats: try LocalTime.repeats(values, "clock"))
    case "exit": return .region(.exit, value, repeats: try LocalTime.repeats(values, "clock"))
    default: return .now
    }
  }

  static func write(_ time: LegacyTime, into values: inout Arguments) {
    switch time {
    case .now: break
    case .after(let span, let interval):
      LocalTime.write("in", Span.write(span), false, into: &values)
      values["every"] = interval.map { .text($0.rawValue) }
    case .region(let edge, let name, let repeats):
      LocalTime.write(edge.rawValue, name, repeats, into: &values)
    case .at(let match, let interval):
      if let weekday = match.weekday {
        LocalTime.write("weekly", weekday, false, into: &values)
        values["clock"] = .text(match.clock)
      } else {
        LocalTime.write("at", match.moment ?? match.clock, false, into: &values)
        values["every"] = interval.map { .text($0.rawValue) }
      }
    }
  }
}
