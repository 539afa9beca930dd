/// The words of the search index: every two neighbours where the script writes without spaces, every three elsewhere.
///
/// Found together they are only a sign that a text may hold a needle; the filter itself decides. So an indexed
/// search finds exactly what a scan finds, in the middle of a word too.
struct GramText {
  private var seen: Set<UInt64> = []
  private(set) var bytes: [UInt8] = []

  /// The grams of an arrival's texts, parted by spaces.
  static func of(_ texts: [String]) -> String {
    var grams = GramText()
    for text in texts { grams.add(text) }
    return String(decoding: grams.bytes, as: UTF8.self)
  }

  /// Adds the grams of one text; none reaches from one text into the next.
  mutating func add(_ text: String) {
    var before: UInt64 = 0
    var last: UInt64 = 0
    var run = 0
    for scalar in text.lowercased().unicodeScalars {
      let value = UInt64(scalar.value)
      let isDense = Self.isDense(scalar.value)
      if run > 0, isDense != Self.isDense(UInt32(last)) { run = 0 }
      run += 1
      if isDense, run >= 2 { write(last << 21 | value) }
      if !isDense, run >= 3 { write(before << 42 | last << 21 | value) }
      (before, last) = (last, value)
    }
  }

  /// Whether the scalar belongs to a script that puts no spaces between words.
  private static func isDense(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC,
      0x20000...0x3FFFF, 0x0E00...0x0EFF, 0x1780...0x17FF:
      true
    default: false
    }
  }

  /// Letters and digits only, so that no tokeniser takes a gram apart.
  private mutating func write(_ gram: UInt64) {
    guard seen.insert(gram).inserted else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    var left = gram
    repeat {
      let digit = UInt8(left & 31)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      left >>= 5
    } while left > 0
  }
}
