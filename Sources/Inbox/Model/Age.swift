import Phone
import Words

/// How long ago something was, rounded down to what does not change more than once a minute.
enum Age {
  /// `now`, `5m`, `2h`, `3d`.
  static func text(of moment: Instant, at now: Instant, in tongue: Tongue) -> String {
    let minutes = Int(max(0, now.microseconds - moment.microseconds) / 60_000_000)
    let phrase =
      switch minutes {
      case 0: Phrase("face.age.now")
      case 1..<60: Phrase("face.age.minutes", .count(minutes))
      case 60..<(24 * 60): Phrase("face.age.hours", .count(minutes / 60))
      default: Phrase("face.age.days", .count(minutes / (24 * 60)))
      }
    return phrase.text(in: tongue)
  }
}
