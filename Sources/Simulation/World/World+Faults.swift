import APNs
import Getui
import JPush
import Phone

/// What goes wrong on demand. The dice are drawn where a request comes in, and stored in its command.
extension World {
  /// Set apart from all other numbers that come out of the seed.
  private static let dicePurpose: UInt64 = 0x4641_0001

  /// What befalls the next request to APNs.
  public var apnsStrike: Strike<Refusal>? {
    strike { if case .apns(let refusal) = $0 { refusal } else { nil } }
  }

  /// What befalls the next request to JPush.
  public var jpushStrike: Strike<JPushCode>? {
    strike { if case .jpush(let code) = $0 { code } else { nil } }
  }

  /// What befalls the next request to Getui.
  public var getuiStrike: Strike<RESTCode>? {
    strike { if case .getui(let code) = $0 { code } else { nil } }
  }

  private func strike<Own>(_ own: (FaultReason) -> Own?) -> Strike<Own>? {
    if faults.isQuiet { return nil }
    let dice = identifiers.bits(Self.dicePurpose, commandCount + 1)
    return faults.strike(dice: dice) { own($0) != nil }?.map(own)
  }

  mutating func perform(_ command: FaultCommand, _ trace: inout Trace) {
    command.change(&faults)
    say(.faults(faults.texts), rule: command == .list ? "fault.list" : "fault.set", &trace)
  }

  /// Says that the answer to a backend's request is never given. A request that was written as a command has nobody who
  /// waits for one.
  mutating func withholdAnswer(
    on phone: PhoneNumber? = nil, about push: PushNumber? = nil, _ trace: inout Trace
  ) {
    guard faults.isHanging else { return }
    say(
      .answerWithheld, rule: "fault.hang", on: phone, about: push, from: .service, to: .backend, &trace)
  }

  /// The same for a vendor's request that sends so many copies: the first of them knows it.
  mutating func withholdAnswer(to copies: Int, _ trace: inout Trace) {
    withholdAnswer(about: copies == 0 ? nil : PushNumber(pushCount + 1), &trace)
  }

  /// A copy of a push that JPush has answered 200 for gets lost on the way to the phone.
  mutating func lose(_ piece: JPushWork, on index: Int, _ trace: inout Trace) {
    guard let push = jpush.message(piece.message)?.push else { return }
    pushCount += 1
    let number = PushNumber(pushCount)
    lose(Arrival(of: push, piece.message, number, at: now, on: devices[index]), on: index, &trace)
  }

  /// The same for Getui.
  mutating func lose(_ piece: GetuiWork, on index: Int, _ trace: inout Trace) {
    guard let push = getui.task(piece.task)?.push else { return }
    pushCount += 1
    let payload = push.content.text.map { Array($0.utf8) } ?? push.samplePayload ?? []
    lose(
      Arrival(of: push, payload, PushNumber(pushCount), at: now, on: devices[index]), on: index, &trace)
  }

  private mutating func lose(_ arrival: Arrival, on index: Int, _ trace: inout Trace) {
    var arrival = arrival
    let first = trace.entries.count
    say(
      .pushLost, .stopped, rule: "fault.lose", on: devices[index].number, about: arrival.number, &trace)
    decide(&arrival, from: first, &trace)
  }
}
