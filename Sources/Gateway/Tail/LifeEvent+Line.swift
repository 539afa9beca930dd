import Phone

extension LifeEvent {
  var line: EventLine {
    switch self {
    case .responseLost: EventLine("responseLost")
    case .lock(let isOn): EventLine("lock") { $0.add("on", isOn) }
    case .restarted: EventLine("restarted")
    case .history: EventLine("history")
    case .scenes(let isOn): EventLine("scenes") { $0.add("on", isOn) }
    case .sceneDiscarded: EventLine("sceneDiscarded")
    case .longLook(let isOpen): EventLine("longLook") { $0.add("open", isOpen) }
    case .category(let name, let change):
      EventLine("category") {
        $0.add("name", name)
        $0.add("change", change.text)
      }
    case .grouping(let how): EventLine("grouping") { $0.add("how", how.rawValue) }
    case .summaryTimes(let minutes):
      EventLine("summaryTimes") { $0.add("minutes", minutes.map(String.init)) }
    case .summarised: EventLine("summarised")
    case .registrationWaits: EventLine("registrationWaits")
    case .saved(let name, let text):
      EventLine("saved") {
        $0.add("name", name)
        $0.add("text", text)
      }
    case .notPresented(let text): EventLine("notPresented") { $0.add("text", text) }
    case .dialogClosed(let text, let button):
      EventLine("dialogClosed") {
        $0.add("text", text)
        if let button { $0.add("button", button) }
      }
    case .delivered(let identifiers): EventLine("delivered") { $0.add("identifiers", identifiers) }
    }
  }
}
