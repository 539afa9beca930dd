/// A moment as a calendar and a wall clock show it, at a fixed distance from UTC.
///
/// The calendar is the proleptic Gregorian one; days are counted as in Howard Hinnant's chrono-compatible date
/// algorithms (2013).
public struct CivilTime: Hashable, Comparable, Codable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day, from 1.
  public let day: Int
  /// Seconds since midnight.
  public let second: Int

  /// Beijing's distance from UTC, in seconds: the clock of the Chinese push services.
  public static let beijing = 8 * 3600

  /// What a clock `offset` seconds ahead of UTC shows at `moment`.
  public init(_ moment: Instant, offset: Int = beijing) {
    let seconds = Int(moment.microseconds).flooredQuotient(1_000_000) + offset
    let days = seconds.flooredQuotient(86_400)
    second = seconds - days * 86_400
    (year, month, day) = CivilTime.date(ofDay: days)
  }

  /// Reads `yyyy-MM-dd`, with ` HH:mm:ss` behind it or without; nil for anything else, and for a day or time that
  /// does not exist.
  public init?(_ text: String) {
    let halves = text.split(separator: " ", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count),
      let date = CivilTime.numbers(halves[0], separator: "-", lengths: [4, 2, 2])
    else { return nil }
    var second = 0
    if halves.count == 2 {
      guard let clock = CivilTime.numbers(halves[1], separator: ":", lengths: [2, 2, 2]), clock[0] < 24,
        clock[1] < 60, clock[2] < 60
      else { return nil }
      second = clock[0] * 3600 + clock[1] * 60 + clock[2]
    }
    let found = CivilTime.date(ofDay: CivilTime.day(date[0], date[1], date[2]))
    guard (1...12).contains(date[1]), found == (date[0], date[1], date[2]) else { return nil }
    (year, month, day) = found
    self.second = second
  }

  /// A day and the seconds since its midnight; nil for a day that does not exist.
  init?(year: Int, month: Int, day: Int, second: Int) {
    let found = CivilTime.date(ofDay: CivilTime.day(year, month, day))
    guard (1...12).contains(month), found == (year, month, day) else { return nil }
    (self.year, self.month, self.day) = found
    self.second = second
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int { CivilTime.day(year, month, day) }

  /// The moment at which a clock `offset` seconds ahead of UTC shows this.
  public func instant(offset: Int = beijing) -> Instant {
    Instant(microseconds: (Int64(dayNumber) * 86_400 + Int64(second - offset)) * 1_000_000)
  }

  /// `yyyy-MM-dd`.
  public var dateText: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  /// `HH:mm:ss`.
  public var clockText: String {
    "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
  }

  /// `yyyy-MM-dd HH:mm:ss`.
  public var text: String { "\(dateText) \(clockText)" }

  /// The order in time, for two clocks of one place.
  public static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.dayNumber, a.second) < (b.dayNumber, b.second)
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func numbers(_ text: Substring, separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == lengths.count else { return nil }
    var numbers: [Int] = []
    for (part, length) in zip(parts, lengths) {
      guard part.utf8.count == length, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The day number of a date; the year begins in March, so that the leap day comes last.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.flooredQuotient(400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(ofDay number: Int) -> (Int, Int, Int) {
    let shifted = number + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int {
  /// The quotient rounded down, also below zero.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
