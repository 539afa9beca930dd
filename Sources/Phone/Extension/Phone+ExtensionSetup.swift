import Language
import Words

extension Phone {
  /// Changes what the app's service extension does; whoever says something about one that is not there adds it.
  mutating func perform(_ command: ExtensionCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    if case .present(false) = command {
      setup.serviceExtension = nil
    } else {
      var service = setup.serviceExtension ?? ExtensionSetup()
      service.take(command)
      setup.serviceExtension = service
    }
    out.add(.service(.setUp), rule: "ios.extension.setup", from: .user, to: .app, at: turn.at)
  }
}

extension ExtensionSetup {
  fileprivate mutating func take(_ command: ExtensionCommand) {
    switch command {
    case .present: break
    case .text(let field, let text): edit.texts[field] = text
    case .badge(let number): edit.badge = number
    case .info(let key, let value):
      edit.info.removeAll { $0.name == key }
      if let value { edit.info.append(Pair(key, value)) }
    case .attach(let attachment): attachments.append(attachment)
    case .detach: attachments = []
    case .ending(let ending): self.ending = ending
    case .lastWord(let lastWord): self.lastWord = lastWord
    case .result(let result): self.result = result
    case .minimum(let version): minimum = version
    }
  }
}
