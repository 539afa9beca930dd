extension Identifiers {
  /// The number that `token` was made from; nil if `token(_:)` of this session never made it.
  ///
  /// The first sixteen digits hold the number, mixed by steps that can be taken back; the rest must agree.
  public func tokenNumber(_ token: String) -> UInt64? {
    guard token.utf8.count == 64, let head = UInt64(Substring(token.utf8.prefix(16)), radix: 16)
    else { return nil }
    let number = Self.unmix(head) ^ key(0x10)
    let own = self.token(number)
    return own == token || own == token.lowercased() ? number : nil
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
