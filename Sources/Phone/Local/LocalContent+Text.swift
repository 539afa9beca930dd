import Language
import Words

/// The fields of a local notification that commands write as more than one word or as a number with a point.
extension LocalContent {
  /// Reads `NAME,SIZE,…`, the files of the argument `name`.
  public mutating func attach(_ files: [String], as name: String) throws(ArgumentFault) {
    guard files.count.isMultiple(of: 2) else { throw ArgumentFault(name, Phrase("local.attach")) }
    for place in stride(from: 0, to: files.count, by: 2) {
      guard let bytes = FileSize.read(files[place + 1]) else {
        throw ArgumentFault(name, Phrase("local.attach"))
      }
      attachments.append(Attachment(files[place], bytes: bytes))
    }
  }

  /// What `attach(_:as:)` reads; nil without a file.
  public var files: [String]? {
    attachments.isEmpty ? nil : attachments.flatMap { [$0.name, FileSize.write($0.bytes)] }
  }

  /// Reads the number of the argument `name`.
  public mutating func setRelevance(_ text: String?, as name: String) throws(ArgumentFault) {
    guard let text else { return }
    guard let number = Double(text), number.isFinite else {
      throw ArgumentFault(name, Phrase("local.relevance", .text(text)))
    }
    relevance = number
  }
}
