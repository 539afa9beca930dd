import Payload
import Phone

/// What became of pushes (docs.jiguang.cn, REST API v3, report). Where nothing is known the fields are null.
extension JPushService {
  mutating func report(
    _ endpoint: JPushEndpoint, _ request: JPushRequest, at moment: Instant
  ) throws(JPushRefusal) -> JPushReply {
    switch endpoint {
    case .received(let isDetailed):
      return JPushReply(
        .array(try ids(in: request).map { received($0, record(of: $0, at: moment), isDetailed) }))
    case .messageReport(let isDetailed):
      return JPushReply(
        .array(
          try ids(in: request).map { id in
            let record = record(of: id, at: moment)
            return isDetailed ? detail(id, record) : report(id, record)
          }))
    case .messageStates: return try states(request, at: moment)
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

  /// What became of a push; nil for one that is not known or too old.
  private func record(of id: String, at moment: Instant) -> MessageRecord? {
    messages[id].flatMap { $0.isReported(at: moment) ? $0 : nil }
  }

  private func received(_ id: String, _ record: MessageRecord?, _ isDetailed: Bool) -> JSONTree {
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

  private func report(_ id: String, _ record: MessageRecord?) -> JSONTree {
    let ios: JSONTree = [
      "apns_sent": count(record?.sentToAPNs), "apns_target": count(apnsTargets(record)),
      "apns_received": count(record?.shown), "click": count(record?.clicked),
      "target": count(record?.targets), "received": count(record?.delivered),
    ]
    return ["android": .null, "ios": ios, "winphone": .null, "msg_id": .string(id)]
  }

  private func detail(_ id: String, _ record: MessageRecord?) -> JSONTree {
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

  private func states(_ request: JPushRequest, at moment: Instant) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.invalid)
    guard let id = root.given("msg_id").flatMap({ $0.numberText ?? $0.string }),
      let ids = try root.given("registration_ids")?.texts(), (1...Self.mostDevicesOfCall).contains(ids.count)
    else { throw JPushRefusal(.missing) }
    if let date = try root.text("date"), CivilTime(date) == nil { throw JPushRefusal(.invalid) }
    let record = record(of: id, at: moment)
    return JPushReply(
      .object(ids.map { text in JSONTree.Member(text, ["status": .number(status(of: text, record))]) }))
  }

  /// 0 arrived, 1 did not, 2 no device of the app, 3 was not meant, 4 is not known any more.
  private func status(of text: String, _ record: MessageRecord?) -> Int {
    guard let place = place(of: text) else { return 2 }
    guard let record else { return 4 }
    if record.arrivedAt.contains(place) { return 0 }
    guard record.push.audience.contains(devices[place]) else { return 3 }
    return record.targets > MessageRecord.mostDevices ? 4 : 1
  }
}
