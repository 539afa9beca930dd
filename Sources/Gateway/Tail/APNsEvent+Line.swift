import APNs

extension APNsEvent {
  var line: EventLine {
    switch self {
    case .requested(let bytes, let type):
      EventLine("requested") {
        $0.add("bytes", bytes)
        $0.add("push-type", type.isEmpty ? nil : type)
      }
    case .warned(let warning): EventLine("warned") { $0.add("about", warning.rawValue) }
    case .unreadable(let error):
      EventLine("unreadable") {
        $0.add("problem", error.problem.rawValue)
        $0.add("line", error.place.line)
        $0.add("column", error.place.column)
      }
    case .notAnObject: EventLine("notAnObject")
    case .wrapped(let wrapper): EventLine("wrapped") { $0.add("in", wrapper.rawValue) }
    case .accepted(let id): EventLine("accepted") { $0.add("apns-id", id) }
    case .refused(let refusal):
      EventLine("refused") {
        $0.add("status", refusal.status)
        $0.add("reason", refusal.rawValue)
      }
    case .stored(let isReplacing): EventLine("stored") { $0.add("replacing", isReplacing) }
    case .lost: EventLine("lost")
    case .handedOver: EventLine("handedOver")
    case .replied(let reply):
      EventLine("replied") {
        $0.add("status", reply.status)
        $0.add("reason", reply.refusal?.rawValue)
        $0.add("apns-id", reply.apnsID)
        $0.add("apns-unique-id", reply.uniqueID)
        $0.add("since", reply.since.map(UTCText.write))
      }
    }
  }
}
