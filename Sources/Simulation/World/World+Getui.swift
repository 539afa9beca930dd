import APNs
import Getui
import JPush
import Phone

extension World {
  mutating func perform(_ command: GetuiCommand, on index: Int, _ trace: inout Trace) {
    if case .push(let draft) = command {
      return handle(draft.request(to: devices[index].number, number: commandCount), &trace)
    }
    if command.needsSDK, !devices[index].sdk.hasGetui { return sayMissing("Getui", index, &trace) }
    devices[index].getui.perform(command, service: &getui, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }

  mutating func perform(_ command: GetuiServiceCommand, _ trace: inout Trace) {
    switch command {
    case .request(let request): handle(request, &trace)
    case .change(let setting):
      getui.change(setting)
      say(.serviceChanged("Getui"), rule: "world.service", &trace)
      planGetui()
    }
  }

  /// A backend's request to Getui: its answer, and then the copies that it sends.
  private mutating func handle(_ request: GetuiRequest, _ trace: inout Trace) {
    let start = trace.entries.count
    adoptByItself(request, &trace)
    let first = trace.entries.count
    let answer = getui.handle(request, at: now, into: &trace.getui)
    closeGetuiService(&trace)
    if request.credential != .trusted { withholdAnswer(to: answer.work.count, &trace) }
    if answer.reply.code != .ok, request.isMeantToSend || !getui.foreignNames(in: request).isEmpty {
      refuse(request, answer.reply, entriesFrom: first, &trace)
    }
    guard !answer.work.isEmpty else { return }
    clearStream(&trace)
    noting(from: start, on: answer.work.map(\.phone), &trace) { world, trace in
      world.send(answer.work, isLost: request.strike == .lose, &trace)
    }
  }

  /// The Getui service does what is due there.
  mutating func runGetuiService(_ trace: inout Trace) {
    getuiPlanned = nil
    let work = getui.advance(to: now, into: &trace.getui)
    closeGetuiService(&trace)
    send(work, &trace)
  }

  /// Sends copies of pushes, each under a number of its own.
  private mutating func send(_ work: [GetuiWork], isLost: Bool = false, _ trace: inout Trace) {
    var fanout = Fanout()
    for piece in work {
      guard let index = index(of: piece.phone) else { continue }
      observe(index, &fanout, &trace) { world, trace in
        if isLost { world.lose(piece, on: index, &trace) } else { world.send(piece, to: index, &trace) }
      }
    }
    say(fanout, &trace)
  }

  private mutating func send(_ piece: GetuiWork, to index: Int, _ trace: inout Trace) {
    pushCount += 1
    let number = PushNumber(pushCount)
    let first = trace.entries.count
    let route = getui.route(piece, push: number, at: now, into: &trace.getui)
    closeGetui(index, &trace)
    carry(route, of: piece, number, from: first, to: index, &trace)
  }

  /// What the service decided for one copy happens: over its connection, over APNs, or both one after the other.
  private mutating func carry(
    _ route: GetuiRoute, of piece: GetuiWork, _ number: PushNumber, from first: Int, to index: Int,
    _ trace: inout Trace
  ) {
    guard route.copy != nil else { return }
    let overAPNsAlone = route.apns != nil && route.message == nil && !route.isKept
    if !overAPNsAlone {
      guard var arrival = arrival(of: piece, route, number, on: index) else { return }
      if let message = route.message { receive(message, on: index, &trace) }
      decide(&arrival, from: first, &trace)
    }
    guard let apns = route.apns else { return }
    if !overAPNsAlone { pushCount += 1 }
    send(
      apns, as: PushNumber(pushCount), from: overAPNsAlone ? first : trace.entries.count, to: index, &trace)
  }

  /// The row of what does not go over APNs alone; where only ends are counted nothing of the push is copied.
  private func arrival(
    of piece: GetuiWork, _ route: GetuiRoute, _ number: PushNumber, on index: Int
  ) -> Arrival? {
    if onlyCounts {
      return Arrival(
        counted: route.hasText ? .message : .notification, by: "getui", number: number,
        phone: devices[index].number, at: now, rule: "getui.push.accepted", appState: devices[index].phone.app
      )
    }
    guard let push = getui.task(piece.task)?.push else { return nil }
    return Arrival(of: push, push.payload(of: route.copy), number, at: now, on: devices[index])
  }

  private mutating func receive(_ message: GetuiMessage, on index: Int, _ trace: inout Trace) {
    devices[index].getui.receive(message, service: &getui, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }

  /// The part of a copy that goes over APNs.
  private mutating func send(
    _ push: GetuiAPNsPush, as number: PushNumber, from first: Int, to index: Int, _ trace: inout Trace
  ) {
    let outcome = send(
      APNsPush(push), as: number, by: "getui", from: .outside, source: nil, entriesFrom: first, to: index,
      token: push.token, &trace)
    if case .refused = outcome {
      let second = getui.apnsRefused(push, push: number, at: now, into: &trace.getui)
      closeGetui(index, &trace)
      if let message = second.message { receive(message, on: index, &trace) }
    } else {
      getui.apnsAccepted(push, at: now, into: &trace.getui)
      closeGetui(index, &trace)
    }
  }

  mutating func closeGetui(_ index: Int, _ trace: inout Trace) {
    let number = devices[index].number
    let first = trace.entries.count
    let effects = Self.effects(in: trace.getui)
    step = trace.takeGetui(number, first: EntryNumber(command: commandCount, step: step))
    for (due, job) in trace.getui.jobs { agenda.add(.getui(number, job), at: due) }
    trace.getui.removeAll()
    planGetui()
    for (effect, push) in effects { follow(effect, push, index, &trace) }
    tellApp(from: first, index, &trace)
  }

  /// What the SDK's steps do to the phone; nearly always nothing, and then no step is copied.
  private static func effects(in said: GetuiTranscript) -> [(GetuiEffect, PushNumber?)] {
    var effects: [(GetuiEffect, PushNumber?)] = []
    said.withSteps { steps in
      for index in steps.indices {
        if let effect = steps[index].event.effect { effects.append((effect, steps[index].push)) }
      }
    }
    return effects
  }

  private mutating func closeGetuiService(_ trace: inout Trace) {
    step = trace.takeGetui(nil, first: EntryNumber(command: commandCount, step: step))
    trace.getui.removeAll()
    planGetui()
  }

  /// What a call of the SDK does to the phone.
  private mutating func follow(
    _ effect: GetuiEffect, _ push: PushNumber?, _ index: Int, _ trace: inout Trace
  ) {
    switch effect {
    case .clearsNotifications:
      devices[index].phone.appRemovesAll(at: now, switches: switches, into: &trace.phone)
      closePhone(index, &trace)
    case .crashes:
      devices[index].phone.crash(about: push, at: now, switches: switches, into: &trace.phone)
      closePhone(index, &trace)
    }
  }

  /// Looks at the service's own agenda again: it may be due sooner than was planned.
  mutating func planGetui() {
    guard let next = getui.nextDue, getuiPlanned.map({ next < $0 }) ?? true else { return }
    getuiPlanned = next
    agenda.add(.getuiService, at: next)
  }
}

extension GetuiCommand {
  /// Whether it is a call of the SDK or one of its callbacks, and not something about how the app is built.
  fileprivate var needsSDK: Bool {
    switch self {
    case .call, .extensionCall, .occasion: true
    case .integrate, .resource, .grace, .push: false
    }
  }
}

extension APNsPush {
  /// What Getui hands to APNs.
  fileprivate init(_ push: GetuiAPNsPush) {
    self.init(body: push.body)
    type = push.type.rawValue
    priority = String(push.priority)
    collapseID = push.collapseID
    expiration = push.expiration.map { String($0.microseconds / 1_000_000) } ?? "0"
  }
}
