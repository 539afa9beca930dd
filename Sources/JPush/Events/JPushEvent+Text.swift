import Words

extension JPushEvent {
  /// The event in a few words; calls and notifications under the vendor's own spelling.
  public var phrase: Phrase {
    switch self {
    case .connection(let state): Phrase("jpush.event.plain", .text(state.notificationName))
    case .backOff(let milliseconds): Phrase("jpush.event.backoff", .count(milliseconds / 1000))
    case .registrationID(let id): Phrase("jpush.event.registration", .text(id))
    case .registrationIDRead(let id): Phrase("jpush.event.plain", .text("registrationID → \"\(id)\""))
    case .registrationIDAsked: Phrase("jpush.event.plain", .text("registrationIDCompletionHandler:"))
    case .registrationIDAnswered(let code, let id):
      Phrase("jpush.event.answered", .text("resCode \(code.rawValue) \(id ?? "nil")"), .phrase(code.meaning))
    case .noted(let note): Phrase("jpush.event.plain", .text("\(note.name) \(note.detail)"))
    case .called(let request, let seq): Phrase("jpush.event.plain", .text(Self.text(request, seq)))
    case .cannotCall(let name): Phrase("jpush.event.cannot", .text(name))
    case .sent(let request, _): Phrase("jpush.event.sent", .text(request.name))
    case .answered(let answer):
      Phrase("jpush.event.answered", .text(answer.text), .phrase(answer.code.meaning))
    case .untold(let answer):
      Phrase("jpush.event.untold", .text(answer.text), .phrase(answer.code.meaning))
    case .replaced(let request): Phrase("jpush.event.replaced", .text(request.name))
    case .filtered(let given, let valid):
      Phrase("jpush.event.filtered", .text(valid.joined(separator: ",")), .count(given.count))
    case .setBadge(let value, let isAccepted):
      Phrase("jpush.event.plain", .text("setBadge:\(value) → \(isAccepted ? "YES" : "NO")"))
    case .serverBadge(let from, let to): Phrase("jpush.event.badge", .count(from), .count(to))
    case .pushEnabled(let isOn): Phrase("jpush.event.plain", .text("setPushEnable:\(isOn ? "YES" : "NO")"))
    case .pushEnableAnswered(let code):
      Phrase("jpush.event.plain", .text("setPushEnable:completion: \(code.rawValue)"))
    case .requested(let method, let path): Phrase("jpush.event.plain", .text("\(method) \(path)"))
    case .replied(let reply):
      Phrase(
        "jpush.event.replied", .count(reply.status), .count(reply.code.rawValue), .phrase(reply.code.meaning))
    case .pushAccepted(let id, let devices): Phrase("jpush.event.push", .text(id), .count(devices))
    case .repeated(let cid): Phrase("jpush.event.repeated", .text(cid))
    case .warned(let warning): Phrase(WordID("jpush.event.warned.\(warning.rawValue)"))
    case .scheduleFires(let id): Phrase("jpush.event.schedule", .text(id))
    case .reported(let id): Phrase("jpush.event.plain", .text("handleRemoteNotification: \(id ?? "–")"))
    case .registrationFailed(let code):
      Phrase(
        "jpush.event.answered", .text("kJPFNetworkFailedRegisterNotification \(code.rawValue)"),
        .phrase(code.meaning))
    case .shownReported(let id):
      Phrase("jpush.event.plain", .text("jpushReceiveNotificationRequest:with: \(id)"))
    case .systemCall(let call):
      Phrase("jpush.event.plain", .text(call.name + (call.detail.isEmpty ? "" : " \(call.detail)")))
    case .systemAnswered(let call, .fault(let fault)):
      Phrase("jpush.event.fault", .text(call.name), .phrase(fault.phrase))
    case .systemAnswered(let call, let result):
      Phrase("jpush.event.plain", .text("\(call.name) → \(result.text)"))
    case .extensionCalled(let call):
      Phrase("jpush.event.plain", .text(call.name + (call.detail.isEmpty ? "" : " \(call.detail)")))
    case .extensionTold: Phrase("jpush.event.plain", .text("jpushReceiveNotificationRequest:with: ^{}"))
    case .serviceError(let text):
      Phrase("jpush.event.plain", .text("kJPFServiceErrorNotification error=\(text)"))
    case .logged(let line): Phrase("jpush.event.plain", .text(line))
    case .delegate(let method): Phrase("jpush.event.plain", .text(method.rawValue))
    case .geofence(let event): Phrase("jpush.event.plain", .text(event.text))
    case .toAPNs: Phrase("jpush.event.apns")
    case .notSentToAPNs: Phrase("jpush.event.apns.not")
    case .messageSent: Phrase("jpush.event.message.sent")
    case .messageAccepted(let id): Phrase("jpush.event.message.accepted", .text(id))
    case .messageRefused(let code): Phrase("jpush.event.message.refused", .count(code))
    case .messageHeld(let count, _):
      Phrase("jpush.event.message.held", .count(count), .count(JPushService.mostHeld))
    case .messageLost: Phrase("jpush.event.message.lost")
    case .messageDelivered:
      Phrase("jpush.event.plain", .text("kJPFNetworkDidReceiveMessageNotification"))
    }
  }

  private static func text(_ request: SDKRequest, _ seq: Int?) -> String {
    var text = request.name
    if !request.detail.isEmpty { text += " \(request.detail)" }
    if let seq { text += " seq \(seq)" }
    return text
  }
}

extension SDKRequest {
  /// The arguments as short text: the tags, parted by commas, or the alias.
  public var detail: String {
    switch self {
    case .setAlias(let alias): return alias
    case .setMobileNumber(let number): return number ?? "nil"
    case .older(let call):
      var parts: [String] = []
      if call.form.takesTags {
        parts.append("tags " + (call.tags.map { "[\($0.joined(separator: ", "))]" } ?? "nil"))
      }
      if call.form.takesAlias { parts.append("alias " + (call.alias.map { "\"\($0)\"" } ?? "nil")) }
      return parts.joined(separator: " ")
    default: return tags?.joined(separator: ",") ?? ""
    }
  }
}

extension SDKAnswer {
  /// What the completion is given, as short text: call, code, values, `seq`.
  public var text: String {
    var text = "\(request.name) \(code.rawValue)"
    if let tags { text += " [\(tags.joined(separator: ", "))]" }
    if let alias { text += " \(alias)" }
    if let isBound { text += isBound ? " YES" : " NO" }
    if let seq { text += " seq \(seq)" }
    return text
  }
}
