import APNs
import JPush
import Phone

extension World {
  /// A push sets out for the phone; `source` is the sending app's name where it is known.
  mutating func send(
    _ push: APNsPush, from origin: PushOrigin, as source: String?, to index: Int, _ trace: inout Trace
  ) {
    pushCount += 1
    send(
      push, as: PushNumber(pushCount), by: "apns", from: origin, source: source,
      entriesFrom: trace.entries.count, to: index, &trace)
  }

  /// The same for a push that a vendor's service sends on; the entries from `first` on are about it as well.
  @discardableResult
  mutating func send(
    _ push: APNsPush, as number: PushNumber, by vendor: String, from origin: PushOrigin, source: String?,
    entriesFrom first: Int, to index: Int, token: String? = nil, _ trace: inout Trace
  ) -> APNsOutcome {
    var index = index
    let target = place(of: push)
    if let target { index = target.index }
    var standing = target?.standing ?? .unknown
    if let token, let end = devices[index].phone.tokens.end(of: token, at: now) {
      standing = .unregistered(since: end)
    }
    var request = APNsRequest(
      push: push, number: number, phone: devices[index].number, isOnline: devices[index].phone.isNetworkOn,
      origin: origin, freshID: identifiers.uuid(UInt64(number.value)), standing: standing,
      uniqueID: uniqueID(of: push, number))
    request.provider = Party(rawValue: vendor) ?? .backend
    if adoptByItself(request, &trace), let own = place(of: push) {
      index = own.index
      request.lead(
        to: devices[index].number, isOnline: devices[index].phone.isNetworkOn, own.standing)
    }
    let appState = devices[index].phone.app
    let outcome = apns.take(request, at: now, switches: switches, into: &trace.apns)
    closeAPNs(index, &trace)
    if push.route.request?.credential != nil { withholdAnswer(on: request.phone, about: number, &trace) }
    var arrival =
      onlyCounts
      ? Arrival(
        counted: push.reading.payload == nil ? .unreadable : .notification, by: vendor, number: number,
        phone: request.phone, at: now, rule: "apns.request", appState: appState)
      : Arrival(
        of: request, at: now, by: vendor, appState: appState, source: source ?? sender(of: push, index))
    if devices[index].sdk.hasGetui { devices[index].payloads.add(push.body, of: number) }
    switch outcome {
    case .handedOver(let handover): receive(handover, on: index, &trace)
    case .kept:
      if let payload = push.reading.payload { arrival.kind = Arrival.kind(of: payload, switches) }
    case .refused: remember(push, as: number, for: devices[index].number)
    }
    decide(&arrival, from: first, &trace)
    return outcome
  }

  /// What the row begins with: the thread, else the app's name; for another app the last part of its id.
  private func sender(of push: APNsPush, _ index: Int) -> String {
    guard let payload = push.reading.payload else { return "" }
    if let thread = payload.threadID, !thread.isEmpty { return thread }
    let own = devices[index].phone.setup.bundleID
    let id = push.topic ?? payload.simulatorTarget ?? own
    guard id.hasPrefix(own) else { return id.split(separator: ".").last.map(String.init) ?? "" }
    return devices[index].phone.setup.name
  }

  /// Whose a push is by its token; nil without one, and where no phone has it.
  func place(of push: APNsPush) -> (index: Int, standing: TokenStanding)? {
    guard case .wire(let wire) = push.route else { return nil }
    if let adopted = apns.adopted(wire.token), let place = index(of: adopted.phone) {
      return (place, .live(adopted.home))
    }
    guard let owner = PhoneTokens.owner(of: wire.token, identifiers), let place = index(of: owner)
    else { return nil }
    let phone = devices[place].phone
    return (place, phone.tokens.standing(of: wire.token, phone.setup, at: now))
  }

  private func uniqueID(of push: APNsPush, _ number: PushNumber) -> String? {
    if case .phone = push.route { return nil }
    return identifiers.uuid(UInt64(number.value) | Self.uniqueIDs)
  }

  /// A custom message sets out for the app.
  mutating func send(
    _ message: JPushMessage, from origin: PushOrigin, to index: Int, _ trace: inout Trace
  ) {
    pushCount += 1
    let first = trace.entries.count
    let number = PushNumber(pushCount)
    let appState = devices[index].phone.app
    devices[index].jpush.perform(
      .message(message), push: number, service: &jpush, at: now, into: &trace.jpush)
    let id = Self.messageID(in: trace)
    // The app's own code reads it when it comes, which may be much later.
    if devices[index].phone.code != nil {
      devices[index].payloads.add(userInfo(of: message, id, on: index), of: number)
    }
    closeJPush(index, &trace)
    var arrival = Arrival(
      of: message, userInfo(of: message, id, on: index), number: number, phone: devices[index].number,
      at: now,
      origin: origin, appState: appState)
    decide(&arrival, from: first, &trace)
  }

  /// The `userInfo` of a custom message as the SDK in this phone's app makes it.
  func userInfo(of message: JPushMessage, _ id: String, on index: Int) -> [UInt8] {
    message.userInfo(messageID: id, version: devices[index].jpush.integration.version)
  }

  /// Lets the entries from `first` on say what became of the arrival, and puts it into the trace.
  func decide(_ arrival: inout Arrival, from first: Int, _ trace: inout Trace) {
    arrival.fold(trace.entries, from: first)
    for rule in trace.notes { arrival.note(rule) }
    trace.arrivals.append(arrival)
  }

  /// The `msg_id` that JPush gave; empty where it refused the message.
  private static func messageID(in trace: Trace) -> String {
    for step in trace.jpush.steps {
      if case .messageAccepted(let id) = step.event { return id }
    }
    return ""
  }

  /// The embedded stream's push number `place`.
  mutating func stream(_ place: Int, to index: Int, _ trace: inout Trace) {
    // A stream that begins gives way to real pushes; one that a person has play on does not.
    if place == 1 { streamGivesWay = true }
    switch StreamDay(seed: identifiers.seed).item(place) {
    case .push(let push, let app): send(push, from: .stream, as: app, to: index, &trace)
    case .message(let message): send(message, from: .stream, to: index, &trace)
    }
  }

  /// The first real push finds a phone without the stream's rows.
  mutating func clearStream(_ trace: inout Trace) {
    hasRealInput = true
    guard streamGivesWay else { return }
    streamGivesWay = false
    var cleared = 0
    for index in devices.indices {
      cleared += devices[index].phone.centre.entries.count { $0.origin == .stream }
      devices[index].phone.clearStream(at: now, switches: switches, into: &trace.phone)
      closePhone(index, &trace)
    }
    say(.streamCleared(cleared), rule: "belfry.stream.cleared", &trace)
  }
}
