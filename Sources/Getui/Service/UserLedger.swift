import Phone

/// The service's diary of its clients: registrations and logins by the day of Beijing, and how many were online.
struct UserLedger: Hashable, Codable, Sendable {
  /// One day.
  struct Day: Hashable, Codable {
    let number: Int
    /// Clients that registered.
    var registered = 0
    /// Clients that logged in.
    var active = 0
    /// The most that were online at once.
    var online = 0
    /// Clients there were at its end.
    var total = 0
  }

  /// How many clients were online at one full ten minutes.
  struct Sample: Hashable, Codable {
    let at: Instant
    let count: Int
  }

  /// Ten minutes, the distance of two points of `/report/online_user`, in microseconds.
  static let step: Int64 = 600_000_000
  /// The points of 24 hours.
  static let mostSamples = 144
  /// The days of the vendor's reports.
  static let mostDays = 90

  private(set) var days: [Day] = []
  private var samples: [Sample] = []
  private var online = 0
  private var seen: Instant?

  /// A client registered; `total` with it.
  mutating func register(total: Int, at moment: Instant) {
    change(at: moment) {
      $0.registered += 1
      $0.total = total
    }
  }

  /// A client logged in for the first time on this day.
  mutating func activate(at moment: Instant) { change(at: moment) { $0.active += 1 } }

  /// The number of clients that are online has changed.
  mutating func setOnline(_ count: Int, at moment: Instant) {
    catchUp(to: moment)
    online = count
    change(at: moment) { $0.online = max($0.online, count) }
  }

  /// What is known of the day with this number.
  func day(_ number: Int) -> Day? { days.last { $0.number == number } }

  /// One point for each full ten minutes of the 24 hours before `moment`, oldest first.
  mutating func samples(at moment: Instant) -> [Sample] {
    catchUp(to: moment)
    return samples
  }

  /// Between two changes the count stood still, so the points in between are known.
  private mutating func catchUp(to moment: Instant) {
    defer { seen = max(seen ?? moment, moment) }
    guard let seen, seen < moment else { return }
    let last = moment.microseconds / Self.step
    let first = max(seen.microseconds / Self.step + 1, last - Int64(Self.mostSamples) + 1)
    if first <= last {
      for point in first...last {
        samples.append(Sample(at: Instant(microseconds: point * Self.step), count: online))
      }
    }
    samples.removeFirst(max(0, samples.count - Self.mostSamples))
  }

  private mutating func change(at moment: Instant, _ body: (inout Day) -> Void) {
    let number = CivilTime(moment).dayNumber
    if days.last?.number != number {
      days.append(Day(number: number, online: online, total: days.last?.total ?? 0))
      days.removeFirst(max(0, days.count - Self.mostDays))
    }
    body(&days[days.count - 1])
  }
}
