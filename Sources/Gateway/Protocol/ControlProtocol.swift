/// The numbers that both ends of the control socket hold to.
public enum ControlProtocol {
  /// The version in the greeting. It changes when an older client would misread an answer.
  public static let version = 1
  /// The longest header line in bytes, its line feed included.
  public static let headerLimit = 64 << 10
  /// The longest body in bytes. A payload may have 4096; far longer ones are taken so that they can be refused by rule.
  public static let bodyLimit = 1 << 20
  /// Connections at a time.
  public static let connectionLimit = 128
  /// Requests of one connection that wait for their answer; more are left unread.
  public static let waitingLimit = 64
  /// Seconds without a request after which a connection is closed; watchers are exempt.
  public static let idleSeconds = 300
  /// Unsent bytes to one client; above it nothing more is written, or read, until it has taken some.
  public static let unsentLimit = 1 << 20
}
