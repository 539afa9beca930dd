/// The text between the brackets of a paste.
struct PasteCollector {
  private var bytes: [UInt8] = []

  private static let end = Array("\u{1B}[201~".utf8)
  private let most: Int

  /// Collects at most `most` bytes, more than anybody pastes on purpose; the rest is dropped.
  init(most: Int = 1 << 20) { self.most = most }

  /// Takes a byte in; true when it was the closing bracket's last.
  mutating func take(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    if byte == Self.end[Self.end.count - 1], bytes.suffix(Self.end.count).elementsEqual(Self.end) {
      bytes.removeLast(Self.end.count)
      return true
    }
    if bytes.count >= most + Self.end.count { bytes.remove(at: most) }
    return false
  }

  /// What was pasted; bytes that are not UTF-8 show as replacement characters.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
