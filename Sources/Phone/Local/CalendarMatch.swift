/// The date components of a calendar trigger, as commands write them: `2026-12-01T09:00`, `9:00`, `mon 9:00`.
public struct CalendarMatch: Hashable, Codable, Sendable {
  /// On which days.
  public enum Day: Hashable, Codable, Sendable {
    case every
    /// Counted from Sunday, which is 0.
    case weekday(Int)
    /// Days since 1970-01-01.
    case date(Int)
  }

  /// On which days.
  public let day: Day
  /// At which minute of the day.
  public let minute: Int

  private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let secondsADay = 86_400

  /// The days and the minute of the day.
  public init(_ day: Day, minute: Int) {
    self.day = day
    self.minute = minute
  }

  /// Reads `9:00`; nil for no time of the day.
  public init?(clock: String, on day: Day = .every) {
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let hour = Int(parts[0]),
      let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.init(day, minute: hour * 60 + minute)
  }

  /// Reads `2026-12-01T09:00`; nil for anything else.
  public init?(moment: String) {
    let parts = moment.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilTime(String(parts[0])) else { return nil }
    self.init(clock: String(parts[1]), on: .date(date.dayNumber))
  }

  /// Reads `mon` and `9:00`; nil for anything else.
  public init?(weekday: String, clock: String) {
    guard let place = Self.weekdays.firstIndex(of: weekday) else { return nil }
    self.init(clock: clock, on: .weekday(place))
  }

  /// The weekday as commands write it; nil where it does not name one.
  public var weekday: String? {
    if case .weekday(let place) = day { Self.weekdays[place] } else { nil }
  }

  /// The time of the day as commands write it: `9:00`.
  public var clock: String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }

  /// The date and time as commands write it; nil where it names no date.
  public var moment: String? {
    guard case .date(let day) = day else { return nil }
    let start = Instant(microseconds: Int64(day) * Int64(Self.secondsADay) * 1_000_000)
    return "\(CivilTime(start, offset: 0).dateText)T\(minute < 600 ? "0" : "")\(clock)"
  }

  /// The first match after `moment`, on a clock `offset` seconds ahead of UTC; nil if there is none.
  func next(after moment: Instant, offset: Int) -> Instant? {
    let today = CivilTime(moment, offset: offset).dayNumber
    for number in days(from: today) {
      let seconds = number * Self.secondsADay + minute * 60 - offset
      let found = Instant(microseconds: Int64(seconds) * 1_000_000)
      if found > moment { return found }
    }
    return nil
  }

  /// Days that match, today first; 1970-01-01 was a Thursday.
  private func days(from today: Int) -> [Int] {
    switch day {
    case .every: return [today, today + 1]
    case .weekday(let wanted):
      let ahead = (wanted - (today + 4) % 7 + 7) % 7
      return [today + ahead, today + ahead + 7]
    case .date(let number): return [number]
    }
  }
}
