import Phone

/// What was sent on the present day of Beijing, and how much may be.
struct VolumeBook: Hashable, Codable, Sendable {
  private struct Line: Hashable, Codable {
    let volume: DailyVolume
    var most: Int
    var day = 0
    var used = 0
  }

  /// Only those that have a limit.
  private var lines: [Line] = []

  /// Sets a limit; what was used up to now does not count.
  mutating func set(_ volume: DailyVolume, to most: Int) {
    lines.removeAll { $0.volume == volume }
    lines.append(Line(volume: volume, most: most))
  }

  /// Whether so much more is too much on the day of `moment`.
  func isFull(_ volume: DailyVolume, for amount: Int, at moment: Instant) -> Bool {
    guard let line = lines.first(where: { $0.volume == volume }) else { return false }
    let used = line.day == CivilTime(moment).dayNumber ? line.used : 0
    return used + amount > line.most
  }

  /// Counts what is sent.
  mutating func use(_ volume: DailyVolume, _ amount: Int, at moment: Instant) {
    guard let index = lines.firstIndex(where: { $0.volume == volume }) else { return }
    let day = CivilTime(moment).dayNumber
    if lines[index].day != day { (lines[index].day, lines[index].used) = (day, 0) }
    lines[index].used += amount
  }
}
