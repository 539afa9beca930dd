/// What one cell shows: a scalar and at most two marks on it, packed in one word.
///
/// Two marks are what Vietnamese, Thai, Arabic and Hangul need; a longer stack, which terminals do not draw
/// alike, loses the rest.
struct Glyph: Hashable, Sendable {
  private(set) var bits: UInt64

  static let blank = Glyph(" ")
  static let mostMarks = 2
  private static let scalarWidth: UInt64 = 21
  private static let scalarMask: UInt64 = (1 << scalarWidth) - 1

  init(_ base: Unicode.Scalar) { bits = UInt64(base.value) }

  init(ascii: UInt8) { bits = UInt64(ascii) }

  /// Adds a mark, if there is room.
  mutating func add(_ mark: Unicode.Scalar) {
    let count = self.markCount
    guard count < Glyph.mostMarks else { return }
    bits |= UInt64(mark.value) << (Glyph.scalarWidth * UInt64(count + 1))
  }

  var markCount: Int {
    bits >> (2 * Glyph.scalarWidth) != 0 ? 2 : bits >> Glyph.scalarWidth != 0 ? 1 : 0
  }

  /// The scalar that the marks sit on.
  var base: Unicode.Scalar { scalar(0) }

  /// The marks, in their order.
  var marks: [Unicode.Scalar] { (0..<markCount).map { scalar($0 + 1) } }

  /// Adds the glyph's text to `text`.
  func append(to text: inout String) {
    for index in 0...markCount { text.unicodeScalars.append(scalar(index)) }
  }

  // Only scalars are ever packed, so the stand-in is never seen.
  func scalar(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: bits >> (UInt64(index) * Glyph.scalarWidth) & Glyph.scalarMask))
      ?? "\u{FFFD}"
  }
}
