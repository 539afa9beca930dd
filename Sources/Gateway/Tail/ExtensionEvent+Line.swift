import Phone

extension ExtensionEvent {
  /// The event with the name that tells it apart within the phone's.
  var line: EventLine {
    switch self {
    case .setUp: EventLine("extension.setUp")
    case .skipped(let reason): EventLine("extension.skipped") { $0.add("reason", reason.rawValue) }
    case .started: EventLine("extension.started")
    case .delivered(let lines, let attachments):
      EventLine("extension.delivered") {
        $0.add("title", lines.title)
        $0.add("subtitle", lines.subtitle)
        $0.add("body", lines.body)
        $0.add("attachments", attachments)
      }
    case .attachmentRefused(let name, let fault):
      EventLine("extension.attachmentRefused") {
        $0.add("file", name)
        $0.add("error", fault.rawValue)
      }
    case .willExpire: EventLine("extension.willExpire")
    case .crashed: EventLine("extension.crashed")
    case .deliveredNothing: EventLine("extension.deliveredNothing")
    case .handedCall: EventLine("extension.handedCall")
    case .original: EventLine("extension.original")
    }
  }
}
