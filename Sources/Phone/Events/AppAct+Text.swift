import Words

extension AppAct {
  /// What the app does, in a few words.
  public var phrase: Phrase {
    switch self {
    case .navigates(let screen): Phrase("app.act.navigates", .text(screen))
    case .dialog(let text): Phrase("app.act.dialog", .text(text))
    case .remembers(let name, let isOn):
      Phrase(isOn ? "app.act.remembers" : "app.act.forgets", .text(name))
    case .crashes(let reason): Phrase("app.act.crashes", .text(reason))
    case .commands(let line): Phrase("phone.event.plain", .text(line))
    }
  }
}
