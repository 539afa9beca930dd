/// What the app chose with `runBackgroundEnable:`; never calling it is a choice of its own
/// (docs.getui.com, iOS SDK API, 25).
public enum BackgroundPolicy: String, CaseIterable, Codable, Sendable {
  /// Never called: the connection lives until the system cuts it.
  case unset
  /// YES: the SDK keeps the connection up.
  case keepsAlive
  /// NO: the SDK closes the connection as soon as the app is in the background.
  case closes
}
