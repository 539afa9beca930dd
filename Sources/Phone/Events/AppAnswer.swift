/// What the app hands back to iOS through a completion handler.
public enum AppAnswer: Hashable, Codable, Sendable {
  /// From `willPresent`.
  case present(PresentationOptions)
  /// From `didReceive`.
  case done
  /// From `didReceiveRemoteNotification`.
  case fetch(FetchResult)
}
