/// What iOS goes on with once the app has called the completion handler.
enum AfterAnswer: Codable, Sendable {
  case nothing
  /// It presents the notification.
  case present(Delivery)
  /// It freezes the app, which it had woken for this.
  case suspend
}
