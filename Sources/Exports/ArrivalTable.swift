import Phone
import Simulation

/// Arrivals as comma-separated values (RFC 4180), a record each.
public enum ArrivalTable {
  /// The titles of the columns, as a record.
  public static let titles = record(columns.map(\.name))

  /// One arrival.
  public static func record(of arrival: Arrival) -> String { record(columns.map { $0.value(arrival) }) }

  private static let columns: [(name: String, value: @Sendable (Arrival) -> String)] = [
    ("push", { String($0.number.value) }), ("phone", { String($0.phone.value) }), ("at", { moment($0.at) }),
    ("vendor", { $0.vendor }), ("origin", { $0.origin.rawValue }), ("type", { $0.kind.rawValue }),
    ("outcome", { $0.outcome.rawValue }), ("source", { $0.source }), ("title", { $0.title }),
    ("subtitle", { $0.subtitle }), ("body", { $0.body }), ("badge", { $0.badge.map(String.init) ?? "" }),
    ("shown", { $0.shown.names.joined(separator: " ") }),
    ("callbacks", { $0.callbacks.joined(separator: " ") }), ("app", { $0.appState.rawValue }),
    ("refusal", { $0.refusal ?? "" }), ("rule", { $0.rule.name }), ("apns-id", { $0.apnsID ?? "" }),
    ("collapse-id", { $0.collapseID ?? "" }), ("priority", { $0.priority.map(String.init) ?? "" }),
    ("push-type", { $0.pushType ?? "" }), ("bytes", { String($0.payload.count) }),
  ]

  /// Milliseconds since 1970: what every spreadsheet can reckon with.
  private static func moment(_ moment: Instant) -> String { String(moment.microseconds / 1000) }

  private static func record(_ values: [String]) -> String {
    values.map(field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
