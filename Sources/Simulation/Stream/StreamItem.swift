import APNs
import JPush

/// One thing that the embedded stream sends.
public enum StreamItem: Hashable, Sendable {
  /// A push by APNs, and the name of the app that the row begins with.
  case push(APNsPush, app: String)
  /// A custom message by JPush.
  case message(JPushMessage)
}
