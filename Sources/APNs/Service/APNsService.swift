import Payload
import Phone
import Words

/// The push service: judges requests, hands pushes to phones, and keeps one for a phone that is away.
public struct APNsService: Codable, Sendable {
  /// How long a push without an expiration is kept: 30 days at most (Apple, Sending notification requests to APNs).
  public static let longestStorage: Int64 = 30 * 86_400_000_000

  private var stored = PushStore()
  /// How far its clock is ahead of world time, in microseconds.
  private var clockOffset: Int64 = 0
  private var connections = ConnectionLedger()
  private var adopted: [AdoptedToken] = []
  private var watch = ClientWatch()

  /// A service with nothing stored.
  public init() {}

  /// Sets its clock so far ahead of world time, in microseconds: the age of provider tokens and how long a push is worth
  /// delivering go by it.
  public mutating func setClock(ahead offset: Int64) { clockOffset = offset }

  /// World time at `moment` of its clock.
  private func worldTime(of moment: Instant) -> Instant { moment.moved(byMicroseconds: 0 &- clockOffset) }

  private func clock(at moment: Instant) -> Instant { moment.moved(byMicroseconds: clockOffset) }

  /// A backend sends a push.
  public mutating func take(
    _ request: APNsRequest, at moment: Instant, switches: RuleSwitches, into out: inout APNsTranscript
  ) -> APNsOutcome {
    let push = request.push
    var turn = APNsTurn(at: moment, push: request.number, provider: request.provider)
    turn.cause = out.say(
      .requested(bytes: push.body.count, type: push.type ?? ""), rule: "apns.request",
      request.provider, turn)
    if case .wire(let wire) = push.route { warn(watch.take(wire, at: moment), turn, &out) }
    do throws(RequestFault) {
      let headers = try judge(request, at: moment, switches)
      if headers.hasFreshToken {
        out.say(.warned(.freshToken), rule: "apns.client.tokens", .service, turn)
      }
      warn(push, headers, turn, &out)
      guard push.reading.payload != nil || switches[.unreadableAccepted] else {
        refuseUnreadable(request, turn, &out)
        return .refused
      }
      return accept(request, headers, turn, &out)
    } catch {
      refuse(request, error, turn, &out)
      return .refused
    }
  }

  /// The order is assumed: form and credential, headers, topic, token, body (Apple documents the reasons alone).
  mutating func judge(
    _ request: APNsRequest, at moment: Instant, _ switches: RuleSwitches
  ) throws(RequestFault) -> RequestHeaders {
    let push = request.push
    guard case .wire(let wire) = push.route else {
      let headers = try RequestCheck.headers(of: push, switches)
      try RequestCheck.suffix(of: push.topic, for: headers.type)
      // A vendor's service may still go by the token of an app that was removed.
      if case .unregistered(let since) = request.standing {
        throw RequestFault(refusal: .unregistered, rule: "apns.token.unregistered", since: since)
      }
      try RequestCheck.body(of: push, headers.type)
      return headers
    }
    if let strike = wire.strike?.reason {
      let since = strike.status == 410 ? moment : nil
      throw RequestFault(refusal: strike, rule: "fault.refuse", since: since)
    }
    try WireCheck.form(of: wire)
    let isFresh = try connections.judge(wire, in: request.environment, at: clock(at: moment), switches)
    var headers = try RequestCheck.headers(of: push, switches)
    headers.hasFreshToken = isFresh
    let standard = switches[.certificateNeedsTopic] ? nil : wire.credential?.certificate?.onlyTopic
    let topic = push.topic ?? standard
    headers.isTopicOfCertificate = push.topic == nil && standard != nil
    try WireCheck.topic(topic, wire, headers.type)
    try RequestCheck.suffix(of: topic, for: headers.type)
    try WireCheck.token(of: wire, request.standing, topic: topic, headers.type)
    try RequestCheck.body(of: push, headers.type)
    return headers
  }

