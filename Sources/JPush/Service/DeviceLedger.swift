import Phone

/// The service's diary of its devices by the day of Beijing, for `GET /v3/users`.
struct DeviceLedger: Hashable, Codable, Sendable {
  /// One day.
  struct Day: Hashable, Codable {
    let number: Int
    /// Devices that registered.
    var registered = 0
    /// Logins.
    var logins = 0
  }

  /// The days of the vendor's reports.
  static let mostDays = 60

  private(set) var days: [Day] = []

  /// A device registered.
  mutating func register(at moment: Instant) { change(at: moment) { $0.registered += 1 } }

  /// A device logged in.
  mutating func activate(at moment: Instant) { change(at: moment) { $0.logins += 1 } }

  /// What is known of the day with this number.
  func day(_ number: Int) -> Day? { days.last { $0.number == number } }

  private mutating func change(at moment: Instant, _ body: (inout Day) -> Void) {
    let number = CivilTime(moment).dayNumber
    if days.last?.number != number {
      days.append(Day(number: number))
      days.removeFirst(max(0, days.count - Self.mostDays))
    }
    body(&days[days.count - 1])
  }
}
