import Payload
import Phone
import Testing

@testable import JPush

/// A service with some devices, as a backend sees it.
struct RESTDesk {
  /// 2026-03-02 12:00:00 in Beijing.
  static let noon = Instant(microseconds: 1_772_424_000_000_000)

  var service = JPushService(identifiers: Desk.identifiers)
  var ids: [RegistrationID] = []
  var now = noon
  var steps: [Step<JPushEvent>] = []
  var work: [JPushWork] = []

  /// Devices, each with tags and an alias.
  init(
    _ devices: [(tags: [String], alias: String?)] = [
      (["vip"], "user_1"), (["vip", "cn"], "user_2"), ([], nil),
    ]
  ) {
    for (index, device) in devices.enumerated() {
      let id = service.register(on: PhoneNumber(index + 1), at: now)
      service.setTags(TagSet(device.tags), of: id)
      service.setAlias(device.alias, of: id)
      ids.append(id)
    }
  }

  @discardableResult
  mutating func send(
    _ method: String, _ target: String, _ body: String = "", as credential: JPushCredential = .trusted
  ) -> JPushReply {
    var log = JPushTranscript()
    let request = JPushRequest(
      method: method, target: "/v3" + target, body: Array(body.utf8), credential: credential)
    let answer = service.handle(request, at: now, into: &log)
    steps += log.steps
    work = answer.work
    return answer.reply
  }

  /// A push with this audience and these other members.
  @discardableResult
  mutating func push(
    audience: String = #""all""#, _ rest: String = #""notification":{"alert":"hi"}"#
  ) -> JPushReply {
    send("POST", "/push", #"{"platform":"all","audience":\#(audience),\#(rest)}"#)
  }

  mutating func pass(seconds: Int64) {
    let end = now.after(milliseconds: seconds * 1000)
    while let due = service.nextDue, due <= end {
      now = max(now, due)
      var log = JPushTranscript()
      work += service.advance(to: now, into: &log)
      steps += log.steps
    }
    now = end
  }
}

extension JPushReply {
  var text: String { String(decoding: body, as: UTF8.self) }
  var json: JSONValue? { (try? JSONDocument(body))?.root }
}
