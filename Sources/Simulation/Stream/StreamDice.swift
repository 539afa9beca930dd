import Phone

/// Chance that is a function of seed and place: SplitMix64 over the session's ids.
struct StreamDice {
  private let identifiers: Identifiers
  private let place: UInt64
  private var throwCount: UInt64 = 0

  init(seed: UInt64, place: Int) {
    identifiers = Identifiers(seed: seed, journal: 0)
    self.place = UInt64(bitPattern: Int64(place))
  }

  /// A number from 0 up to `limit`, which is not reached; `limit` is at least 1.
  mutating func roll(_ limit: Int) -> Int {
    throwCount += 1
    return Int(identifiers.bits(0x5354_0000 + throwCount, place) % UInt64(limit))
  }

  /// One of `choices`, of which there is at least one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(choices.count)] }
}
