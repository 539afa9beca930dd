/// What APNs did with a request.
public enum APNsOutcome: Sendable {
  /// The phone gets it now.
  case handedOver(Handover)
  /// Taken, and the phone does not get it now.
  case kept
  /// Refused.
  case refused
}
