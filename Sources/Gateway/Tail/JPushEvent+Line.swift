import JPush

extension JPushEvent {
  var line: EventLine {
    switch self {
    case .connection(let state): EventLine("connection") { $0.add("state", state.rawValue) }
    case .backOff(let span): EventLine("backOff") { $0.add("milliseconds", span) }
    case .registrationID(let id): EventLine("registrationID") { $0.add("id", id) }
    case .registrationIDRead(let id): EventLine("registrationIDRead") { $0.add("id", id) }
    case .registrationIDAsked: EventLine("registrationIDAsked")
    case .registrationIDAnswered(let code, let id): Self.line("registrationIDAnswered", code, id)
    case .noted(let note): note.line
    case .called(let request, let seq): request.line("called", seq)
    case .cannotCall(let name): EventLine("cannotCall") { $0.add("call", name) }
    case .sent(let request, let seq): request.line("sent", seq)
    case .answered(let answer): answer.line("answered")
    case .untold(let answer): answer.line("untold")
    case .replaced(let request): request.line("replaced", nil)
    case .filtered(let tags, let valid): Self.line("filtered", tags, valid)
    case .setBadge(let number, let isAccepted): Self.line("setBadge", number, isAccepted)
    case .serverBadge(let from, let to): Self.line("serverBadge", from, to)
    case .pushEnabled(let isOn): EventLine("pushEnabled") { $0.add("on", isOn) }
    case .pushEnableAnswered(let code): Self.line("pushEnableAnswered", code, nil)
    case .reported(let id): EventLine("reported") { $0.add("msg_id", id) }
    case .registrationFailed(let code): Self.line("registrationFailed", code, nil)
    case .shownReported(let id): EventLine("shownReported") { $0.add("msg_id", id) }
    case .systemCall(let call): Self.line("systemCall", call.name, call.detail)
    case .systemAnswered(let call, let result): Self.line("systemAnswered", call.name, result.text)
    case .extensionCalled(let call): Self.line("extensionCalled", call.name, call.detail)
    case .extensionTold: EventLine("extensionTold")
    case .serviceError(let text): EventLine("serviceError") { $0.add("error", text) }
    case .logged(let line): EventLine("logged") { $0.add("line", line) }
    case .delegate(let method): EventLine("delegate") { $0.add("call", method.rawValue) }
    case .geofence(let event): EventLine("geofence") { $0.add("what", event.text) }
    case .requested, .replied, .pushAccepted, .repeated, .warned, .scheduleFires, .toAPNs, .notSentToAPNs:
      serviceLine
    case .messageSent: EventLine("messageSent")
    case .messageAccepted(let id): EventLine("messageAccepted") { $0.add("msg_id", id) }
    case .messageRefused(let code): EventLine("messageRefused") { $0.add("code", code) }
    case .messageHeld(let count, let dropped): Self.held(count, dropped)
    case .messageLost: EventLine("messageLost")
    case .messageDelivered: EventLine("messageDelivered")
    }
  }

  private static func line(_ name: String, _ call: String, _ detail: String) -> EventLine {
    EventLine(name) {
      $0.add("call", call)
      $0.add("with", detail.isEmpty ? nil : detail)
    }
  }

  private static func line(_ name: String, _ code: SDKCode, _ id: String?) -> EventLine {
    EventLine(name) {
      $0.add("code", code.rawValue)
      $0.add("id", id)
    }
  }

  private static func line(_ name: String, _ tags: [String], _ valid: [String]) -> EventLine {
    EventLine(name) {
      $0.add("tags", tags)
      $0.add("valid", valid)
    }
  }

  private static func line(_ name: String, _ number: Int, _ isAccepted: Bool) -> EventLine {
    EventLine(name) {
      $0.add("number", number)
      $0.add("accepted", isAccepted)
    }
  }

  private static func line(_ name: String, _ from: Int, _ to: Int) -> EventLine {
    EventLine(name) {
      $0.add("from", from)
      $0.add("to", to)
    }
  }

  private static func held(_ count: Int, _ dropped: Int) -> EventLine {
    EventLine("messageHeld") {
      $0.add("held", count)
      $0.add("dropped", dropped)
    }
  }
}

extension SDKNote {
  fileprivate var line: EventLine {
    EventLine("noted") {
      $0.add("call", name)
      $0.add("with", detail.isEmpty ? nil : detail)
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
  fileprivate func line(_ name: String) -> EventLine {
    EventLine(name) {
      $0.add("call", request.name)
      $0.add("code", code.rawValue)
      $0.add("tags", tags)
      $0.add("alias", alias)
      $0.add("bound", isBound)
      $0.add("seq", seq)
    }
  }
}
