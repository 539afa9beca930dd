import Language
import Words

extension GetuiGrammar {
  static let receiptCalls: [CommandSpec<GetuiCommand>] = [
    call(
      "sendFeedbackMessage",
      [
        .required("actionId", .count(Int.min...Int.max)), .named("andTaskId", .text),
        .named("andMsgId", .text),
      ],
      help: "help.getui.sendFeedbackMessage",
      {
        .sendFeedback(
          action: $0.count("actionId") ?? 0, task: $0.text("andTaskId"), message: $0.text("andMsgId"))
      },
      {
        guard case .sendFeedback(let action, let task, let message) = $0 else { return nil }
        return ["actionId": .count(action), "andTaskId": .text(task), "andMsgId": .text(message)]
      }),
    text("handleApplinkFeedback", "url", help: "help.getui.handleApplinkFeedback", GetuiCall.handleApplink) {
      if case .handleApplink(let url) = $0 { url } else { nil }
    },
    payload("handleVoipNotification", help: "help.getui.handleVoipNotification", GetuiCall.handleVoip) {
      if case .handleVoip(let bytes) = $0 { bytes } else { nil }
    },
    payload(
      "handleRemoteNotification", help: "help.getui.handleRemoteNotification",
      GetuiCall.handleRemoteNotification
    ) { if case .handleRemoteNotification(let bytes) = $0 { bytes } else { nil } },
    call(
      "sendMessage", [.required("body", .bytes), .named("taskId", .text)], help: "help.getui.sendMessage",
      { .sendMessage($0.bytes("body"), task: $0.optionalText("taskId")) },
      {
        guard case .sendMessage(let body, let task) = $0 else { return nil }
        return ["body": .bytes(body), "taskId": task.map(Value.text)]
      }),
  ]

  private static func payload(
    _ words: String, help: WordID, _ make: @escaping @Sendable ([UInt8]) -> GetuiCall,
    _ take: @escaping @Sendable (GetuiCall) -> [UInt8]?
  ) -> CommandSpec<GetuiCommand> {
    call(
      words, [.required("payload", .bytes)], help: help, { make($0.bytes("payload")) },
      { take($0).map { ["payload": .bytes($0)] } })
  }

  static let extensionCalls: [CommandSpec<GetuiCommand>] = [
    CommandSpec(
      "getui ext handelNotificationServiceRequest",
      [.required("payload", .bytes), .named("with", .choice(["attachments", "complete"]))],
      help: "help.getui.handelNotificationServiceRequest",
      make: {
        let payload = $0.bytes("payload")
        return .extensionCall(
          $0.optionalText("with") == "complete" ? .handle(payload) : .handleWithAttachments(payload))
      },
      take: { command in
        switch command {
        case .extensionCall(.handle(let payload)): ["payload": .bytes(payload), "with": .text("complete")]
        case .extensionCall(.handleWithAttachments(let payload)): ["payload": .bytes(payload)]
        default: nil
        }
      }),
    CommandSpec(
      "getui ext setApplicationGroupIdentifier", [.required("identifier", .text)],
      help: "help.getui.ext.setApplicationGroupIdentifier",
      make: { .extensionCall(.setApplicationGroup($0.text("identifier"))) },
      take: {
        if case .extensionCall(.setApplicationGroup(let id)) = $0 { ["identifier": .text(id)] } else { nil }
      }),
    CommandSpec("getui ext destory", help: "help.getui.destory", is: .extensionCall(.destroy)),
  ]
}
