import Simulation

/// A name that a filter compares as a whole, small and capital letters alike.
public enum NameField: String, CaseIterable, Hashable, Sendable {
  /// `apns-id`.
  case id
  /// `apns-collapse-id`.
  case collapse
  /// `apns-push-type`.
  case type
  /// The service's reason for refusing.
  case reason

  func value(in arrival: Arrival) -> String? {
    switch self {
    case .id: arrival.apnsID
    case .collapse: arrival.collapseID
    case .type: arrival.pushType
    case .reason: arrival.refusal
    }
  }
}
