import JPush

extension JPushEvent {
  /// What happens at the service.
  var serviceLine: EventLine {
    switch self {
    case .requested(let method, let path):
      EventLine("requested") {
        $0.add("method", method)
        $0.add("path", path)
      }
    case .replied(let reply):
      EventLine("replied") {
        $0.add("status", reply.status)
        $0.add("code", reply.code.rawValue)
        $0.add("body", String(decoding: reply.body, as: UTF8.self))
      }
    case .pushAccepted(let id, let devices):
      EventLine("pushAccepted") {
        $0.add("msg_id", id)
        $0.add("devices", devices)
      }
    case .repeated(let cid): EventLine("repeated") { $0.add("cid", cid) }
    case .warned(let warning): EventLine("warned") { $0.add("about", warning.rawValue) }
    case .scheduleFires(let id): EventLine("scheduleFires") { $0.add("schedule_id", id) }
    case .toAPNs: EventLine("toAPNs")
    default: EventLine("notSentToAPNs")
    }
  }
}
