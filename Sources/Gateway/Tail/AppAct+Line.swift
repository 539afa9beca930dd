import Phone

extension AppAct {
  var line: EventLine {
    EventLine("acted") {
      switch self {
      case .navigates(let screen):
        $0.add("does", "navigates")
        $0.add("screen", screen)
      case .presents(let page):
        $0.add("does", "presents")
        $0.add("screen", page)
      case .dialog(let dialog), .alertView(let dialog):
        $0.add("does", isAlertView ? "alertView" : "dialog")
        if !dialog.title.isEmpty { $0.add("title", dialog.title) }
        $0.add("text", dialog.text)
        if !dialog.buttons.isEmpty { $0.add("buttons", dialog.buttons) }
      case .logs(let text):
        $0.add("does", "logs")
        $0.add("text", text)
      case .saves(let name, let text):
        $0.add("does", "saves")
        $0.add("name", name)
        $0.add("text", text)
      case .observes(let names):
        $0.add("does", "observes")
        $0.add("names", names)
      case .runs(let name):
        $0.add("does", "runs")
        $0.add("name", name)
      case .remembers(let name, let isOn):
        $0.add("does", isOn ? "remembers" : "forgets")
        $0.add("name", name)
      case .crashes(let reason):
        $0.add("does", "crashes")
        $0.add("reason", reason)
      case .commands(let line):
        $0.add("does", "commands")
        $0.add("line", line)
      }
    }
  }

  private var isAlertView: Bool { if case .alertView = self { true } else { false } }
}
