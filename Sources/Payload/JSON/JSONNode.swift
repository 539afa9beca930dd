/// One value or key on the tape: where its bytes lie and where the next sibling's node is.
///
/// Offsets are 32 bits wide because `JSONDocument.sizeLimit` is far below 4 GiB and small nodes keep the tape in cache.
struct JSONNode {
  let kind: JSONKind
  /// Whether a string holds a backslash; without one its bytes are its text.
  let hasEscapes: Bool
  /// The first byte: the opening quote or bracket of what has one.
  let start: UInt32
  /// The byte after the last one.
  var end: UInt32
  /// The node after this value with all that it holds; in a container still open, the container around it.
  var next: UInt32
  /// In a container the number of its members or items, in a key the signature that speeds up the duplicate check.
  var detail: UInt32 = 0

  @inline(__always)
  init(kind: JSONKind, hasEscapes: Bool = false, from start: Int, to end: Int, next: Int) {
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// The bytes of a string between its quotes.
  var inner: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}