  private mutating func refuse(
    _ request: APNsRequest, _ fault: RequestFault, _ turn: APNsTurn, _ out: inout APNsTranscript
  ) {
    var turn = turn
    if case .wire(let wire) = request.push.route, watch.refused(wire, fault.refusal, at: turn.at) {
      out.say(.warned(.voidToken), rule: "apns.client.void", .service, turn)
    }
    turn.cause = out.say(.refused(fault.refusal), .stopped, rule: fault.rule, .service, turn)
    reply(to: request, fault, turn, &out)
  }

  /// Every request over HTTP is answered once, and with an `apns-id` whatever the answer is.
  private func reply(
    to request: APNsRequest, _ fault: RequestFault?, _ turn: APNsTurn, _ out: inout APNsTranscript
  ) {
    guard case .wire = request.push.route else { return }
    let own = request.push.id.flatMap { UUIDText.isWellFormed($0) ? $0 : nil }
    let reply = APNsReply(
      refusal: fault?.refusal, apnsID: own ?? request.freshID,
      uniqueID: request.environment == .production ? nil : request.uniqueID, since: fault?.since)
    out.say(.replied(reply), rule: fault?.rule ?? "apns.accepted", .service, turn)
  }

  /// From now on `token` leads to `phone`: one that a backend's own database holds, and no phone here ever made.
  public mutating func adopt(_ token: String, for phone: PhoneNumber, _ home: TokenHome) {
    let token = token.lowercased()
    adopted.removeAll { $0.token == token }
    if adopted.count == AdoptedToken.limit { adopted.removeFirst() }
    adopted.append(AdoptedToken(token: token, phone: phone, home: home))
  }

  /// Where an adopted token leads to; nil where `token` is none.
  public func adopted(_ token: String) -> AdoptedToken? {
    adopted.isEmpty ? nil : adopted.last { $0.token == token.lowercased() }
  }

  /// The push that waits for a phone, and the moment from which on it is no longer handed over, in world time; nil where none does.
  public func stored(for phone: PhoneNumber) -> (push: PushNumber, expires: Instant)? {
    stored[phone].map { ($0.handover.number, worldTime(of: $0.expires)) }
  }

  /// The phone is back: hands over what waited for it.
  public mutating func connected(
    _ phone: PhoneNumber, at moment: Instant, into out: inout APNsTranscript
  ) -> Handover? {
    guard let waiting = stored.take(phone) else { return nil }
    let turn = APNsTurn(at: moment, push: waiting.handover.number, provider: .backend)
    guard waiting.expires > clock(at: moment) else {
      out.say(.lost, .stopped, rule: "apns.store.expired", .service, turn)
      return nil
    }
    out.say(.handedOver, .passed, rule: "apns.store.delivered", .service, turn)
    return waiting.handover
  }

  private mutating func refuseUnreadable(
    _ request: APNsRequest, _ turn: APNsTurn, _ out: inout APNsTranscript
  ) {
    switch request.push.reading {
    case .invalid(let error): out.say(.unreadable(error), rule: "apns.json", .service, turn)
    case .notAnObject, .payload: out.say(.notAnObject, rule: "apns.json", .service, turn)
    }
    refuse(request, RequestFault(refusal: .payloadEmpty, rule: "apns.json"), turn, &out)
  }

  private mutating func accept(
    _ request: APNsRequest, _ headers: RequestHeaders, _ turn: APNsTurn, _ out: inout APNsTranscript
  ) -> APNsOutcome {
    let id = request.push.id ?? request.freshID
    var turn = turn
    let rule: RuleID = headers.isTopicOfCertificate ? "apns.certificate.default" : "apns.accepted"
    turn.cause = out.say(.accepted(apnsID: id), .passed, rule: rule, .service, turn)
    reply(to: request, nil, turn, &out)
    if request.push.route.request?.strike == .lose {
      out.say(.lost, .stopped, rule: "fault.lose", .service, turn)
      return .kept
    }
    let handover = handover(request, headers, id)
    if request.isOnline {
      out.say(.handedOver, .passed, rule: "apns.delivered", .service, turn)
      return .handedOver(handover)
    }
    keep(handover, for: request.phone, headers.expiration, turn, &out)
    return .kept
  }

