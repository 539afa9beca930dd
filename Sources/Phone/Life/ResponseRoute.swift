import Words

/// The method of the app that hears of a response.
enum ResponseRoute {
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  case didReceive
  /// `handleActionWithIdentifier`.
  case action
  /// `didReceiveRemoteNotification` with the fetch handler.
  case fetch
  /// `didReceiveRemoteNotification` without it.
  case remote
  /// `didReceiveLocalNotification`.
  case local
  /// No method.
  case nobody
}
