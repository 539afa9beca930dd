/// Bytes that look random and are the same on every run.
struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  /// Pieces that make or break JSON when they are put somewhere.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0041", "\\n", "\\x", "0",
      "1",
      "-", "+", ".", "e", "E5", "true", "false", "null", "nul", " ", "\n", "\t", "\r", "é", "推", "🔔", "//",
      "\"a\":1", "1e400", "1E-7", "00", "\u{7F}", "\u{1}",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0]]

  /// `bytes` with one to three slips.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(3) {
      let at = below(result.count + 1)
      switch below(4) {
      case 0: result.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: at)
      case 1 where at < result.count: result.remove(at: at)
      case 2 where at < result.count:
        let piece = Self.pieces[below(Self.pieces.count)]
        result.replaceSubrange(at..<min(at + piece.count, result.count), with: piece)
      default: result.removeSubrange(at..<min(at + below(8), result.count))
      }
    }
    return result
  }

  /// Up to `limit` pieces in a row.
  mutating func assembled(upTo limit: Int) -> [UInt8] {
    (0..<below(limit)).flatMap { _ in Self.pieces[below(Self.pieces.count)] }
  }
}
