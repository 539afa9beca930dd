extension Identifiers {
  /// The number that `token` was made from; nil if `token(_:)` of this session never made it.
  ///
  /// The first sixteen digits hold the number, mixed by steps that can be taken back; the rest must agree.
  public func tokenNumber(_ token: String) -> UInt64? {
    guard let words = Self.words(of: token) else { return nil }
    let number = Self.unmix(words[0]) ^ key(0x10)
    for place in 1..<4 where bits(0x10 + UInt64(place), number) != words[place] { return nil }
    return number
  }

  /// The numbers that 64 hex digits of either case stand for, sixteen digits each; nil for any other text.
  private static func words(of token: String) -> SIMD4<UInt64>? {
    var words = SIMD4<UInt64>()
    var count = 0
    for byte in token.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      guard count < 64 else { return nil }
      words[count / 16] = words[count / 16] << 4 | UInt64(digit)
      count += 1
    }
    return count == 64 ? words : nil
  }

  /// Takes `mix` back: its shifts undone, its factors' inverses modulo 2⁶⁴.
  private static func unmix(_ value: UInt64) -> UInt64 {
    var z = value ^ (value >> 31) ^ (value >> 62)
    z = z &* 0x3196_42B2_D24D_8EC3
    z = z ^ (z >> 27) ^ (z >> 54)
    z = z &* 0x96DE_1B17_3F11_9089
    return z ^ (z >> 30) ^ (z >> 60)
  }
}
