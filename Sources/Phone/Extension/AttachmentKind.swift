/// What an attachment may be.
///
/// Apple, UNNotificationAttachment: the table of supported types and sizes.
public enum AttachmentKind: CaseIterable, Sendable {
  case audio
  case image
  case movie

  /// The kind of files with this extension, in lower case.
  init?(extension name: String) {
    switch name {
    case "aif", "aiff", "wav", "mp3", "m4a": self = .audio
    case "jpg", "jpeg", "gif", "png": self = .image
    case "mpg", "mpeg", "m2v", "mp4", "m4v", "avi": self = .movie
    default: return nil
    }
  }

  /// The largest file, in bytes.
  public var limit: Int {
    switch self {
    case .audio: 5 << 20
    case .image: 10 << 20
    case .movie: 50 << 20
    }
  }
}
