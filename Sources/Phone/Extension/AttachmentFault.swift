import Words

/// Why iOS does not take an attachment: `UNError.Code`.
public enum AttachmentFault: Int, Codable, CaseIterable, Sendable {
  /// `attachmentInvalidURL`: no local file.
  case invalidURL = 100
  /// `attachmentUnrecognizedType`: the file's extension says nothing that iOS knows.
  case unrecognizedType = 101
  /// `attachmentInvalidFileSize`: larger than its kind may be.
  case invalidFileSize = 102

  var rule: RuleID {
    switch self {
    case .invalidURL: "ios.attachment.url"
    case .unrecognizedType: "ios.attachment.type"
    case .invalidFileSize: "ios.attachment.size"
    }
  }
}
