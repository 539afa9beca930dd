/// Why the app comes to the front.
enum FrontReason {
  /// The person taps the icon, or goes back to it.
  case icon
  /// The person answers a notification.
  case response(NotificationResponse)
  /// The person follows the app's link in Settings, or in the options of a notification.
  case settings(fromNotification: Bool)

  /// The answer that it is about.
  var response: NotificationResponse? { if case .response(let response) = self { response } else { nil } }
}
