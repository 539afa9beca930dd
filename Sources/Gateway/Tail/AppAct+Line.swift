import Phone

extension AppAct {
  var line: EventLine {
    EventLine("acted") {
      switch self {
      case .navigates(let screen):
        $0.add("does", "navigates")
        $0.add("screen", screen)
      case .dialog(let text):
        $0.add("does", "dialog")
        $0.add("text", text)
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
}
