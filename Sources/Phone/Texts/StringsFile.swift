import Payload

/// The app's own strings in one language: `Localizable.strings`, or the same as one JSON object.
///
/// Apple, Internationalization and Localization Guide: lines of `"key" = "text";`, with comments as in C.
public struct StringsFile: Hashable, Sendable {
  /// The file as it is.
  public let bytes: [UInt8]
  /// What it says, by key; of a key that stands twice the last one counts.
  public let texts: [String: String]

  /// Reads a file.
  public init(_ bytes: [UInt8]) throws(StringsFault) {
    self.bytes = bytes
    if let document = try? JSONDocument(bytes), document.root.kind == .object {
      texts = try Self.texts(in: document)
      return
    }
    guard let text = Self.text(bytes) else { throw StringsFault(line: 1) }
    var reader = StringsReader(text)
    texts = try reader.read()
  }

  private static func texts(in document: JSONDocument) throws(StringsFault) -> [String: String] {
    var texts: [String: String] = [:]
    for member in document.root.members {
      guard let text = member.value.string else { throw StringsFault(line: 1) }
      texts[member.key] = text
    }
    return texts
  }

  /// UTF-8, or the UTF-16 that older tools write, which begins with a byte order mark.
  private static func text(_ bytes: [UInt8]) -> String? {
    switch bytes.prefix(2) {
    case [0xFE, 0xFF]: utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case [0xFF, 0xFE]: utf16(bytes) { UInt16($1) << 8 | UInt16($0) }
    default:
      String(
        validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }
  }

  private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(validating: units, as: UTF16.self)
  }
}
