import Phone

/// A moment after anything a test does.
enum JournalClock {
  static let later = Instant(microseconds: 4_000_000_000_000_000)
}
