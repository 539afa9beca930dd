/// Where a push came from.
public enum PushOrigin: String, Codable, Sendable {
  /// A file, a socket, a request: somebody's real input.
  case outside
  /// The embedded stream.
  case stream
  /// The app itself, as a local notification.
  case local
}
