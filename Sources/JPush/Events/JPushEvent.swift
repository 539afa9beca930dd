/// What happens between the app, the JPush SDK and the JPush service.
public enum JPushEvent: Hashable, Sendable {
  /// The connection changed; posted to the app under the vendor's notification name.
  case connection(ConnectionState)
  /// The next attempt is made after this many milliseconds.
  case backOff(milliseconds: Int)
  /// The service gave the device its registration ID.
  case registrationID(String)
  /// The app called the SDK.
  case called(SDKRequest, seq: Int)
  /// The SDK asked the service.
  case sent(SDKRequest, seq: Int)
  /// The call's completion.
  case answered(SDKAnswer)
  /// `setBadge:` or `resetBadge`, and what it returned.
  case setBadge(Int, accepted: Bool)
  /// The service's copy of the badge changed.
  case serverBadge(from: Int, to: Int)
  /// The backend handed a custom message to the service.
  case messageSent
  /// The device is not connected: kept for it, at this place among those kept, after dropping this many.
  case messageHeld(count: Int, dropped: Int)
  /// The device is not connected and the message may not be kept, or its time has passed.
  case messageLost
  /// `kJPFNetworkDidReceiveMessageNotification`.
  case messageDelivered
}
