import Phone

/// What has been used of the limits that count by the minute or by the day of Beijing.
struct QuotaBook: Hashable, Codable, Sendable {
  private struct Use: Hashable, Codable {
    let limit: GetuiLimit
    var window: Int
    var count: Int
  }

  private struct Setting: Hashable, Codable {
    let limit: GetuiLimit
    var value: Int
  }

  private var uses: [Use] = []
  private var settings: [Setting] = []

  /// The number that holds for `limit`.
  func value(of limit: GetuiLimit) -> Int {
    settings.first { $0.limit == limit }?.value ?? limit.standard
  }

  /// Sets another number for `limit`.
  mutating func set(_ limit: GetuiLimit, to value: Int) {
    if let index = settings.firstIndex(where: { $0.limit == limit }) {
      settings[index].value = value
    } else {
      settings.append(Setting(limit: limit, value: value))
    }
  }

  /// How much of `limit` is used in the window that `moment` lies in.
  func used(_ limit: GetuiLimit, at moment: Instant) -> Int {
    guard let use = uses.first(where: { $0.limit == limit }), use.window == Self.window(limit, moment) else {
      return 0
    }
    return use.count
  }

  /// Whether `amount` more of `limit` is free at `moment`.
  func hasRoom(_ limit: GetuiLimit, for amount: Int = 1, at moment: Instant) -> Bool {
    let (sum, overflow) = used(limit, at: moment).addingReportingOverflow(amount)
    return !overflow && sum <= value(of: limit)
  }

  /// Uses `amount` of `limit`.
  mutating func use(_ limit: GetuiLimit, _ amount: Int = 1, at moment: Instant) {
    let window = Self.window(limit, moment)
    guard let index = uses.firstIndex(where: { $0.limit == limit }) else {
      return uses.append(Use(limit: limit, window: window, count: amount))
    }
    if uses[index].window != window { uses[index] = Use(limit: limit, window: window, count: 0) }
    uses[index].count += amount
  }

  /// When the window of `limit` that `moment` lies in is over.
  static func end(of limit: GetuiLimit, at moment: Instant) -> Instant {
    let next = Int64(window(limit, moment) + 1)
    let seconds = limit.isDaily ? next * 86_400 - Int64(CivilTime.beijing) : next * 60
    return Instant(microseconds: seconds * 1_000_000)
  }

  /// Minutes of the clock and days of Beijing, counted through; the vendor does not say whether its windows slide.
  private static func window(_ limit: GetuiLimit, _ moment: Instant) -> Int {
    limit.isDaily ? CivilTime(moment).dayNumber : Int(moment.microseconds / 60_000_000)
  }
}
