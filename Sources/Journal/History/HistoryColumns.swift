import Phone
import Simulation
import Words

/// One arrival as a row of the history, and back.
enum HistoryColumns {
  /// What never changes once the push has arrived.
  private static let fixed = [
    "number", "born", "phone", "at", "origin", "vendor", "source", "title", "subtitle", "body", "app_state",
    "collapse_id", "priority", "push_type",
  ]
  /// What later entries change.
  private static let changing = [
    "command", "step", "kind", "outcome", "shown", "sound", "sound_name", "sound_volume", "badge",
    "kept_badge", "answered", "silent_part", "callbacks", "on_phone", "is_read", "refusal", "rule", "apns_id",
    "limits", "wakes", "notes",
  ]

  static let insert: String = {
    let names = fixed + changing
    let places = names.map { _ in "?" }.joined(separator: ", ")
    let updates = changing.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    return """
      INSERT INTO history (\(names.joined(separator: ", "))) VALUES (\(places))
      ON CONFLICT (number) DO UPDATE SET \(updates)
      """
  }()

  /// The columns that `read` expects, of a row `h` with its payload `p`.
  static let selected = (fixed + changing).map { "h.\($0)" }.joined(separator: ", ") + ", p.payload"

  static let tables = "history h LEFT JOIN history_payload p ON p.number = h.number"

  static func bind(_ arrival: Arrival, born: UInt64, to statement: Statement) {
    statement.bind(1, arrival.number.value)
    statement.bind(2, Int64(bitPattern: born))
    statement.bind(3, arrival.phone.value)
    statement.bind(4, arrival.at.microseconds)
    statement.bind(5, arrival.origin.rawValue)
    statement.bind(6, arrival.vendor)
    statement.bind(7, arrival.source)
    statement.bind(8, arrival.title)
    statement.bind(9, arrival.subtitle)
    statement.bind(10, arrival.body)
    statement.bind(11, arrival.appState.rawValue)
    statement.bind(12, arrival.collapseID)
    statement.bind(13, arrival.priority)
    statement.bind(14, arrival.pushType)
    bindChanging(arrival, to: statement)
  }

  private static func bindChanging(_ arrival: Arrival, to statement: Statement) {
    statement.bind(15, Int64(bitPattern: arrival.folded.command))
    statement.bind(16, Int64(arrival.folded.step))
    statement.bind(17, arrival.kind.rawValue)
    statement.bind(18, arrival.outcome.rawValue)
    statement.bind(19, arrival.shown.rawValue)
    let sound = SoundColumns(arrival.sound)
    statement.bind(20, sound.kind)
    statement.bind(21, sound.name)
    statement.bind(22, sound.volume)
    statement.bind(23, arrival.badge)
    statement.bind(24, arrival.keptBadge)
    statement.bind(25, arrival.answered?.rawValue)
    statement.bind(26, arrival.silentPart.map(SilentPartText.write))
    statement.bind(27, arrival.callbacks.joined(separator: "\n"))
    statement.bind(28, arrival.isOnPhone ? 1 : 0)
    statement.bind(29, arrival.isRead ? 1 : 0)
    statement.bind(30, arrival.refusal)
    statement.bind(31, arrival.rule.name)
    statement.bind(32, arrival.apnsID)
    statement.bind(33, lines(arrival.limits))
    statement.bind(34, arrival.wakes ? 1 : 0)
    statement.bind(35, lines(arrival.notes))
  }

  /// The arrival in the row; a word that this belfry does not know is read as the plainest one.
  static func read(_ row: Statement) -> Arrival {
    var arrival = Arrival(
      number: PushNumber(Int(row.number(0))), phone: PhoneNumber(Int(row.number(2))),
      at: Instant(microseconds: row.number(3)), kind: ArrivalKind(rawValue: row.text(16)) ?? .unreadable,
      origin: PushOrigin(rawValue: row.text(4)) ?? .outside, vendor: row.text(5), source: row.text(6),
      title: row.text(7), subtitle: row.text(8), body: row.text(9),
      appState: AppState(rawValue: row.text(10)) ?? .notRunning, payload: row.bytes(35))
    arrival.collapseID = row.optionalText(11)
    arrival.priority = row.optionalNumber(12)
    arrival.pushType = row.optionalText(13)
    readChanging(row, into: &arrival)
    return arrival
  }

  private static func readChanging(_ row: Statement, into arrival: inout Arrival) {
    arrival.folded = EntryNumber(
      command: UInt64(bitPattern: row.number(14)), step: UInt32(truncatingIfNeeded: row.number(15)))
    arrival.outcome = Outcome(rawValue: row.text(17)) ?? .dropped
    arrival.shown = PresentationOptions(rawValue: Int(row.number(18)))
    arrival.sound = SoundColumns(row.optionalText(19), row.optionalText(20), row.real(21)).sound
    arrival.badge = row.optionalNumber(22)
    arrival.keptBadge = row.optionalNumber(23)
    arrival.answered = row.optionalNumber(24).map(PresentationOptions.init)
    arrival.silentPart = row.optionalText(25).flatMap(SilentPartText.read)
    arrival.callbacks = row.text(26).split(separator: "\n").map(String.init)
    arrival.isOnPhone = row.number(27) != 0
    arrival.isRead = row.number(28) != 0
    arrival.refusal = row.optionalText(29)
    arrival.rule = RuleID(row.text(30))
    arrival.apnsID = row.optionalText(31)
    arrival.limits = rules(row.text(32))
    arrival.wakes = row.number(33) != 0
    arrival.notes = rules(row.text(34))
  }

  /// Rules as one text, each on a line of its own.
  private static func lines(_ rules: [RuleID]) -> String? {
    rules.isEmpty ? nil : rules.map(\.name).joined(separator: "\n")
  }

  private static func rules(_ lines: String) -> [RuleID] {
    lines.split(separator: "\n").map { RuleID(String($0)) }
  }
}
