/// The words of the search index: every two neighbours where the script writes without spaces, every three elsewhere.
///
/// Found together they are only a sign that a text may hold a needle; the filter itself decides. So an indexed
/// search finds exactly what a scan finds, in the middle of a word too.
struct GramText {
  private var seen = GramSet()
  private(set) var bytes: [UInt8] = []

  /// The grams of an arrival's texts, parted by spaces.
  static func of(_ texts: [String]) -> String {
    var grams = GramText()
    for text in texts { grams.add(text) }
    return String(decoding: grams.bytes, as: UTF8.self)
  }

  /// Adds the grams of one text; none reaches from one text into the next.
  mutating func add(_ text: String) {
    var run = Run()
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { add(UInt32(Needle.fold(byte)), &run) }
    } else {
      for scalar in text.lowercased().unicodeScalars { add(scalar.value, &run) }
    }
  }

  /// The scalars before the next one, and how many of its kind stand there.
  private struct Run {
    var before: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
  }

  private mutating func add(_ scalar: UInt32, _ run: inout Run) {
    let value = UInt64(scalar)
    let isDense = Self.isDense(scalar)
    if run.count > 0, isDense != Self.isDense(UInt32(run.last)) { run.count = 0 }
    run.count += 1
    if isDense, run.count >= 2 { write(run.last << 21 | value) }
    if !isDense, run.count >= 3 { write(run.before << 42 | run.last << 21 | value) }
    (run.before, run.last) = (run.last, value)
  }

  /// Whether the scalar belongs to a script that puts no spaces between words.
  private static func isDense(_ value: UInt32) -> Bool {
    // Latin, Greek, Cyrillic and the like need no look at the list.
    if value < 0x0E00 { return false }
    return switch value {
    case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC,
      0x20000...0x3FFFF, 0x0E00...0x0EFF, 0x1780...0x17FF:
      true
    default: false
    }
  }

  /// Letters and digits only, so that no tokeniser takes a gram apart.
  private mutating func write(_ gram: UInt64) {
    guard gram != 0, seen.insert(gram) else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    var left = gram
    repeat {
      let digit = UInt8(left & 31)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      left >>= 5
    } while left > 0
  }
}
