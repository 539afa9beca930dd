import Language
import Words

/// The words that say when a local notification fires: `in 5s`, `at 2026-12-01T09:00`, `daily 9:00`, `weekly mon 9:00`,
/// `enter home`, `exit home`, each with `repeats` behind it where that is possible.
enum LocalTime {
  static let arguments: [ArgumentSpec] = [
    .optional("when", .choice(["now", "in", "at", "daily", "weekly", "enter", "exit"])),
    .optional("value", .text), .optional("clock", .text), .optional("more", .text),
  ]

  static func trigger(_ values: Arguments) throws(ArgumentFault) -> LocalTrigger {
    let value = values.text("value")
    switch values.text("when") {
    case "in":
      guard let span = Span.read(value) else { throw ArgumentFault("value", Phrase("local.span")) }
      return .interval(span, repeats: try repeats(values, "clock"))
    case "at":
      if let match = CalendarMatch(moment: value) { return .calendar(match, repeats: false) }
      return .calendar(try clock(value, "value"), repeats: try repeats(values, "clock"))
    case "daily": return .calendar(try clock(value, "value"), repeats: true)
    case "weekly": return .calendar(try weekly(values), repeats: true)
    case "enter": return .region(.enter, value, repeats: try repeats(values, "clock"))
    case "exit": return .region(.exit, value, repeats: try repeats(values, "clock"))
    default: return .now
    }
  }

  static func clock(_ text: String, _ argument: String) throws(ArgumentFault) -> CalendarMatch {
    guard let match = CalendarMatch(clock: text) else { throw ArgumentFault(argument, Phrase("local.clock")) }
    return match
  }

  static func weekly(_ values: Arguments) throws(ArgumentFault) -> CalendarMatch {
    guard let match = CalendarMatch(weekday: values.text("value"), clock: values.text("clock")) else {
      throw ArgumentFault("value", Phrase("local.weekly"))
    }
    return match
  }

  static func repeats(_ values: Arguments, _ argument: String) throws(ArgumentFault) -> Bool {
    switch values.optionalText(argument) {
    case nil: return false
    case "repeats": return true
    default: throw ArgumentFault(argument, Phrase("local.repeats"))
    }
  }

  static func write(_ trigger: LocalTrigger, into values: inout Arguments) {
    switch trigger {
    case .now, .date: break
    case .interval(let span, let repeats): write("in", Span.write(span), repeats, into: &values)
    case .region(let edge, let name, let repeats): write(edge.rawValue, name, repeats, into: &values)
    case .calendar(let match, let repeats):
      if let weekday = match.weekday {
        write("weekly", weekday, false, into: &values)
        values["clock"] = .text(match.clock)
      } else if let moment = match.moment {
        write("at", moment, false, into: &values)
      } else {
        write(repeats ? "daily" : "at", match.clock, false, into: &values)
      }
    }
  }

  static func write(_ when: String, _ value: String, _ repeats: Bool, into values: inout Arguments) {
    values["when"] = .text(when)
    values["value"] = .text(value)
    if repeats { values["clock"] = .text("repeats") }
  }
}
