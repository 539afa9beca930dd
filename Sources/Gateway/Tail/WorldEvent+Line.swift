import Simulation

extension WorldEvent {
  var line: EventLine {
    switch self {
    case .reset: EventLine("reset")
    case .clockMoved(let span): EventLine("clockMoved") { $0.add("microseconds", span) }
    case .clockKept: EventLine("clockKept")
    case .noSuchPhone(let phone): EventLine("noSuchPhone") { $0.add("phone", phone.value) }
    case .sdkSet(let choice): EventLine("sdkSet") { $0.add("sdk", choice.rawValue) }
    case .sdkMissing(let vendor): EventLine("sdkMissing") { $0.add("vendor", vendor) }
    case .serviceChanged(let vendor): EventLine("serviceChanged") { $0.add("vendor", vendor) }
    case .streamCleared(let count): EventLine("streamCleared") { $0.add("rows", count) }
    case .profileRefused: EventLine("profileRefused")
    case .reactionsStopped: EventLine("reactionsStopped")
    case .reactionRefused(let text): EventLine("reactionRefused") { $0.add("line", text) }
    case .ruleSet(let rule, let isOn):
      EventLine("ruleSet") {
        $0.add("name", rule.rawValue)
        $0.add("on", isOn)
      }
    }
  }
}