  private func handover(_ request: APNsRequest, _ headers: RequestHeaders, _ id: String) -> Handover {
    guard let payload = request.push.reading.payload else { return .unreadable(request.number) }
    let collapse = request.push.collapseID
    var delivery = Delivery(
      number: request.number, payload: payload, type: headers.type,
      collapseID: collapse?.isEmpty == true ? nil : collapse, apnsID: id, priority: headers.priority,
      origin: request.origin)
    if case .live(let home) = request.standing, case .activity(let name) = home.kind {
      delivery.activity = name
    }
    return .delivery(delivery)
  }

  /// One push per app waits; a newer one takes its place.
  private mutating func keep(
    _ handover: Handover, for phone: PhoneNumber, _ expiration: Int?, _ turn: APNsTurn,
    _ out: inout APNsTranscript
  ) {
    guard let expires = Self.expiry(expiration, at: clock(at: turn.at)) else {
      out.say(.lost, .stopped, rule: "apns.store.never", .service, turn)
      return
    }
    let waiting = StoredPush(phone: phone, handover: handover, expires: expires)
    guard let old = stored.keep(waiting) else {
      out.say(.stored(replacing: false), .stopped, rule: "apns.store", .service, turn)
      return
    }
    var older = turn
    older.push = old.handover.number
    let step = out.say(.stored(replacing: true), .stopped, rule: "apns.store", .service, turn)
    older.cause = step
    out.say(.lost, .stopped, rule: "apns.store.one", .service, older)
  }

  /// When a stored push is no longer worth delivering; nil if it may not be stored at all.
  private static func expiry(_ seconds: Int?, at moment: Instant) -> Instant? {
    let latest = moment.moved(byMicroseconds: longestStorage)
    guard let seconds else { return latest }
    if seconds == 0 { return nil }
    let (product, overflowed) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    return overflowed ? latest : min(latest, Instant(microseconds: product))
  }

  /// Whether the payload belongs to the other of the two types that show or wake.
  private static func isMismatch(_ payload: APNsPayload, _ type: PushType) -> Bool {
    switch type {
    case .background: !payload.parts().isDisjoint(with: .visible)
    // Few alerts have a silent part, so most are done with one look.
    case .alert: payload.contentAvailable.isOn() && payload.parts().isSilent
    default: false
    }
  }

  private func warn(_ habits: ClientHabits, _ turn: APNsTurn, _ out: inout APNsTranscript) {
    if habits.isEmpty { return }
    if habits.contains(.retriesSoon) {
      out.say(.warned(.retriedSoon), rule: "apns.client.retry", .service, turn)
    }
    if habits.contains(.shortConnections) {
      out.say(.warned(.shortConnections), rule: "apns.client.connections", .service, turn)
    }
  }

  private func warn(
    _ push: APNsPush, _ headers: RequestHeaders, _ turn: APNsTurn, _ out: inout APNsTranscript
  ) {
    if let payload = push.reading.payload, payload.aps == nil,
      case .wrapped(let wrapped) = PayloadFile(payload.document)
    {
      out.say(.wrapped(wrapped.wrapper), rule: "apns.wrapped", .service, turn)
    }
    guard let type = headers.type else {
      out.say(.warned(.typeMissing), rule: "apns.push-type.missing", .service, turn)
      return
    }
    if type == .background, headers.priority == 10 {
      out.say(.warned(.backgroundPriority), rule: "apns.background.priority", .service, turn)
    }
    if let payload = push.reading.payload, Self.isMismatch(payload, type) {
      out.say(.warned(.typeMismatch), rule: "apns.push-type.mismatch", .service, turn)
    }
  }
}
