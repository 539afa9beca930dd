import Phone
import Words

/// A date in words, as a lock screen shows it: `Thursday 27 November`.
enum DateWords {
  /// The date at `moment` where clocks are `zone` seconds ahead of UTC.
  static func phrase(_ moment: Instant, zone: Int) -> Phrase {
    let date = CivilTime(moment, offset: zone)
    // 1970-01-01 was a Thursday, the fourth day of a week that begins on Monday.
    let weekday = ((date.dayNumber + 3) % 7 + 7) % 7 + 1
    return Phrase(
      "face.date", .phrase(Phrase(WordID("face.weekday.\(weekday)"))), .count(date.day),
      .phrase(Phrase(WordID("face.month.\(date.month)"))))
  }
}
