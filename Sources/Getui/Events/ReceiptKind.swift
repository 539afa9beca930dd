/// What a receipt tells the service (docs.getui.com, iOS SDK API, 9; REST v2, report).
public enum ReceiptKind: Hashable, Codable, Sendable {
  /// A copy reached the client over Getui's connection.
  case arrival
  /// A push of APNs was shown: the extension reports arrival and display.
  case shown
  /// A notification was tapped, or 60002 was sent for a transparent message that the app drew itself.
  case click(overAPNs: Bool)
  /// 90001…90999.
  case action(Int)
  /// A VoIP push arrived: `handleVoipNotification:`.
  case voip

  /// The receipt that `sendFeedbackMessage:andTaskId:andMsgId:` sends for `action`; nil if the number is out of range.
  init?(action: Int) {
    switch action {
    case 60002: self = .click(overAPNs: false)
    case 90001...90999: self = .action(action)
    default: return nil
    }
  }
}
