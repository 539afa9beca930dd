import JPush

extension JPushEvent {
  var line: EventLine {
    switch self {
    case .connection(let state): EventLine("connection") { $0.add("state", state.rawValue) }
    case .backOff(let span): EventLine("backOff") { $0.add("milliseconds", span) }
    case .registrationID(let id): EventLine("registrationID") { $0.add("id", id) }
    case .called(let request, let seq): request.line("called", seq)
    case .cannotCall(let name): EventLine("cannotCall") { $0.add("call", name) }
    case .sent(let request, let seq): request.line("sent", seq)
    case .answered(let answer): answer.line
    case .setBadge(let number, let isAccepted):
      EventLine("setBadge") {
        $0.add("number", number)
        $0.add("accepted", isAccepted)
      }
    case .serverBadge(let from, let to):
      EventLine("serverBadge") {
        $0.add("from", from)
        $0.add("to", to)
      }
    case .pushEnabled(let isOn): EventLine("pushEnabled") { $0.add("on", isOn) }
    case .pushEnableAnswered(let code): EventLine("pushEnableAnswered") { $0.add("code", code.rawValue) }
    case .messageSent: EventLine("messageSent")
    case .messageAccepted(let id): EventLine("messageAccepted") { $0.add("msg_id", id) }
    case .messageRefused(let code): EventLine("messageRefused") { $0.add("code", code) }
    case .messageHeld(let count, let dropped):
      EventLine("messageHeld") {
        $0.add("held", count)
        $0.add("dropped", dropped)
      }
    case .messageLost: EventLine("messageLost")
    case .messageDelivered: EventLine("messageDelivered")
    }
  }
}

extension SDKRequest {
  fileprivate func line(_ name: String, _ seq: Int?) -> EventLine {
    EventLine(name) {
      $0.add("call", self.name)
      $0.add("tags", tags)
      if case .setAlias(let alias) = self { $0.add("alias", alias) }
      $0.add("seq", seq)
    }
  }
}

extension SDKAnswer {
  fileprivate var line: EventLine {
    EventLine("answered") {
      $0.add("call", request.name)
      $0.add("code", code.rawValue)
      $0.add("tags", tags)
      $0.add("alias", alias)
      $0.add("bound", isBound)
      $0.add("seq", seq)
    }
  }
}
