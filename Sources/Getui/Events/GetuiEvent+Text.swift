import Words

extension GetuiEvent {
  /// The event in a few words; calls and delegate methods under the vendor's own spelling.
  public var phrase: Phrase {
    switch self {
    case .called(let call): Phrase("getui.event.plain", .text(call.name + spaced(call.detail)))
    case .extensionCalled(let call): Phrase("getui.event.plain", .text(call.name))
    case .cannotCall(let name): Phrase("getui.event.cannot", .text(name))
    case .returned(let value): Phrase("getui.event.returned", .text(value.text))
    case .callback(let callback): Phrase("getui.event.plain", .text(callback.name + spaced(callback.detail)))
    case .notProxied(let name): Phrase("getui.event.unproxied", .text(name))
    case .handlerCalledTwice: Phrase("getui.event.twice")
    case .handlerNeverCalled: Phrase("getui.event.never")
    case .clearsNotifications: Phrase("getui.event.clears")
    case .extensionExpired: Phrase("getui.event.plain", .text("serviceExtensionTimeWillExpire"))
    case .media(let url, let fate): fate.phrase(url)
    case .link(let state): Phrase(WordID("getui.event.link.\(state.rawValue)"))
    case .backOff(let milliseconds): Phrase("getui.event.backoff", .count(milliseconds / 1000))
    case .clientID(let id): Phrase("getui.event.plain", .text("cid \(id.text)"))
    case .deviceToken(let isBound): Phrase(isBound ? "getui.event.token" : "getui.event.token.none")
    case .sent(let name): Phrase("getui.event.sent", .text(name))
    case .serverBadge(let from, let to): Phrase("getui.event.badge", .count(from), .count(to))
    case .receipt(let kind, let isCounted):
      Phrase(isCounted ? "getui.event.receipt" : "getui.event.receipt.lost", .text(kind.text))
    case .waitsInConnection: Phrase("getui.event.waits")
    case .requested(let method, let path): Phrase("getui.event.plain", .text("\(method) \(path)"))
    case .replied(let reply):
      Phrase(
        "getui.event.replied", .count(reply.status), .count(reply.code.rawValue), .phrase(reply.code.meaning))
    case .accepted(let task, let clients):
      Phrase("getui.event.accepted", .text(task.text), .count(clients))
    case .repeated(let task): Phrase("getui.event.repeated", .text(task.text))
    case .warned(let warning): Phrase(WordID("getui.event.warned.\(warning.rawValue)"))
    case .scheduled(let task, _): Phrase("getui.event.scheduled", .text(task.text))
    case .stopped(let task): Phrase("getui.event.stopped", .text(task.text))
    case .overConnection: Phrase("getui.event.connection")
    case .toAPNs: Phrase("getui.event.apns")
    case .kept: Phrase("getui.event.kept")
    case .halted(let reason): Phrase(WordID(reason.rule.name))
    case .receiptLine(let line):
      Phrase("getui.event.line", .count(line.code.rawValue), .text(line.copy.task.text))
    }
  }

  private func spaced(_ detail: String) -> String { detail.isEmpty ? "" : " " + detail }
}

extension MediaFate {
  /// What became of the file at `url`.
  func phrase(_ url: String) -> Phrase {
    switch self {
    case .fetched: Phrase("getui.event.media.fetched", .text(url))
    case .skipped: Phrase("getui.event.media.skipped", .text(url))
    case .failed(let code):
      Phrase("getui.event.media.failed", .text(url), .count(code.rawValue), .phrase(code.meaning))
    }
  }
}

extension GetuiReturn {
  /// The value as Objective-C would log it.
  public var text: String {
    switch self {
    case .flag(let flag): flag ? "YES" : "NO"
    case .text(let text): text.map { "\"\($0)\"" } ?? "nil"
    case .status(let status): status?.name ?? "nil"
    }
  }
}

extension ReceiptKind {
  /// The receipt's own word or number.
  public var text: String {
    switch self {
    case .arrival: "receive"
    case .shown: "display"
    case .click(let overAPNs): overAPNs ? "click" : "60002"
    case .action(let number): String(number)
    case .voip: "voip"
    }
  }
}
