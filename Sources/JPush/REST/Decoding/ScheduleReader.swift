import Payload
import Phone

/// Reads the parts of a schedule (docs.jiguang.cn, push API v3, schedules).
enum ScheduleReader {
  private static func fault(_ what: String) -> JPushRefusal {
    JPushRefusal(.scheduleInvalid, "The schedule-task is invalid：\(what)")
  }

  static func name(_ value: JSONValue) throws(JPushRefusal) -> String {
    guard let name = value.string, (1...255).contains(name.utf8.count),
      name.unicodeScalars.allSatisfy({ isLegal($0) })
    else { throw fault("name") }
    return name
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    LegalCharacters.contain(scalar) && !LegalCharacters.marks.unicodeScalars.contains(scalar)
  }

  static func enabled(_ value: JSONValue) throws(JPushRefusal) -> Bool {
    guard let isOn = value.bool else { throw fault("enabled") }
    return isOn
  }

  static func push(_ value: JSONValue) throws(JPushRefusal) -> JPushPush {
    do throws(JPushRefusal) {
      var push = try PushObject(value).read()
      push.cid = nil
      return push
    } catch {
      throw fault("push: \(error.message)")
    }
  }

  static func trigger(_ value: JSONValue, at moment: Instant) throws(JPushRefusal) -> ScheduleTrigger {
    guard value.kind == .object, value.count == 1 else { throw fault("trigger") }
    if let single = value.given("single") {
      let time = try self.time(single.given("time"), "single.time")
      let due = time.instant()
      guard due > moment, due <= moment.moved(byMicroseconds: 366 * 86_400_000_000) else {
        throw fault("single.time")
      }
      return .single(time)
    }
    guard let period = value.given("periodical") else { throw fault("trigger") }
    return .periodical(try self.period(period, at: moment))
  }

  private static func time(_ value: JSONValue?, _ name: String) throws(JPushRefusal) -> CivilTime {
    guard let text = value?.string, text.utf8.count == 19, let time = CivilTime(text) else {
      throw fault(name)
    }
    return time
  }

  private static func period(
    _ value: JSONValue, at moment: Instant
  ) throws(JPushRefusal) -> ScheduleTrigger.Period {
    let start = try time(value.given("start"), "start")
    let end = try time(value.given("end"), "end")
    guard start < end, end.dayNumber - start.dayNumber <= 366 else { throw fault("end") }
    guard let clock = value.given("time")?.string, let second = CivilTime("2000-01-01 \(clock)")?.second
    else {
      throw fault("time")
    }
    guard let unit = value.given("time_unit")?.string.flatMap({ Unit(rawValue: $0.lowercased()) }) else {
      throw fault("time_unit")
    }
    guard let frequency = value.given("frequency")?.integer, (1...100).contains(frequency) else {
      throw fault("frequency")
    }
    let period = ScheduleTrigger.Period(
      start: start, end: end, second: second, unit: unit, frequency: frequency,
      points: try points(value.given("point"), unit))
    let first = period.next(after: start.instant().moved(byMicroseconds: -1))
    guard first != nil, end.instant() > moment else { throw fault("end") }
    return period
  }

  private typealias Unit = ScheduleTrigger.Period.Unit

  private static let weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]

  /// A day of the month is written with two digits.
  private static func points(_ value: JSONValue?, _ unit: Unit) throws(JPushRefusal) -> [Int] {
    if unit == .day {
      guard value == nil else { throw fault("point") }
      return []
    }
    guard let value, value.kind == .array, value.count > 0 else { throw fault("point") }
    var points: [Int] = []
    for item in value.items {
      let text = item.string ?? ""
      let found: Int?
      if unit == .week {
        found = weekdays.firstIndex(of: text.uppercased()).map { $0 + 1 }
      } else {
        found = text.utf8.count == 2 ? Int(text).flatMap { (1...31).contains($0) ? $0 : nil } : nil
      }
      guard let found, !points.contains(found) else { throw fault("point") }
      points.append(found)
    }
    return points.sorted()
  }
}
