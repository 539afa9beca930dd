import CNcurses

/// Stands signs in for what ncurses and the terminal may count differently, and puts the real text in afterwards.
///
/// ncurses asks the C library how wide a character is, which knows older tables, no wide ambiguous characters and
/// no U+FE0F. Where its answer is not the frame's, ncurses is given two private signs, both one column wide, and the
/// bytes it makes of them are replaced by: blanks, the text, and an order to go to the next column. So the row stays
/// straight whatever the terminal makes of the text.
struct DoubtfulCells {
  /// Text never has plane 16: `ScalarWidth` draws a replacement character for it.
  private static let firstTail: UInt32 = 0x10_0000
  private static let mostColumns = 4096
  private static let firstHead: UInt32 = firstTail + UInt32(2 * mostColumns)
  private static let mostHeads = 50_000

  private var heads: [Glyph: UInt32] = [:]
  private var glyphs: [Glyph] = []
  private var flip: [Int: Bool] = [:]

  /// Whether a sign was given out since the bytes were last mended.
  private(set) var isPending = false

  /// Whether all signs are taken; then `empty()` and draw everything anew.
  var isFull: Bool { glyphs.count >= Self.mostHeads }

  /// Whether ncurses would count the glyph as the frame does.
  static func agrees(_ glyph: Glyph, columns: Int) -> Bool {
    guard wcwidth(wchar_t(bitPattern: glyph.base.value)) == Int32(columns) else { return false }
    for index in 0..<glyph.markCount where wcwidth(wchar_t(bitPattern: glyph.scalar(index + 1).value)) != 0 {
      return false
    }
    return true
  }

  /// The two signs for a wide glyph in the column `x` of the cell `index`.
  ///
  /// The second takes turns, as ncurses sends only what changed and a head alone would not say where it is.
  mutating func signs(for glyph: Glyph, x: Int, index: Int) -> (head: Unicode.Scalar, tail: Unicode.Scalar) {
    isPending = true
    let head = heads[glyph] ?? Self.firstHead + UInt32(glyphs.count)
    if heads[glyph] == nil {
      heads[glyph] = head
      glyphs.append(glyph)
    }
    let turn = !(flip[index] ?? false)
    flip[index] = turn
    let column = UInt32(min(x, Self.mostColumns - 1))
    let tail = Self.firstTail + column * 2 + (turn ? 1 : 0)
    return (Unicode.Scalar(head) ?? "\u{FFFD}", Unicode.Scalar(tail) ?? "\u{FFFD}")
  }

  mutating func empty() { self = DoubtfulCells() }

  /// `bytes` with the real text in the place of the signs.
  mutating func mended(_ bytes: [UInt8]) -> [UInt8] {
    isPending = false
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    var index = 0
    while index < bytes.count {
      guard let sign = Self.sign(bytes, at: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 4
      if sign < Self.firstHead {
        result += Self.goTo(column(of: sign) + 2)
      } else {
        let glyph = glyphs[Int(sign - Self.firstHead)]
        if let tail = Self.sign(bytes, at: index), tail < Self.firstHead {
          let column = column(of: tail)
          result += Self.goTo(column) + [0x20, 0x20] + Self.goTo(column)
        }
        var text = ""
        glyph.append(to: &text)
        result += Array(text.utf8)
      }
    }
    return result
  }

  // A tail is in the column after the head, whose column it carries.
  private func column(of tail: UInt32) -> Int { Int(tail - Self.firstTail) / 2 }

  /// The sign that starts at `index`: plane 16 is F4 8x xx xx in UTF-8.
  private static func sign(_ bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 3 < bytes.count, bytes[index] == 0xF4 else { return nil }
    return UInt32(bytes[index] & 7) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
      | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
  }

  /// CHA, which counts from 1.
  private static func goTo(_ column: Int) -> [UInt8] { Array("\u{1B}[\(column + 1)G".utf8) }
}
