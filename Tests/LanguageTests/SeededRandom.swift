import Language

/// A repeatable source of odd commands.
struct SeededRandom {
  private var state: UInt64
  private static let scalars: [Unicode.Scalar] = [
    "a", "Z", "7", " ", "\t", "\n", "\r", "\"", "'", "\\", "=", ",", "#", "@", ":", "{", "}", ".", "\0",
    "\u{1B}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "王", "🔔", "\u{200D}", "\u{301}", "+", "-", "/", "e",
  ]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func text() -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<below(12) { view.append(Self.scalars[below(Self.scalars.count)]) }
    return String(view)
  }

  mutating func texts() -> [String] { (0..<below(4)).map { _ in text() } }

  mutating func bytes() -> [UInt8] {
    below(2) == 0 ? Array(text().utf8) : (0..<below(40)).map { _ in UInt8(below(256)) }
  }

  mutating func command() -> SampleCommand {
    switch below(11) {
    case 0: .go
    case 1: .stop
    case 2: .count(1 + below(9), fast: [nil, true, false][below(3)])
    case 3: .pick(["red", "green"][below(2)])
    case 4: .span(Int64(below(1 << 40)) - (1 << 39))
    case 5: .tags(texts(), seq: [nil, -3, 0, .max][below(4)])
    case 6: .push(bytes(), id: [nil, text()][below(2)])
    case 7: .tap(below(2) == 0 ? .number(1 + below(999)) : .text(text()), action: [nil, text()][below(2)])
    case 8: .rate(1 + below(10_000))
    case 9: .message(text(), (0..<below(4)).map { _ in Pair(text(), text()) })
    default: .filter(text())
    }
  }
}
