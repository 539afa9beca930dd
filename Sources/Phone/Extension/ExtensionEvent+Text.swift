import Words

extension ExtensionEvent {
  /// The event in a few words.
  var phrase: Phrase {
    switch self {
    case .setUp: Phrase("extension.event.setup")
    case .skipped(let reason): Phrase("extension.event.skipped", .phrase(reason.phrase))
    case .started: Phrase("phone.event.plain", "didReceive(_:withContentHandler:)")
    case .delivered(let lines, let attachments):
      Phrase("phone.event.plain", .text("contentHandler(\(Self.text(lines, attachments)))"))
    case .attachmentRefused(let name, let fault):
      Phrase("extension.event.attachment", .text(name), .count(fault.rawValue))
    case .willExpire: Phrase("phone.event.plain", "serviceExtensionTimeWillExpire()")
    case .crashed: Phrase("extension.event.crashed")
    case .deliveredNothing: Phrase("phone.event.plain", "contentHandler(UNNotificationContent())")
    case .handedCall: Phrase("phone.event.plain", "reportNewIncomingVoIPPushPayload(_:completion:)")
    case .original: Phrase("extension.event.original")
    }
  }

  private static func text(_ lines: ContentLines, _ attachments: [String]) -> String {
    let words = [lines.title, lines.subtitle, lines.body].filter { !$0.isEmpty }
    return (words + attachments).map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension ExtensionSkip {
  /// The reason in a few words.
  var phrase: Phrase { Phrase(WordID("extension.skip.\(rawValue)")) }
}
