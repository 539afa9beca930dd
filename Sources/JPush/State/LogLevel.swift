/// How much the SDK writes to the log (`JPUSHService.h`).
public enum LogLevel: String, Codable, Sendable {
  /// The default.
  case info
  /// After `setDebugMode`.
  case debug
  /// After `setLogOFF`: warnings and errors still come.
  case warning
}
