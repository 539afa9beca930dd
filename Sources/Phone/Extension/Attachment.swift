/// A file that code attaches to a notification: `UNNotificationAttachment`.
public struct Attachment: Hashable, Codable, Sendable {
  /// Its URL, or a path; the type comes from its extension.
  public let name: String
  /// Its length in bytes.
  public let bytes: Int

  /// A file.
  public init(_ name: String, bytes: Int) {
    self.name = name
    self.bytes = bytes
  }

  /// What it is; nil for a type that iOS does not take.
  var kind: AttachmentKind? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return AttachmentKind(extension: name[name.index(after: dot)...].lowercased())
  }

  /// Why iOS does not take it; nil if it does.
  var fault: AttachmentFault? {
    if name.isEmpty || name.contains("://") && !name.hasPrefix("file://") { return .invalidURL }
    guard let kind else { return .unrecognizedType }
    return bytes > kind.limit ? .invalidFileSize : nil
  }
}
