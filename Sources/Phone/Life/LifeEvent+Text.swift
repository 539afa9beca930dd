import Words

extension LifeEvent {
  /// The event in a few words; what the app registers under its own names.
  var phrase: Phrase {
    switch self {
    case .responseLost: Phrase("phone.life.lost")
    case .lock(let isOn): Phrase(isOn ? "phone.life.locked" : "phone.life.unlocked")
    case .restarted: Phrase("phone.life.restarted")
    case .history: Phrase("phone.life.history")
    case .scenes(let isOn): Phrase(isOn ? "phone.life.scenes.on" : "phone.life.scenes.off")
    case .sceneDiscarded: Phrase("phone.life.scene.gone")
    case .longLook(let isOpen): Phrase(isOpen ? "phone.life.look.open" : "phone.life.look.closed")
    case .category(let name, let change):
      Phrase("phone.life.category", .text(name), .text(change.text))
    case .grouping(let how): Phrase("phone.life.grouping", .phrase(how.phrase))
    case .summaryTimes(let minutes):
      Phrase("phone.life.summary.times", .text(minutes.map(\.clockText).joined(separator: ", ")))
    case .summarised: Phrase("phone.life.summary")
    case .registrationWaits: Phrase("phone.life.registration")
    case .saved(let name, let text): Phrase("app.act.saves", .text(name), .text(text))
    case .notPresented(let text): Phrase("phone.life.not-presented", .text(text))
    case .dialogClosed(let text, let button):
      button.map { Phrase("phone.life.dialog.button", .text($0), .text(text)) }
        ?? Phrase("phone.life.dialog.closed", .text(text))
    case .delivered(let identifiers):
      identifiers.isEmpty
        ? Phrase("phone.life.delivered.none")
        : Phrase("phone.life.delivered", .text(identifiers.joined(separator: ", ")))
    }
  }
}

extension CategoryChange {
  /// The change as the command writes it.
  public var text: String {
    switch self {
    case .action(let action): ([name, action.identifier] + action.options).joined(separator: " ")
    case .tellsDismissal(let isOn), .showsHiddenTitle(let isOn), .showsHiddenSubtitle(let isOn):
      "\(name) \(isOn ? "on" : "off")"
    case .summary(let format): "\(name) \"\(format)\""
    case .remove: name
    }
  }
}

extension Int {
  /// Minutes since midnight as commands write them: `8:00`.
  var clockText: String { CalendarMatch(.every, minute: self).clock }
}

extension Grouping {
  /// The setting in words.
  public var phrase: Phrase {
    switch self {
    case .automatic: Phrase("phone.grouping.automatic")
    case .byApp: Phrase("phone.grouping.byApp")
    case .off: Phrase("phone.grouping.off")
    }
  }
}
