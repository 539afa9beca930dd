import Phone

/// The pauses of a stream at a person's pace: a few seconds, now and then two at once, now and then a lull.
struct StreamRhythm {
  let identifiers: Identifiers
  /// Sets the draws apart from the ids that are made from the same seed.
  private static let purpose: UInt64 = 0x5354_5245_414D

  /// The pause before push `place`, in microseconds.
  func pause(before place: Int) -> Int64 {
    if place == 1 { return 1_200_000 }
    let bits = identifiers.bits(Self.purpose, UInt64(place))
    let part = Int64(bits >> 32 & 0xFFFF)
    switch bits % 100 {
    case 0..<15: return 900_000 + part * 14
    case 15..<75: return 2_500_000 + part * 53
    case 75..<95: return 6_000_000 + part * 76
    default: return 12_000_000 + part * 92
    }
  }
}
