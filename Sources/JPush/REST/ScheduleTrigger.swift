import Phone

/// When a schedule sends (docs.jiguang.cn, push API v3, schedules). All times are Beijing's, which the pages imply.
public enum ScheduleTrigger: Hashable, Codable, Sendable {
  /// Once.
  case single(CivilTime)
  /// Again and again.
  case periodical(Period)

  /// A rhythm between two moments.
  public struct Period: Hashable, Codable, Sendable {
    /// `time_unit`.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      case day
      case week
      case month
    }

    /// From when on.
    public let start: CivilTime
    /// Until when.
    public let end: CivilTime
    /// Seconds since midnight.
    public let second: Int
    /// The unit.
    public let unit: Unit
    /// Every how many units.
    public let frequency: Int
    /// The days within the unit: 1…7 from Monday, or 1…31; none for days.
    public let points: [Int]
  }

  /// The first firing after `moment`; nil if there is none any more.
  func next(after moment: Instant) -> Instant? {
    switch self {
    case .single(let time):
      let due = time.instant()
      return due > moment ? due : nil
    case .periodical(let period): return period.next(after: moment)
    }
  }
}

extension ScheduleTrigger.Period {
  /// Days are looked at one by one: a schedule lasts a year at most.
  func next(after moment: Instant) -> Instant? {
    let from = max(start.dayNumber, CivilTime(moment).dayNumber)
    guard from <= end.dayNumber else { return nil }
    for day in from...end.dayNumber where holds(day) {
      let due = CivilTime.instant(day: day, second: second)
      if due > moment, due >= start.instant(), due <= end.instant() { return due }
    }
    return nil
  }

  private func holds(_ day: Int) -> Bool {
    let date = CivilTime(CivilTime.instant(day: day, second: 0))
    switch unit {
    case .day: return (day - start.dayNumber) % frequency == 0
    case .week:
      let weeks = (day - Self.weekday(day)) / 7 - (start.dayNumber - Self.weekday(start.dayNumber)) / 7
      return points.contains(Self.weekday(day) + 1) && weeks % frequency == 0
    case .month:
      let months = (date.year - start.year) * 12 + date.month - start.month
      return points.contains(date.day) && months % frequency == 0
    }
  }

  /// 0 is Monday; day 0 of the count, 1970-01-01, was a Thursday.
  private static func weekday(_ day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }
}

extension CivilTime {
  /// The moment of Beijing's clock on a day counted from 1970-01-01.
  fileprivate static func instant(day: Int, second: Int) -> Instant {
    Instant(microseconds: (Int64(day) * 86_400 + Int64(second - beijing)) * 1_000_000)
  }
}
