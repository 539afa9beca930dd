/// What happens at APNs.
public enum APNsEvent: Hashable, Sendable {
  /// The backend's request, by size in bytes and push type.
  case requested(bytes: Int, type: String)
  /// Taken: 200 with this `apns-id`.
  case accepted(apnsID: String)
  /// Refused.
  case refused(Refusal)
  /// The phone is offline: stored for it, in place of an older one or not.
  case stored(replacing: Bool)
  /// The phone is offline and the push may not be stored, or its time has passed.
  case lost
  /// Handed to the phone.
  case handedOver
}
