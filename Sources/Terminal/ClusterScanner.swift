/// Walks over text cluster by cluster and says what each draws.
///
/// A cluster that terminals do not agree on draws less: of a joined family, a skin tone or a flag with tags its
/// first picture, of a pair of regional indicators the two letters.
struct ClusterScanner {
  /// A glyph and the columns it takes.
  struct Part {
    var glyph: Glyph
    var columns: Int
  }

  /// Where the cluster starts and ends, in bytes.
  private(set) var start = 0
  private(set) var end = 0
  /// What it takes.
  private(set) var columns = 0
  /// What it draws; only `first` when there is one part.
  private(set) var first = Part(glyph: .blank, columns: 1)
  private(set) var rest: [Part] = []

  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let policy: WidthPolicy

  /// `bytes` are those of `text`.
  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ policy: WidthPolicy) {
    self.text = text
    self.bytes = bytes
    self.policy = policy
  }

  /// Steps over the next cluster if it is plain ASCII, which most text is; the other properties stay as they were.
  mutating func nextASCII() -> UInt8? {
    guard end < bytes.count, (0x20..<0x7F).contains(bytes[end]),
      end + 1 == bytes.count || bytes[end + 1] < 0x80
    else { return nil }
    defer { end += 1 }
    return bytes[end]
  }

  /// Steps to the next cluster; false at the end.
  mutating func next() -> Bool {
    guard end < bytes.count else { return false }
    start = end
    if let (scalar, size, width) = simple(at: start), isSimple(at: start + size) {
      end = start + size
      columns = width
      first = Part(glyph: Glyph(scalar), columns: width)
      if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    } else {
      takeCluster()
    }
    return true
  }

  // MARK: - Scalars that are a cluster by themselves when another such scalar follows

  private func isSimple(at offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] < 0x80 || simple(at: offset) != nil
  }

  private func simple(at offset: Int) -> (Unicode.Scalar, size: Int, width: Int)? {
    let byte = bytes[offset]
    if byte < 0x80 {
      return byte >= 0x20 && byte < 0x7F ? (Unicode.Scalar(byte), 1, 1) : nil
    }
    let size = byte & 0xE0 == 0xC0 ? 2 : byte & 0xF0 == 0xE0 ? 3 : 4
    guard size < 4, offset + size <= bytes.count else { return nil }
    var code = UInt32(byte) & (size == 2 ? 0x1F : 0x0F)
    for next in 1..<size { code = code << 6 | UInt32(bytes[offset + next] & 0x3F) }
    guard let width = ClusterScanner.simpleWidth(code), let scalar = Unicode.Scalar(code) else { return nil }
    return width == 1 && policy.ambiguousIsWide ? nil : (scalar, size, width)
  }

  private static func simpleWidth(_ code: UInt32) -> Int? {
    switch code {
    case 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3A1, 0x3A3...0x3C9, 0x410...0x44F, 0x2010...0x2027,
      0x2190...0x21FF, 0x2500...0x25FC:
      1
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      2
    default: nil
    }
  }

  // MARK: - Any other cluster

  private mutating func takeCluster() {
    let index = text.utf8.index(text.startIndex, offsetBy: start)
    let after = text.index(after: index)
    end = text.utf8.distance(from: text.startIndex, to: after)
    var parts = ClusterParts(policy)
    for scalar in text.unicodeScalars[index..<after] {
      guard parts.add(scalar) else { break }
    }
    rest = parts.finished()
    columns = rest.reduce(0) { $0 + $1.columns }
    first = rest.removeFirst()
  }
}
