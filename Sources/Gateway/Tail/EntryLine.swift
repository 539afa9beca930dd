import Simulation
import Words

/// An entry of the trace as `belfry tail` prints it. Its keys are part of the format; keys without a value are left out.
enum EntryLine {
  static func of(_ entry: TraceEntry) -> JSONObject {
    let event = EventLine(entry.event)
    var line = TailFormat.line("entry")
    line.add("number", text(of: entry.number))
    line.add("at", UTCText.write(entry.at))
    line.add("phone", entry.phone?.value)
    line.add("push", entry.push?.value)
    line.add("from", entry.from.rawValue)
    line.add("to", entry.to.rawValue)
    line.add("event", event.name)
    line.add("detail", event.detail)
    line.add("verdict", entry.verdict.rawValue)
    line.add("rule", entry.rule.name)
    line.add("certainty", RuleBook.rule(entry.rule)?.certainty.rawValue)
    line.add("cause", entry.cause.map(text))
    return line
  }

  /// `command.step`.
  static func text(of number: EntryNumber) -> String { "\(number.command).\(number.step)" }
}
