/// A call of the notification service extension into `GeTuiExtSdk` (docs.getui.com, iOS SDK API, 29).
public enum ExtensionCall: Hashable, Sendable {
  /// `handelNotificationServiceRequest:withAttachmentsComplete:`, with the payload of the notification.
  case handleWithAttachments([UInt8])
  /// `handelNotificationServiceRequest:withComplete:`, with the payload of the notification.
  case handle([UInt8])
  /// `setApplicationGroupIdentifier:` of the extension.
  case setApplicationGroup(String)
  /// `destory`.
  case destroy

  /// The call's selector as the vendor spells it.
  public var name: String {
    switch self {
    case .handleWithAttachments: "handelNotificationServiceRequest:withAttachmentsComplete:"
    case .handle: "handelNotificationServiceRequest:withComplete:"
    case .setApplicationGroup: "setApplicationGroupIdentifier:"
    case .destroy: "destory"
    }
  }
}
