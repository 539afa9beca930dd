import Phone
import Simulation

/// A filter as far as SQLite can decide it: the rest is left to the filter's own evaluator.
///
/// The conditions mean exactly what `FilterCondition.holds` means; a test holds the two against each other.
struct FilterSQL {
  /// Conditions on rows `h`, all of which must hold.
  private(set) var conditions: [String] = []
  /// What fills their `?`, in order.
  private(set) var values: [SQLValue] = []
  /// The terms that are not among the conditions.
  private(set) var rest: [FilterTerm] = []
  /// The grams that every match holds; empty where the index is of no use.
  private(set) var grams = ""

  init(_ filter: Filter, now: Instant, floors: HistoryFloors) {
    var needles: [String] = []
    for term in filter.terms {
      if case .text(let field, let needle) = term.condition, field != .payload, !term.isNegated {
        needles.append(needle.text)
      }
      if let (sql, filling) = Self.condition(term.condition, now, floors) {
        conditions.append(term.isNegated ? "NOT ifnull(\(sql), 0)" : sql)
        values += filling
      } else {
        rest.append(term)
      }
    }
    grams = GramText.of(needles)
  }

  private static func condition(
    _ condition: FilterCondition, _ now: Instant, _ floors: HistoryFloors
  ) -> (String, [SQLValue])? {
    switch condition {
    case .number(let number): ("h.number = ?", [.number(Int64(number.value))])
    case .phone(let phone): ("h.phone = ?", [.number(Int64(phone.value))])
    case .alias(_, let phones):
      oneOf("h.phone", (phones ?? []).map { SQLValue.number(Int64($0.value)) })
    case .outcome(let outcomes): oneOf("h.outcome", outcomes.map(\.rawValue))
    case .kind(let kinds): oneOf("h.kind", kinds.map(\.rawValue))
    case .state(let states): oneOf("h.app_state", states.map(\.rawValue))
    case .source(let sources): source(sources)
    case .badge(let test): number("h.badge", test)
    case .priority(let test): number("h.priority", test)
    case .status: nil
    case .age(.under(let span)): ("h.at > ?", [.number(now.moved(byMicroseconds: -span).microseconds)])
    case .age(.over(let span)): ("h.at < ?", [.number(now.moved(byMicroseconds: -span).microseconds)])
    case .sound(let test): sound(test)
    case .mark(.read): ("h.is_read", [])
    case .mark(.unread): ("NOT h.is_read", [])
    case .mark(.onPhone): ("(h.on_phone AND \(floors.condition))", [])
    case .mark(.warned): ("instr(h.notes, '.client.') > 0", [])
    case .mark(.adopted):
      (
        "(instr(h.notes || char(10), 'world.adopt' || char(10)) > 0 OR instr(h.notes, 'world.adopt.itself') > 0)",
        []
      )
    case .mark(.resent): ("instr(h.notes, 'world.adopt.again') > 0", [])
    case .shown([]): ("h.shown = 0", [])
    case .shown(let options):
      ("h.shown & ? = ?", [.number(Int64(options.rawValue)), .number(Int64(options.rawValue))])
    case .callback(nil): ("h.callbacks = ''", [])
    case .callback(.some(let name)): callback(name)
    case .text(let field, let needle): text(field, needle)
    case .name(let field, nil): ("\(column(field)) IS NULL", [])
    case .name(let field, .some(let name)): ("lower(\(column(field))) = ?", [.text(folded(name))])
    case .rule(let name):
      (
        "(h.rule = ? OR substr(h.rule, 1, ?) = ?)",
        [.text(name), .number(Int64(name.unicodeScalars.count + 1)), .text(name + ".")]
      )
    }
  }

  private static func oneOf(_ column: String, _ words: [String]) -> (String, [SQLValue]) {
    oneOf(column, words.map(SQLValue.text))
  }

  private static func oneOf(_ column: String, _ values: [SQLValue]) -> (String, [SQLValue]) {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    return ("\(column) IN (\(places))", values)
  }

  private static func source(_ sources: [FilterSource]) -> (String, [SQLValue]) {
    let parts = sources.map { source in
      switch source {
      case .vendor: "h.vendor = ?"
      case .origin: "h.origin = ?"
      }
    }
    return ("(" + parts.joined(separator: " OR ") + ")", sources.map { .text($0.word) })
  }

  private static func number(_ column: String, _ test: NumberTest) -> (String, [SQLValue]) {
    switch test {
    case .equal(let number): ("\(column) = ?", [.number(Int64(number))])
    case .over(let number): ("\(column) > ?", [.number(Int64(number))])
    case .atLeast(let number): ("\(column) >= ?", [.number(Int64(number))])
    case .under(let number): ("\(column) < ?", [.number(Int64(number))])
    case .atMost(let number): ("\(column) <= ?", [.number(Int64(number))])
    case .any: ("\(column) IS NOT NULL", [])
    case .none: ("\(column) IS NULL", [])
    }
  }

  private static func sound(_ test: SoundTest) -> (String, [SQLValue]) {
    switch test {
    case .none: ("h.sound IS NULL", [])
    case .any: ("h.sound IS NOT NULL", [])
    case .standard: ("h.sound = 'default'", [])
    case .critical: ("h.sound = 'critical'", [])
    case .named(let name): ("h.sound_name = ?", [.text(name)])
    }
  }

  /// Names stand one a line, and none has a line break within it.
  private static func callback(_ name: String) -> (String, [SQLValue])? {
    if name.isEmpty || name.contains("\n") { return ("0", []) }
    return ("instr(char(10) || lower(h.callbacks) || char(10), ?)", [.text("\n\(folded(name))\n")])
  }

  private static func text(_ field: TextField, _ needle: Needle) -> (String, [SQLValue])? {
    guard needle.needsOnlyASCII, field != .payload else { return nil }
    let columns: [String]
    switch field {
    case .app: columns = ["source"]
    case .title: columns = ["title"]
    case .subtitle: columns = ["subtitle"]
    case .body: columns = ["body"]
    case .text, .payload: columns = ["title", "body", "source", "subtitle"]
    }
    let parts = columns.map { "instr(lower(h.\($0)), ?)" }
    let value = SQLValue.text(String(decoding: needle.folded, as: UTF8.self))
    return ("(" + parts.joined(separator: " OR ") + ")", columns.map { _ in value })
  }

  private static func column(_ field: NameField) -> String {
    switch field {
    case .id: "h.apns_id"
    case .collapse: "h.collapse_id"
    case .type: "h.push_type"
    case .reason: "h.refusal"
    }
  }

  /// SQLite's `lower` folds A–Z and leaves the rest, as `Needle` does.
  private static func folded(_ name: String) -> String {
    String(decoding: name.utf8.map(Needle.fold), as: UTF8.self)
  }
}
