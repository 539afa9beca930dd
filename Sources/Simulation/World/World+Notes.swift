import Language
import Phone
import Words

/// What is said of a request to a vendor's service is said of every arrival that it brings.
extension World {
  /// Does `body`, which brings arrivals on `phones`, and lets them bear what the entries from `first` on say.
  mutating func noting(
    from first: Int, on phones: [PhoneNumber], _ trace: inout Trace,
    _ body: (inout World, inout Trace) -> Void
  ) {
    let isSent = phones.contains { index(of: $0) != nil }
    let notes = trace.takeNotes(from: first, for: isSent ? PushNumber(pushCount + 1) : nil)
    let outer = trace.notes
    trace.notes += notes
    body(&self, &trace)
    trace.notes = outer
  }

  /// Sends `command`, which was refused as `number`, again: what it names was adopted.
  mutating func sendAgain(
    _ command: WorldCommand, _ number: PushNumber, on phone: PhoneNumber, _ trace: inout Trace
  ) {
    let before = pushCount
    let outer = trace.notes
    trace.notes.append("world.adopt")
    perform(command, &trace)
    trace.notes = outer
    let push = pushCount > before ? PushNumber(before + 1) : nil
    say(.sentAgain(push), .passed, rule: "world.adopt.again", on: phone, about: number, &trace)
  }

  /// Whether adopting what the refused request of `push` names would let it through, and nothing else is wrong with it;
  /// a fork tells.
  public func canAdopt(_ push: PushNumber) -> Bool {
    guard refused.find(.number(push.value)) != nil else { return false }
    var (fork, log) = (self, Trace())
    fork.perform(.adopt(.adopt(selected, .number(push.value))), &log)
    return log.arrivals.allSatisfy { $0.outcome != .refused }
      && !log.entries.contains { $0.event == .world(.notAdopted) }
  }
}
