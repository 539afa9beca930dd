import Payload
import Phone

/// New and active devices by the hour, the day or the month of Beijing: `GET /v3/users`
/// (docs.jiguang.cn, REST API v3, report).
extension JPushService {
  /// `time_unit`.
  private enum Unit: String {
    case hour = "HOUR"
    case day = "DAY"
    case month = "MONTH"

    /// How long `start` is.
    var length: Int {
      switch self {
      case .hour: 13
      case .day: 10
      case .month: 7
      }
    }

    /// What makes a whole moment of `start`.
    var rest: String {
      switch self {
      case .hour: ":00:00"
      case .day: ""
      case .month: "-01"
      }
    }

    /// The begin of the next one.
    func next(after time: CivilTime) -> CivilTime? {
      let begin = time.instant()
      switch self {
      case .hour: return CivilTime(begin.after(milliseconds: 3_600_000))
      case .day: return CivilTime(begin.after(milliseconds: 86_400_000))
      case .month: return CivilTime(text(of: CivilTime(begin.after(milliseconds: 31 * 86_400_000))) + rest)
      }
    }

    /// The moment as `start` writes it.
    func text(of time: CivilTime) -> String { String(time.text.prefix(length)) }
  }

  func users(_ request: JPushRequest, at moment: Instant) throws(JPushRefusal) -> JPushReply {
    let http = request.http
    guard let unit = http.queryValue(of: "time_unit").flatMap({ Unit(rawValue: $0.uppercased()) }),
      let start = http.queryValue(of: "start")?.replacing("+", with: " "),
      let duration = http.queryValue(of: "duration").flatMap({ Int($0) }), (1...60).contains(duration)
    else { throw JPushRefusal(.missing) }
    guard start.utf8.count == unit.length, let first = CivilTime(start + unit.rest) else {
      throw JPushRefusal(.badTimeUnit)
    }
    let today = CivilTime(moment)
    guard first.dayNumber > today.dayNumber - DeviceLedger.mostDays, first.dayNumber <= today.dayNumber,
      unit != .hour || first.dayNumber == today.dayNumber
    else { throw JPushRefusal(.beyondTime) }
    var items: [JSONTree] = []
    var next: CivilTime? = first
    while let time = next, items.count < duration {
      items.append(item(time, unit))
      next = unit.next(after: time)
    }
    return JPushReply([
      "time_unit": .string(unit.rawValue), "start": .string(start), "duration": .number(duration),
      "items": .array(items),
    ])
  }

  /// The platform is absent where there is no data.
  private func item(_ time: CivilTime, _ unit: Unit) -> JSONTree {
    let text = unit.text(of: time)
    let found =
      switch unit {
      case .hour: ledger.hour(DeviceLedger.hour(of: time))
      case .day: ledger.day(time.dayNumber)
      case .month: ledger.sum { unit.text(of: DeviceLedger.noon(of: $0)) == text }
      }
    guard let found else { return ["time": .string(text)] }
    let ios: JSONTree = [
      "new": .number(found.registered), "online": .number(found.logins), "active": .number(found.logins),
    ]
    return ["time": .string(text), "ios": ios]
  }
}
