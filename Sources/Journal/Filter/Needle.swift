/// Text that a filter looks for, small and capital letters alike.
///
/// Bytes are compared with A–Z folded, which is exact for every needle without capital or small letters beyond
/// ASCII (Chinese has none); for the others both sides are made small letters first.
public struct Needle: Hashable, Sendable {
  /// The text as it was written.
  public let text: String
  /// What is looked for: small letters.
  let folded: [UInt8]
  /// Whether folding A–Z alone finds all there is to find.
  let needsOnlyASCII: Bool

  /// A needle of `text`.
  public init(_ text: String) {
    self.text = text
    needsOnlyASCII = text.unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isCased }
    folded = needsOnlyASCII ? text.utf8.map(Self.fold) : Array(text.lowercased().utf8)
  }

  /// Two needles are one if they were written alike.
  public static func == (a: Needle, b: Needle) -> Bool { a.text == b.text }

  /// Hashes what was written.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether `text` holds it.
  public func isIn(_ text: String) -> Bool {
    if needsOnlyASCII {
      if let found = text.utf8.withContiguousStorageIfAvailable({ isIn(UnsafeRawBufferPointer($0)) }) {
        return found
      }
    }
    let bytes = needsOnlyASCII ? Array(text.utf8) : Array(text.lowercased().utf8)
    return bytes.withUnsafeBytes(isIn)
  }

  /// Whether `bytes` hold it.
  public func isIn(_ bytes: [UInt8]) -> Bool {
    if !needsOnlyASCII { return isIn(String(decoding: bytes, as: UTF8.self)) }
    return bytes.withUnsafeBytes(isIn)
  }

  private func isIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = folded.first else { return true }
    guard bytes.count >= folded.count else { return false }
    for start in 0...(bytes.count - folded.count) where Self.fold(bytes[start]) == first {
      var place = 1
      while place < folded.count, Self.fold(bytes[start + place]) == folded[place] { place += 1 }
      if place == folded.count { return true }
    }
    return false
  }

  static func fold(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
