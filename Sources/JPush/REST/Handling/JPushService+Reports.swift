import Payload
import Phone

/// What became of pushes (docs.jiguang.cn, REST API v3, report). Where nothing is known the fields are null.
extension JPushService {
  mutating func report(
    _ endpoint: JPushEndpoint, _ request: JPushRequest, at moment: Instant
  ) throws(JPushRefusal) -> JPushReply {
    switch endpoint {
    case .received(let isDetailed):
      return JPushReply(.array(try ids(in: request).map { received($0, isDetailed) }))
    case .messageReport(let isDetailed):
      return JPushReply(.array(try ids(in: request).map { isDetailed ? detail($0) : report($0) }))
    case .messageStates: return try states(request)
    default: return try users(request, at: moment)
    }
  }

  /// The most ids of one call.
  static let mostIDsOfReport = 100

  private func ids(in request: JPushRequest) throws(JPushRefusal) -> [String] {
    let text = request.http.queryValue(of: "msg_ids") ?? ""
    let ids = text.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    guard (1...Self.mostIDsOfReport).contains(ids.count),
      ids.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { throw JPushRefusal(.invalid) }
    return ids
  }

  private func received(_ id: String, _ isDetailed: Bool) -> JSONTree {
    let record = messages[id]
    var members: [JSONTree.Member] = [
      .init("msg_id", .string(id)), .init("android_received", .null),
      .init("ios_apns_sent", count(record?.sentToAPNs)), .init("ios_apns_received", count(record?.shown)),
      .init("ios_msg_received", count(record?.delivered)), .init("wp_mpns_sent", .null),
    ]
    if isDetailed {
      members += [.init("jpush_received", count(record?.delivered)), .init("android_pns_sent", .null)]
    }
    return .object(members)
  }

  private func count(_ number: Int?) -> JSONTree { number.map(JSONTree.number) ?? .null }

  private func report(_ id: String) -> JSONTree {
    let record = messages[id]
    let ios: JSONTree = [
      "apns_sent": count(record?.sentToAPNs), "apns_target": count(apnsTargets(record)),
      "apns_received": count(record?.shown), "click": count(record?.clicked),
      "target": count(record?.targets), "received": count(record?.delivered),
    ]
    return ["android": .null, "ios": ios, "winphone": .null, "msg_id": .string(id)]
  }

  private func detail(_ id: String) -> JSONTree {
    let record = messages[id]
    let hasMessage = record?.push.message != nil
    let ios: JSONTree = [
      "apns_target": count(apnsTargets(record)), "apns_sent": count(record?.sentToAPNs),
      "apns_received": count(record?.shown), "apns_click": count(record?.clicked),
      "msg_target": hasMessage ? count(record?.targets) : .null, "msg_received": count(record?.delivered),
    ]
    return ["msg_id": .text(Array(id.utf8)), "jpush": .null, "android_pns": .null, "ios": ios]
  }

  private func apnsTargets(_ record: MessageRecord?) -> Int? {
    record.flatMap { $0.push.notification == nil ? nil : $0.targets }
  }

  private func states(_ request: JPushRequest) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.invalid)
    guard let id = root.given("msg_id").flatMap({ $0.numberText ?? $0.string }),
      let ids = try root.given("registration_ids")?.texts(), (1...Self.mostDevicesOfCall).contains(ids.count)
    else { throw JPushRefusal(.missing) }
    if let date = try root.text("date"), CivilTime(date) == nil { throw JPushRefusal(.invalid) }
    return JPushReply(
      .object(ids.map { text in JSONTree.Member(text, ["status": .number(status(of: text, messages[id]))]) }))
  }

  /// 0 arrived, 1 did not, 2 no device of the app, 3 was not meant, 4 is not known any more.
  private func status(of text: String, _ record: MessageRecord?) -> Int {
    guard let place = place(of: text) else { return 2 }
    guard let record else { return 4 }
    if record.arrivedAt.contains(place) { return 0 }
    guard record.push.audience.contains(devices[place]) else { return 3 }
    return record.targets > MessageRecord.mostDevices ? 4 : 1
  }

  private static let units = ["HOUR": 13, "DAY": 10, "MONTH": 7]

  /// New devices and those that were active; Belfry keeps its diary by the day.
  private func users(_ request: JPushRequest, at moment: Instant) throws(JPushRefusal) -> JPushReply {
    let http = request.http
    guard let unit = http.queryValue(of: "time_unit")?.uppercased(), let length = Self.units[unit],
      let start = http.queryValue(of: "start")?.replacing("+", with: " "),
      let duration = http.queryValue(of: "duration").flatMap({ Int($0) }), (1...60).contains(duration)
    else { throw JPushRefusal(.missing) }
    let padded = start + ["MONTH": "-01", "HOUR": ":00:00"][unit, default: ""]
    guard start.utf8.count == length, let first = CivilTime(padded) else { throw JPushRefusal(.badTimeUnit) }
    let today = CivilTime(moment)
    guard first.dayNumber > today.dayNumber - DeviceLedger.mostDays, first.dayNumber <= today.dayNumber,
      unit != "HOUR" || first.dayNumber == today.dayNumber
    else { throw JPushRefusal(.beyondTime) }
    let days = unit == "DAY" ? 0..<duration : 0..<1
    let items = days.map { offset in item(first.dayNumber + offset, unit, start) }
    return JPushReply([
      "time_unit": .string(unit), "start": .string(start), "duration": .number(duration),
      "items": .array(items),
    ])
  }

  private func item(_ day: Int, _ unit: String, _ start: String) -> JSONTree {
    let time = unit == "DAY" ? CivilTime(Instant(microseconds: Int64(day) * 86_400_000_000)).dateText : start
    guard let found = ledger.day(day) else { return ["time": .string(time)] }
    let ios: JSONTree = [
      "new": .number(found.registered), "online": .number(found.logins), "active": .number(found.logins),
    ]
    return ["time": .string(time), "ios": ios]
  }
}
