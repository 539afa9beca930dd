import APNs
import JPush
import Phone
import Words

/// Runs the rooms and moves what they say into the trace.
extension World {
  mutating func perform(_ command: PhoneCommand, on index: Int, _ trace: inout Trace) {
    devices[index].phone.perform(command, at: now, switches: switches, into: &trace.phone)
    closePhone(index, &trace)
  }

  /// Numbers the phone's steps, and lets the rooms that live on the phone follow what changed there.
  mutating func closePhone(_ index: Int, _ trace: inout Trace, cause: EntryNumber? = nil) {
    let number = devices[index].number
    let first = EntryNumber(command: commandCount, step: step)
    let changes = Self.changes(in: trace.phone, from: first, withCallbacks: listensToCallbacks(index))
    step = trace.takePhone(number, first: first, cause: cause)
    for (due, job) in trace.phone.jobs { agenda.add(.phone(number, job), at: due) }
    trace.phone.removeAll()
    if devices[index].phone.hasFired, !phonesWithFired.contains(index) { phonesWithFired.append(index) }
    for change in changes { follow(change, index, &trace) }
  }

  /// What others on the phone must know of. Nearly every push changes nothing, and then this allocates nothing.
  private static func changes(
    in said: PhoneTranscript, from first: EntryNumber, withCallbacks: Bool
  ) -> [PhoneChange] {
    var changes: [PhoneChange] = []
    said.withSteps { steps in
      for index in steps.indices {
        switch steps[index].event {
        case .app(_, let state): changes.append(.app(state))
        case .network(let isOn): changes.append(.network(isOn: isOn))
        case .set(.clock): changes.append(.clock)
        case .acted(.commands(let line)): changes.append(.command(line))
        case .acted(.remembers(let name, let isOn)): changes.append(.memory(name, isOn))
        case .acted(.saves(let name, let text)): changes.append(.saved(name, text))
        case .acted(.observes(let names)): changes.append(.observed(names))
        case .acted(.presents), .acted(.dialog), .acted(.alertView):
          guard case .acted(let act) = steps[index].event else { continue }
          let number = EntryNumber(command: first.command, step: first.step + UInt32(index))
          changes.append(.shows(act, steps[index].push, number))
        case .acted(.crashes) where !steps.contains { $0.rule == "app.crash" && $0.cause == index }:
          changes.append(.crash(steps[index].push))
        case .user(.removesApp): changes.append(.appRemoved)
        case .service(.started) where withCallbacks:
          if let push = steps[index].push { changes.append(.extensionStarted(push)) }
        case .callback(let callback) where withCallbacks:
          // Of the calls about no push only one is of interest to an SDK.
          if let push = steps[index].push {
            changes.append(.callback(callback, push))
          } else if case .openSettings = callback {
            changes.append(.callback(callback, nil))
          }
        default: break
        }
      }
    }
    return changes
  }

  private mutating func follow(_ change: PhoneChange, _ index: Int, _ trace: inout Trace) {
    switch change {
    case .app, .callback, .clock, .extensionStarted, .appRemoved: tellSDKs(change, index, &trace)
    case .network(let isOn):
      tellSDKs(change, index, &trace)
      if isOn { reconnect(index, &trace) }
    case .command(let line): obey(line, on: index, &trace)
    case .memory(let name, let isOn): devices[index].phone.remember(name, isOn)
    case .saved(let name, let text): devices[index].phone.save(text, as: name)
    case .observed(let names): devices[index].phone.observe(names)
    case .shows(let act, let push, let number):
      devices[index].phone.show(act, about: push, at: now, switches: switches, into: &trace.phone)
      closePhone(index, &trace, cause: number)
    case .crash(let push):
      devices[index].phone.crash(about: push, at: now, switches: switches, into: &trace.phone)
      closePhone(index, &trace)
    }
  }

  mutating func closeJPush(_ index: Int, _ trace: inout Trace) {
    let number = devices[index].number
    let first = trace.entries.count
    step = trace.takeJPush(number, first: EntryNumber(command: commandCount, step: step))
    for (due, job) in trace.jpush.jobs { agenda.add(.jpush(number, job), at: due) }
    trace.jpush.removeAll()
    tellApp(from: first, index, &trace)
  }

  mutating func closeAPNs(_ index: Int, _ trace: inout Trace) {
    step = trace.takeAPNs(devices[index].number, first: EntryNumber(command: commandCount, step: step))
    trace.apns.removeAll()
  }

  /// A phone that is back gets what APNs kept for it.
  private mutating func reconnect(_ index: Int, _ trace: inout Trace) {
    let handover = apns.connected(devices[index].number, at: now, into: &trace.apns)
    closeAPNs(index, &trace)
    if let handover { receive(handover, on: index, &trace) }
  }

  mutating func receive(_ handover: Handover, on index: Int, _ trace: inout Trace) {
    switch handover {
    case .delivery(let delivery):
      devices[index].phone.receive(delivery, at: now, switches: switches, into: &trace.phone)
    case .unreadable(let number):
      devices[index].phone.receiveUnreadable(number, at: now, switches: switches, into: &trace.phone)
    }
    closePhone(index, &trace)
  }

  /// Writes down something that concerns the world as a whole.
  mutating func say(
    _ event: WorldEvent, _ verdict: Verdict = .info, rule: RuleID, on phone: PhoneNumber? = nil,
    about push: PushNumber? = nil, from: Party = .user, to: Party = .system, _ trace: inout Trace
  ) {
    trace.append(
      TraceEntry(
        number: EntryNumber(command: commandCount, step: step), at: now, phone: phone, push: push,
        from: from, to: to, event: .world(event), verdict: verdict, rule: rule, cause: nil))
    step += 1
  }
}
