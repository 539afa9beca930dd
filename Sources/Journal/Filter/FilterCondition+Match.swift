import Phone
import Simulation

extension FilterCondition {
  /// Whether `arrival` meets it.
  func holds(for arrival: Arrival, now: Instant) -> Bool {
    switch self {
    case .number(let number): arrival.number == number
    case .phone(let phone): arrival.phone == phone
    case .outcome(let outcomes): outcomes.contains(arrival.outcome)
    case .kind(let kinds): kinds.contains(arrival.kind)
    case .state(let states): states.contains(arrival.appState)
    case .source(let sources): sources.contains { $0.holds(for: arrival) }
    case .alias(_, let phones): phones?.contains(arrival.phone) ?? false
    case .badge(let test): test.holds(for: arrival.badge)
    case .priority(let test): test.holds(for: arrival.priority)
    case .status(let test): test.holds(for: arrival.status)
    case .age(let test): test.holds(for: arrival.at, now: now)
    case .sound(let test): test.holds(for: arrival.sound)
    case .mark(let mark): mark.holds(for: arrival)
    case .shown(let options):
      options.isEmpty ? arrival.shown.isEmpty : arrival.shown.isSuperset(of: options)
    case .callback(nil): arrival.callbacks.isEmpty
    case .callback(.some(let name)): arrival.callbacks.contains { Self.isSame($0, name) }
    case .text(let field, let needle): field.holds(needle, in: arrival)
    case .name(let field, nil): field.value(in: arrival) == nil
    case .name(let field, .some(let name)): field.value(in: arrival).map { Self.isSame($0, name) } ?? false
    case .rule(let name): arrival.rule.name == name || arrival.rule.name.hasPrefix(name + ".")
    }
  }

  /// Whether two names are one, A–Z and a–z alike.
  static func isSame(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && zip(a.utf8, b.utf8).allSatisfy { Needle.fold($0) == Needle.fold($1) }
  }
}
