import Simulation

extension WorldEvent {
  var line: EventLine {
    switch self {
    case .reset: EventLine("reset")
    case .clockMoved(let span): EventLine("clockMoved") { $0.add("microseconds", span) }
    case .serviceClock(let offset): EventLine("serviceClock") { $0.add("microseconds", offset) }
    case .clockKept: EventLine("clockKept")
    case .noSuchPhone(let phone): EventLine("noSuchPhone") { $0.add("phone", phone.value) }
    case .sdkSet(let choice): EventLine("sdkSet") { $0.add("sdk", choice.rawValue) }
    case .sdkMissing(let vendor): EventLine("sdkMissing") { $0.add("vendor", vendor) }
    case .serviceChanged(let vendor): EventLine("serviceChanged") { $0.add("vendor", vendor) }
    case .phonesAdded(let first, let count):
      EventLine("phonesAdded") {
        $0.add("first", first.value)
        $0.add("count", count)
      }
    case .phoneRemoved(let phone): EventLine("phoneRemoved") { $0.add("phone", phone.value) }
    case .phoneKept(let phone): EventLine("phoneKept") { $0.add("phone", phone.value) }
    case .phoneUsed(let phone): EventLine("phoneUsed") { $0.add("phone", phone.value) }
    case .fanout(let fanout):
      EventLine("fanout") {
        $0.add("copies", fanout.copies)
        $0.add("ends", fanout.lines.map { "\($0.copies) \($0.outcome.rawValue) \($0.rule.name)" })
      }
    case .streamCleared(let count): EventLine("streamCleared") { $0.add("rows", count) }
    case .profileRefused: EventLine("profileRefused")
    case .reactionsStopped: EventLine("reactionsStopped")
    case .reactionRefused(let text): EventLine("reactionRefused") { $0.add("line", text) }
    case .adopted(let name):
      EventLine("adopted") {
        $0.add("what", name.kind)
        $0.add("name", name.text)
        if case .token(_, let topic) = name { $0.add("topic", topic) }
      }
    case .sentAgain(let push): EventLine("sentAgain") { $0.add("as", push?.value) }
    case .notAdopted: EventLine("notAdopted")
    case .adopting(let isOn): EventLine("adopting") { $0.add("on", isOn) }
    case .faults(let texts): EventLine("faults") { $0.add("active", texts) }
    case .pushLost: EventLine("pushLost")
    case .answerWithheld: EventLine("answerWithheld")
    case .ruleSet(let rule, let isOn):
      EventLine("ruleSet") {
        $0.add("name", rule.rawValue)
        $0.add("on", isOn)
      }
    }
  }
}
