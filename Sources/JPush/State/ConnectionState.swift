/// The JPush SDK's long connection, in the order of the SDK's notifications (`JPUSHService.h`).
public enum ConnectionState: String, Codable, CaseIterable, Sendable {
  /// No connection: the app is away, or the network is.
  case closed
  /// `kJPFNetworkIsConnectingNotification`.
  case connecting
  /// `kJPFNetworkDidSetupNotification`.
  case setUp
  /// `kJPFNetworkDidRegisterNotification`: the first time only, when the device gets its registration ID.
  case registered
  /// `kJPFNetworkDidLoginNotification`.
  case loggedIn
}
