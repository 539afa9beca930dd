import Simulation
import Words

/// What became of an arrival in the hands of the person, or what was said of it beside its outcome, as `is:` asks.
public enum FilterMark: String, CaseIterable, Hashable, Sendable {
  /// Opened or dismissed.
  case read
  /// Neither.
  case unread
  /// Still in the phone's list.
  case onPhone
  /// With a warning about its client.
  case warned
  /// With names that Belfry took on.
  case adopted
  /// Refused, then adopted and sent again.
  case resent

  func holds(for arrival: Arrival) -> Bool {
    switch self {
    case .read: arrival.isRead
    case .unread: !arrival.isRead
    case .onPhone: arrival.isOnPhone
    case .warned, .adopted, .resent: holds(for: arrival.notes)
    }
  }

  /// Whether the rules behind an arrival or a request give it the sign that is asked for.
  func holds(for notes: [RuleID]) -> Bool {
    guard !notes.isEmpty, let sign = ArrivalSign(rawValue: rawValue) else { return false }
    return notes.contains(where: sign.comes(from:))
  }
}
