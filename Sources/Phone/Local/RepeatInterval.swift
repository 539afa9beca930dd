/// `UILocalNotification.repeatInterval`: the calendar units that it takes.
public enum RepeatInterval: String, Codable, CaseIterable, Sendable {
  case minute
  case hour
  case day
  case week
  case month
  case year

  /// The first moment after `moment` that lies a whole number of intervals behind `start`, on a clock `offset` seconds
  /// ahead of UTC.
  func next(of start: Instant, after moment: Instant, offset: Int) -> Instant {
    guard start <= moment else { return start }
    if let span {
      let passed = (moment.microseconds - start.microseconds) / span
      return start.moved(byMicroseconds: (passed + 1) * span)
    }
    let first = CivilTime(start, offset: offset)
    let now = CivilTime(moment, offset: offset)
    var months = (now.year - first.year) * 12 + now.month - first.month
    if self == .year { months -= months % 12 }
    var next = first.moved(months: months).instant(offset: offset)
    while next <= moment {
      months += self == .year ? 12 : 1
      next = first.moved(months: months).instant(offset: offset)
    }
    return next
  }

  /// Its length in microseconds, where that is always the same: no clock here is ever put forward or back.
  private var span: Int64? {
    switch self {
    case .minute: 60_000_000
    case .hour: 3_600_000_000
    case .day: 86_400_000_000
    case .week: 7 * 86_400_000_000
    case .month, .year: nil
    }
  }
}

extension CivilTime {
  /// The same time of the day, `count` months later; on the last day of a month that is too short.
  fileprivate func moved(months count: Int) -> CivilTime {
    let total = year * 12 + month - 1 + count
    var day = day
    while true {
      if let found = CivilTime(year: total / 12, month: total % 12 + 1, day: day, second: second) {
        return found
      }
      day -= 1
    }
  }
}
