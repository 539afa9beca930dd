import Language
import Payload

/// What the app asks of the JPush SDK, and a backend of the JPush service.
public enum JPushCommand: Hashable, Sendable {
  /// A tag or alias call with its `seq`.
  case call(SDKRequest, seq: Int)
  /// `setBadge:`; the server's copy, 0…99999.
  case setBadge(Int)
  /// `resetBadge`.
  case resetBadge
  /// A custom (transparent) message from a backend; extras in their order.
  case message(JPushMessage)
}
