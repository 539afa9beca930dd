import Simulation

/// What became of an arrival in the hands of the person, as `is:` asks.
public enum FilterMark: String, CaseIterable, Hashable, Sendable {
  /// Opened or dismissed.
  case read
  /// Neither.
  case unread
  /// Still in the phone's list.
  case onPhone

  func holds(for arrival: Arrival) -> Bool {
    switch self {
    case .read: arrival.isRead
    case .unread: !arrival.isRead
    case .onPhone: arrival.isOnPhone
    }
  }
}
