/// What happens between iOS and the app's service extension.
public enum ExtensionEvent: Hashable, Sendable {
  /// It is told to do something else from now on.
  case setUp
  /// iOS does not ask it.
  case skipped(ExtensionSkip)
  /// iOS calls `didReceive(_:withContentHandler:)`.
  case started
  /// It hands content over: the three lines as they read now, and what is attached.
  case delivered(ContentLines, attachments: [String])
  /// An attachment that iOS does not take.
  case attachmentRefused(String, AttachmentFault)
  /// iOS calls `serviceExtensionTimeWillExpire`.
  case willExpire
  /// Its process was killed.
  case crashed
  /// It hands empty content over.
  case deliveredNothing
  /// It hands the push over as a call.
  case handedCall
  /// The original content counts.
  case original
}
