import Phone

extension World {
  /// The app under test becomes the one that the profile describes; where it is in its life, it stays.
  mutating func load(_ bytes: [UInt8], on index: Int, _ trace: inout Trace) {
    guard let profile = try? AppProfile(bytes) else {
      return say(.profileRefused, .stopped, rule: "world.profile.refused", &trace)
    }
    devices[index].phone.becomes(
      named: profile.name, profile.code, at: now, switches: switches, into: &trace.phone)
    closePhone(index, &trace)
    for command in profile.setup where !command.isConstant { setUp(command, on: index, &trace) }
  }

  /// The settings of the phone's app are told as one; what else changes is told by itself.
  private mutating func setUp(_ command: WorldCommand, on index: Int, _ trace: inout Trace) {
    guard case .phone(_, let command) = command else {
      return perform(command.addressed(to: devices[index].number), &trace)
    }
    var said = PhoneTranscript()
    devices[index].phone.perform(command, at: now, switches: switches, into: &said)
    for step in said.steps where step.event.isMoreThanSetting {
      trace.phone.add(
        step.event, step.verdict, rule: step.rule, from: step.from, to: step.to, at: step.at,
        push: step.push)
    }
    for (due, job) in said.jobs { trace.phone.later(job, at: due) }
    closePhone(index, &trace)
  }
}

extension WorldCommand {
  /// Whether it says what the app's code has at first.
  fileprivate var isConstant: Bool { if case .phone(_, .life(.saves)) = self { true } else { false } }
}

extension AppProfile {
  /// What its app does; nil where nothing is said of it.
  fileprivate var code: AppCode? {
    if reactions.isEmpty { return nil }
    var saved: [String: String] = [:]
    for case .phone(_, .life(.saves(let name, let text))) in setup { saved[name] = text }
    return AppCode(reactions, routines: routines, saved: saved)
  }
}

extension PhoneEvent {
  /// Whether it tells of something that happens, not of how the app is set up.
  fileprivate var isMoreThanSetting: Bool {
    switch self {
    case .callback, .answered, .acted, .completion, .app, .badge, .removed, .dropped: true
    default: false
    }
  }
}
