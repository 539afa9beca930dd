import Language
import Phone
import Simulation
import Words

extension FilterCondition {
  /// What `arrival` has where this condition asks.
  func actual(in arrival: Arrival, now: Instant) -> Phrase {
    switch self {
    case .number: Self.say("#\(arrival.number.value)")
    case .phone: Self.say("@\(arrival.phone.value)")
    case .alias: Phrase("filter.actual.alias", .text("@\(arrival.phone.value)"))
    case .outcome: Self.say(arrival.outcome.rawValue)
    case .kind: Self.say(arrival.kind.rawValue)
    case .state: Self.say(arrival.appState.rawValue)
    case .source: Self.say("\(arrival.vendor), \(arrival.origin.rawValue)")
    case .badge: Self.say(arrival.badge.map(String.init))
    case .priority: Self.say(arrival.priority.map(String.init))
    case .status: Self.say(arrival.status.map(String.init))
    case .age: Self.say(Self.age(of: arrival, now: now))
    case .sound: Self.say(arrival.sound.map(Self.name))
    case .mark(.onPhone): Phrase(arrival.isOnPhone ? "filter.actual.here" : "filter.actual.gone")
    case .mark(.warned), .mark(.adopted), .mark(.resent): Self.say(arrival.signs)
    case .mark: Phrase(arrival.isRead ? "filter.actual.read" : "filter.actual.unread")
    case .shown: Self.say(arrival.shown.names.joined(separator: ", "))
    case .callback: Self.say(arrival.callbacks.joined(separator: ", "))
    case .text(.app, _): Self.say(arrival.source)
    case .text(.title, _): Self.say(arrival.title)
    case .text(.subtitle, _): Self.say(arrival.subtitle)
    case .text(.body, _): Self.say(arrival.body)
    case .text(.text, _):
      Self.say(
        [arrival.title, arrival.subtitle, arrival.body].filter { !$0.isEmpty }.joined(separator: " / "))
    case .text(.payload, _): Self.say(String(decoding: arrival.payload.prefix(200), as: UTF8.self))
    case .name(let field, _): Self.say(field.value(in: arrival))
    case .rule: Self.say(arrival.rule.name)
    }
  }

  private static func say(_ text: String?) -> Phrase {
    guard let text, !text.isEmpty else { return Phrase("filter.actual.none") }
    return Phrase("filter.actual", .text(text))
  }

  private static func say(_ signs: [ArrivalSign]) -> Phrase {
    say(signs.map(\.rawValue).joined(separator: ", "))
  }

  private static func name(_ sound: PlayedSound) -> String {
    switch sound {
    case .standard: "default"
    case .named(let name): name
    case .critical(let name, _): "critical, \(name)"
    }
  }

  /// In whole seconds: nobody asks about less.
  private static func age(of arrival: Arrival, now: Instant) -> String {
    Span.write((now.microseconds - arrival.at.microseconds) / 1_000_000 * 1_000_000)
  }
}
