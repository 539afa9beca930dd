import APNs
import JPush
import Phone

/// The JPush service and its backends.
extension World {
  mutating func perform(_ command: JPushServiceCommand, _ trace: inout Trace) {
    switch command {
    case .request(let request):
      let start = trace.entries.count
      adoptByItself(request, &trace)
      let first = trace.entries.count
      let answer = jpush.handle(request, at: now, into: &trace.jpush)
      closeJPushService(&trace)
      if request.credential != .trusted { withholdAnswer(to: answer.work.count, &trace) }
      if answer.reply.code != .ok, request.isMeantToSend || jpush.foreignPair(in: request) != nil {
        refuse(request, answer.reply, entriesFrom: first, &trace)
      }
      guard !answer.work.isEmpty else { return }
      clearStream(&trace)
      noting(from: start, on: answer.work.map(\.phone), &trace) { world, trace in
        world.send(answer.work, isLost: request.strike == .lose, &trace)
      }
    case .change(let setting):
      jpush.change(setting)
      say(.serviceChanged("JPush"), rule: "world.service", &trace)
      if case .clock = setting { replanServices(&trace) }
    }
  }

  /// The JPush service does what is due there.
  mutating func runJPushService(_ trace: inout Trace) {
    jpushPlanned = nil
    let work = jpush.advance(to: now, into: &trace.jpush)
    closeJPushService(&trace)
    send(work, &trace)
  }

  /// Sends copies of pushes, each under a number of its own.
  private mutating func send(_ work: [JPushWork], isLost: Bool = false, _ trace: inout Trace) {
    var fanout = Fanout()
    for piece in work {
      guard let index = index(of: piece.phone) else { continue }
      observe(index, &fanout, &trace) { world, trace in
        if isLost { world.lose(piece, on: index, &trace) } else { world.send(piece, to: index, &trace) }
      }
    }
    say(fanout, &trace)
  }

  private mutating func send(_ piece: JPushWork, to index: Int, _ trace: inout Trace) {
    pushCount += 1
    let number = PushNumber(pushCount)
    let first = trace.entries.count
    remember(piece, number, index)
    let route = jpush.route(
      piece, push: number, environment: devices[index].phone.setup.environment,
      hasToken: devices[index].jpush.hasToken && devices[index].phone.tokens.isRegistered, at: now,
      into: &trace.jpush)
    closeJPush(index, &trace)
    carry(route, of: piece, number, from: first, to: index, &trace)
  }

  /// The app's own code reads a custom message when it comes, which may be much later.
  private mutating func remember(_ piece: JPushWork, _ number: PushNumber, _ index: Int) {
    guard devices[index].phone.code != nil, let message = jpush.message(piece.message)?.push.message else {
      return
    }
    devices[index].payloads.add(userInfo(of: message, piece.message, on: index), of: number)
  }

  /// A message and a notification of one push are two rows.
  private mutating func carry(
    _ route: JPushRoute, of piece: JPushWork, _ number: PushNumber, from first: Int, to index: Int,
    _ trace: inout Trace
  ) {
    guard let push = jpush.message(piece.message)?.push else { return }
    if route.hasMessage, let message = push.message {
      let device = (number: devices[index].number, app: devices[index].phone.app)
      var arrival =
        onlyCounts
        ? Arrival(
          counted: .message, by: "jpush", number: number, phone: device.number, at: now,
          rule: "jpush.message.sent", appState: device.app)
        : Arrival(
          of: message, userInfo(of: message, piece.message, on: index), number: number, phone: device.number,
          at: now, origin: .outside, appState: device.app)
      decide(&arrival, from: first, &trace)
    } else if route.apns == nil {
      var arrival =
        onlyCounts
        ? Arrival(
          counted: .notification, by: "jpush", number: number, phone: devices[index].number, at: now,
          rule: "jpush.push.accepted", appState: devices[index].phone.app)
        : Arrival(of: push, piece.message, number, at: now, on: devices[index])
      decide(&arrival, from: first, &trace)
    }
    guard let apns = route.apns else { return }
    if route.hasMessage { pushCount += 1 }
    let own = PushNumber(pushCount)
    devices[index].payloads.add(apns.body, of: own)
    let outcome = send(
      APNsPush(apns), as: own, by: "jpush", from: .outside, source: nil,
      entriesFrom: route.hasMessage ? trace.entries.count : first, to: index, &trace)
    if case .refused = outcome { return }
    jpush.apnsAccepted(piece, at: now)
  }

  private mutating func closeJPushService(_ trace: inout Trace) {
    step = trace.takeJPush(nil, first: EntryNumber(command: commandCount, step: step))
    trace.jpush.removeAll()
    planJPush()
  }

  /// Looks at the service's own agenda again: it may be due sooner than was planned.
  mutating func planJPush() {
    guard let next = jpush.nextDue, jpushPlanned.map({ next < $0 }) ?? true else { return }
    jpushPlanned = next
    agenda.add(.jpushService, at: next)
  }
}

extension APNsPush {
  /// What JPush hands to APNs. The time to live is not for notifications.
  fileprivate init(_ push: JPushAPNsPush) {
    self.init(body: push.body)
    type = push.isSilent ? "background" : "alert"
    priority = push.isSilent ? "5" : "10"
    collapseID = push.collapseID
  }
}
