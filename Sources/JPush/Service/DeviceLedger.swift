import Phone

/// The service's diary of its devices by the day and hour of Beijing, for `GET /v3/users`.
struct DeviceLedger: Hashable, Codable, Sendable {
  /// One day, or one hour.
  struct Span: Hashable, Codable {
    let number: Int
    /// Devices that registered.
    var registered = 0
    /// Logins.
    var logins = 0
  }

  /// The days of the vendor's reports; by the hour there is only the present day.
  static let mostDays = 60
  private static let mostHours = 24

  private(set) var days: [Span] = []
  /// Nil until something happens: worlds that were written before there were hours have none.
  private var hours: [Span]?

  /// A device registered.
  mutating func register(at moment: Instant) { change(at: moment) { $0.registered += 1 } }

  /// A device logged in.
  mutating func activate(at moment: Instant) { change(at: moment) { $0.logins += 1 } }

  /// What is known of the day with this number.
  func day(_ number: Int) -> Span? { days.last { $0.number == number } }

  /// What is known of the hour with this number.
  func hour(_ number: Int) -> Span? { hours?.last { $0.number == number } }

  /// The sum of the days whose number `belongs`; nil if none is known.
  func sum(_ belongs: (Int) -> Bool) -> Span? {
    days.filter { belongs($0.number) }.reduce(nil) { sum, day in
      Span(
        number: day.number, registered: (sum?.registered ?? 0) + day.registered,
        logins: (sum?.logins ?? 0) + day.logins)
    }
  }

  /// The number of the hour that `time` lies in, counted from 1970.
  static func hour(of time: CivilTime) -> Int { time.dayNumber * 24 + time.second / 3600 }

  /// A moment of the day with this number.
  static func noon(of day: Int) -> CivilTime {
    CivilTime(Instant(microseconds: (Int64(day) * 86_400 + 43_200) * 1_000_000), offset: 0)
  }

  private mutating func change(at moment: Instant, _ body: (inout Span) -> Void) {
    let time = CivilTime(moment)
    Self.change(&days, time.dayNumber, keeping: Self.mostDays, body)
    var hours = self.hours ?? []
    self.hours = nil
    Self.change(&hours, Self.hour(of: time), keeping: Self.mostHours, body)
    self.hours = hours
  }

  private static func change(
    _ spans: inout [Span], _ number: Int, keeping most: Int, _ body: (inout Span) -> Void
  ) {
    if spans.last?.number != number {
      spans.append(Span(number: number))
      spans.removeFirst(max(0, spans.count - most))
    }
    body(&spans[spans.count - 1])
  }
}
