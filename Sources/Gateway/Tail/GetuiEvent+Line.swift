import Getui

extension GetuiEvent {
  var line: EventLine {
    switch self {
    case .called(let call): Self.line("called", call.name, call.detail)
    case .extensionCalled(let call): Self.line("extensionCalled", call.name, "")
    case .cannotCall(let name): Self.line("cannotCall", name, "")
    case .returned(let value): EventLine("returned") { $0.add("value", value.text) }
    case .callback(let callback): Self.line("callback", callback.name, callback.detail)
    case .notProxied(let name): Self.line("notProxied", name, "")
    case .handlerCalledTwice: EventLine("handlerCalledTwice")
    case .handlerNeverCalled: EventLine("handlerNeverCalled")
    case .clearsNotifications: EventLine("clearsNotifications")
    case .extensionExpired: EventLine("extensionExpired")
    case .media(let url, let fate): Self.line(url, fate)
    case .link(let state): EventLine("link") { $0.add("state", state.rawValue) }
    case .backOff(let milliseconds): EventLine("backOff") { $0.add("milliseconds", milliseconds) }
    case .clientID(let id): EventLine("clientID") { $0.add("cid", id.text) }
    case .deviceToken(let isBound): EventLine("deviceToken") { $0.add("bound", isBound) }
    case .sent(let name): Self.line("sent", name, "")
    case .serverBadge(let from, let to): Self.line(from: from, to: to)
    case .receipt(let kind, let isCounted): Self.line(kind, isCounted)
    case .waitsInConnection: EventLine("waitsInConnection")
    case .requested(let method, let path): Self.line(method: method, path)
    case .replied(let reply): Self.line(reply)
    case .accepted(let task, let clients): Self.line(task, clients)
    case .repeated(let task): Self.line("repeated", task)
    case .warned(let warning): EventLine("warned") { $0.add("about", warning.rawValue) }
    case .scheduled(let task, let moment): Self.line(task, moment)
    case .stopped(let task): Self.line("stopped", task)
    case .overConnection: EventLine("overConnection")
    case .toAPNs: EventLine("toAPNs")
    case .kept(let until): EventLine("kept") { $0.add("until", UTCText.write(until)) }
    case .halted(let reason): EventLine("halted") { $0.add("reason", reason.rawValue) }
    case .receiptLine(let line): EventLine("receiptLine") { $0.add("code", line.code.rawValue) }
    }
  }
}
