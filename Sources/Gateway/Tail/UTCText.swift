import Phone

/// A moment in UTC, as RFC 3339 writes it, with microseconds.
enum UTCText {
  static func write(_ moment: Instant) -> String {
    let (seconds, microseconds) = moment.microseconds.quotientAndRemainder(floor: 1_000_000)
    let (days, ofDay) = seconds.quotientAndRemainder(floor: 86_400)
    let (year, month, day) = date(days)
    let clock = "\(two(ofDay / 3600)):\(two(ofDay / 60 % 60)):\(two(ofDay % 60))"
    return "\(pad(year, 4))-\(two(month))-\(two(day))T\(clock).\(pad(microseconds, 6))Z"
  }

  /// The date of a day counted from 1970-01-01 (Howard Hinnant, chrono-compatible low-level date algorithms,
  /// `civil_from_days`).
  private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, ofEra) = (days + 719_468).quotientAndRemainder(floor: 146_097)
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, ofYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func two(_ number: Int64) -> String { pad(number, 2) }

  private static func pad(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  /// The quotient rounded down, and a remainder that is never negative.
  fileprivate func quotientAndRemainder(floor divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
