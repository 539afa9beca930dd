/// What the app asks of the JPush SDK, and a backend of the JPush service.
public enum JPushCommand: Hashable, Sendable {
  /// A tag or alias call; without `seq` the next number after the last one is taken.
  case call(SDKRequest, seq: Int?)
  /// `setBadge:`; the service's copy, 0…99999.
  case setBadge(Int)
  /// `resetBadge`.
  case resetBadge
  /// `setPushEnable:completion:`.
  case setPushEnable(Bool)
  /// A custom (transparent) message from a backend; extras in their order.
  case message(JPushMessage)
}
