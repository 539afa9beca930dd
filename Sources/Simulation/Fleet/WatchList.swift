import Phone

/// The phones of which everything is written down.
struct WatchList: Hashable, Codable, Sendable {
  /// The most phones that are watched at once; a fleet no larger than that is watched whole.
  static let most = 64

  private var numbers: [PhoneNumber] = []

  /// Whether the phone is on it.
  func holds(_ number: PhoneNumber) -> Bool { numbers.contains(number) }

  /// Puts a phone on it; the one that was named longest ago gives way.
  mutating func add(_ number: PhoneNumber) {
    numbers.removeAll { $0 == number }
    numbers.append(number)
    if numbers.count > Self.most { numbers.removeFirst() }
  }

  /// Takes a phone off it.
  mutating func remove(_ number: PhoneNumber) { numbers.removeAll { $0 == number } }
}
