import Words

extension AppAct {
  /// What the app does, in a few words.
  public var phrase: Phrase {
    switch self {
    case .navigates(let screen): Phrase("app.act.navigates", .text(screen))
    case .presents(let page): Phrase("app.act.presents", .text(page))
    case .dialog(let dialog): Phrase("app.act.dialog", .text(dialog.line))
    case .alertView(let dialog): Phrase("app.act.alert-view", .text(dialog.line))
    case .logs(let text): Phrase("app.act.logs", .text(text))
    case .saves(let name, let text): Phrase("app.act.saves", .text(name), .text(text))
    case .observes(let names): Phrase("app.act.observes", .text(names.joined(separator: ", ")))
    case .runs(let name): Phrase("app.act.runs", .text(name))
    case .remembers(let name, let isOn):
      Phrase(isOn ? "app.act.remembers" : "app.act.forgets", .text(name))
    case .crashes(let reason): Phrase("app.act.crashes", .text(reason))
    case .commands(let line): Phrase("phone.event.plain", .text(line))
    }
  }
}
