import Payload
import Phone
import Words

extension GetuiClient {
  /// `sendFeedbackMessage:andTaskId:andMsgId:`.
  mutating func sendFeedback(
    _ action: Int, _ task: String, _ message: String, service: inout GetuiService, at moment: Instant,
    into log: inout GetuiTranscript
  ) {
    let kind = ReceiptKind(action: action)
    let isValid = !task.isEmpty && !message.isEmpty && kind != nil
    returns(.flag(isValid), at: moment, into: &log)
    guard isValid, let kind else { return }
    let rule: RuleID = action == 60002 ? "getui.receipt.click" : "getui.receipt.action"
    guard isOnline, let clientID, let taskID = TaskID(task), let messageID = HexID(message) else {
      log.add(.receipt(kind, isCounted: false), rule: rule, from: .sdk, to: .service, at: moment)
      return
    }
    let copy = CopyID(task: taskID, message: messageID, client: clientID)
    let isCounted = service.count(kind, for: copy, at: moment)
    log.add(.receipt(kind, isCounted: isCounted), rule: rule, from: .sdk, to: .service, at: moment)
  }

  /// A receipt for the push whose payload the app hands over.
  mutating func handleReceipt(
    of payload: [UInt8], _ kind: ReceiptKind, push: PushNumber? = nil, service: inout GetuiService,
    at moment: Instant, into log: inout GetuiTranscript
  ) {
    let copy = Self.copy(in: payload)
    let isCounted = copy.map { service.count(kind, for: $0, at: moment) } ?? false
    let rule: RuleID = kind == .voip ? "getui.receipt.voip" : "getui.receipt.manual"
    log.add(
      .receipt(kind, isCounted: isCounted), rule: rule, from: .sdk, to: .service, at: moment, push: push)
  }

  /// The ids in `_gmid_` of a payload.
  static func copy(in payload: [UInt8]) -> CopyID? {
    guard let document = try? JSONDocument(payload) else { return nil }
    return document.root["_gmid_"]?.string.flatMap { CopyID($0) }
  }

  /// `handleApplinkFeedback:`: the payload in the link, and a click for the message that it names.
  mutating func handleApplink(
    _ url: String, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard let link = Applink(url) else {
      return refuse(.text(nil), rule: "getui.applink.foreign", at: moment, into: &log)
    }
    returns(.text(link.payload), at: moment, into: &log)
    let copy = link.messageID.flatMap { CopyID($0) }
    let isCounted = copy.map { service.count(.click(overAPNs: false), for: $0, at: moment) } ?? false
    log.add(
      .receipt(.click(overAPNs: false), isCounted: isCounted), rule: "getui.call.applink", from: .sdk,
      to: .service, at: moment)
  }

  /// `sendMessage:taskId:error:`.
  mutating func sendUpstream(_ body: [UInt8], at moment: Instant, into log: inout GetuiTranscript) {
    guard isOnline, !body.isEmpty else {
      return refuse(.text(nil), rule: "getui.upstream.refused", at: moment, into: &log)
    }
    lastMessage &+= 1
    let id = "\(clientID?.text.prefix(8) ?? "")-\(lastMessage)"
    returns(.text(id), at: moment, into: &log)
    ask(.upstream(id: id), "sendMessage:taskId:error:", at: moment, into: &log)
  }
}
