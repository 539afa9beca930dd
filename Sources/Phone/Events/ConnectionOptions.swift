/// What `connectionOptions` of `scene(_:willConnectTo:options:)` holds.
public enum ConnectionOptions: Hashable, Codable, Sendable {
  /// Nothing: opened by the icon.
  case none
  /// `notificationResponse`: a second view of the response that `didReceive` gets.
  case notificationResponse(ResponseAction)
}
