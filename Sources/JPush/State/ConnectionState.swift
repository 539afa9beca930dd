/// The JPush SDK's long connection, in the order of the SDK's notifications (`JPUSHService.h`).
public enum ConnectionState: String, Codable, CaseIterable, Sendable {
  /// No connection: the app is away, the network is, or the push service is switched off.
  case closed
  /// On its way to the service.
  case connecting
  /// The connection stands.
  case setUp
  /// The first time only: the device has its registration ID.
  case registered
  /// In use: custom messages arrive, tag and alias calls are answered.
  case loggedIn

  /// The notification that the SDK posts when this state begins (`JPUSHService.h`).
  public var notificationName: String {
    switch self {
    case .closed: "kJPFNetworkDidCloseNotification"
    case .connecting: "kJPFNetworkIsConnectingNotification"
    case .setUp: "kJPFNetworkDidSetupNotification"
    case .registered: "kJPFNetworkDidRegisterNotification"
    case .loggedIn: "kJPFNetworkDidLoginNotification"
    }
  }
}
