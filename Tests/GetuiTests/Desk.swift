import Language
import Payload
import Phone
import Words

@testable import Getui

/// Some phones with the SDK, a service, APNs and a clock, as a test drives them.
struct Desk {
  static let identifiers = Identifiers(seed: 7, journal: 1)
  /// 2026-03-02 12:00:00 in Beijing.
  static let noon = Instant(microseconds: 1_772_424_000_000_000)

  var phones: [GetuiClient]
  var service = GetuiService(identifiers: identifiers)
  var steps: [Step<GetuiEvent>] = []
  /// The badge counts that each phone's client went through, as (from, to).
  var badges: [[(from: Int, to: Int)]]
  /// What APNs was given, in order.
  var apns: [GetuiAPNsPush] = []
  /// APNs refuses everything.
  var apnsRefuses = false
  private var agenda = Agenda<Due>()
  private(set) var now = noon
  private(set) var pushes = 0

  private struct Due: Codable {
    let phone: Int
    let job: GetuiJob
  }

  init(phones count: Int = 1, os: OSVersion = OSVersion(17)) {
    phones = (1...count).map { GetuiClient(phone: PhoneNumber($0), os: os) }
    badges = Array(repeating: [], count: count)
  }

  /// Phones whose apps are in front and online, each with a device token, and nothing written down.
  static func online(_ count: Int = 1, os: OSVersion = OSVersion(17)) -> Desk {
    var desk = Desk(phones: count, os: os)
    for index in 0..<count {
      desk.token("\(index + 1)aa", on: index)
      desk.app(.foreground, on: index)
    }
    desk.pass(seconds: 1)
    desk.steps = []
    return desk
  }

  var client: GetuiClient { phones[0] }

  func cid(_ index: Int = 0) -> String { phones[index].clientID?.text ?? "" }

  func record(_ index: Int = 0) -> RegisteredClient? { phones[index].clientID.flatMap { service[$0] } }

  // What a test does.

  mutating func app(_ state: AppState, on index: Int = 0) {
    act(index) { $0.appMoved(to: state, service: &$1, at: $2, into: &$3) }
  }

  mutating func network(_ isOn: Bool, cellular: Bool = false, on index: Int = 0) {
    act(index) { $0.networkTurned(on: isOn, isCellular: cellular, service: &$1, at: $2, into: &$3) }
  }

  mutating func token(_ token: String?, on index: Int = 0) {
    act(index) { $0.deviceTokenChanged(to: token, service: &$1, at: $2, into: &$3) }
  }

  mutating func call(_ call: GetuiCall, on index: Int = 0) { perform(.call(call), on: index) }

  mutating func perform(_ command: GetuiCommand, on index: Int = 0) {
    act(index) { $0.perform(command, service: &$1, at: $2, into: &$3) }
  }

  /// iOS calls the app about the newest push that APNs was given.
  mutating func system(_ callback: Callback, payload: [UInt8]? = nil, on index: Int = 0) {
    let bytes = payload ?? apns.last?.body ?? []
    let push = PushNumber(pushes)
    act(index) { $0.systemCalls(callback, push: push, payload: bytes, service: &$1, at: $2, into: &$3) }
  }

  /// The service extension gets the newest push that APNs was given.
  mutating func extend(_ payload: [UInt8]? = nil, on index: Int = 0) {
    let bytes = payload ?? apns.last?.body ?? []
    let push = PushNumber(pushes)
    act(index) { $0.extensionReceives(bytes, push: push, at: $2, into: &$3) }
  }

  @discardableResult
  mutating func request(
    _ method: String, _ target: String, _ body: String = "", as credential: GetuiCredential = .trusted
  ) -> GetuiReply {
    var log = GetuiTranscript()
    let answer = service.handle(
      GetuiRequest(
        method: method, target: "/v2/app" + target, body: Array(body.utf8), credential: credential),
      at: now, into: &log)
    take(log, phone: nil)
    deliver(answer.work)
    return answer.reply
  }

  @discardableResult
  mutating func push(_ draft: GetuiDraft, to index: Int = 0) -> GetuiReply {
    var log = GetuiTranscript()
    let request = draft.request(to: phones[index].phone, number: UInt64(pushes + 1))
    let answer = service.handle(request, at: now, into: &log)
    take(log, phone: nil)
    deliver(answer.work)
    return answer.reply
  }

  mutating func change(_ setting: GetuiSetting) { service.change(setting) }

  /// Lets time pass; what comes due runs at its own moment.
  mutating func pass(milliseconds: Int64) {
    let end = now.after(milliseconds: milliseconds)
    while true {
      let mine = agenda.nextDue ?? end.after(milliseconds: 1)
      let theirs = service.nextDue ?? end.after(milliseconds: 1)
      guard min(mine, theirs) <= end else { break }
      if theirs < mine {
        now = max(now, theirs)
        var log = GetuiTranscript()
        let work = service.advance(to: now, into: &log)
        take(log, phone: nil)
        deliver(work)
      } else if let (due, next) = agenda.takeNext(dueBy: end) {
        now = max(now, due)
        act(next.phone) { $0.run(next.job, service: &$1, at: $2, into: &$3) }
      }
    }
    now = end
  }

  mutating func pass(seconds: Int64) { pass(milliseconds: seconds * 1000) }

  // What a test looks at.

  var events: [GetuiEvent] { steps.map(\.event) }

  var callbacks: [GetuiCallback] {
    events.compactMap { if case .callback(let callback) = $0 { callback } else { nil } }
  }

  var returns: [GetuiReturn] {
    events.compactMap { if case .returned(let value) = $0 { value } else { nil } }
  }

  var links: [String] {
    events.compactMap { event in
      switch event {
      case .link(let state): state.rawValue
      case .backOff(let milliseconds): "~\(milliseconds / 1000)"
      default: nil
      }
    }
  }

  var statuses: [SDKStatus] {
    callbacks.compactMap { if case .didNotifyState(let status) = $0 { status } else { nil } }
  }

  var messages: [ReceivedMessage] {
    callbacks.compactMap { if case .didReceiveSlience(let message) = $0 { message } else { nil } }
  }

  var halts: [Standstill] { events.compactMap { if case .halted(let reason) = $0 { reason } else { nil } } }

  var tagCodes: [Int] {
    callbacks.compactMap { if case .didSetTags(_, let error) = $0 { error?.rawValue ?? 0 } else { nil } }
  }

  var aliasCodes: [Int] {
    callbacks.compactMap {
      if case .didAliasAction(_, _, let error) = $0 { error?.rawValue ?? 0 } else { nil }
    }
  }

  func rules(_ matches: (GetuiEvent) -> Bool) -> [String] {
    steps.filter { matches($0.event) }.map(\.rule.name)
  }

  var rules: [String] { steps.map(\.rule.name) }

  // How it is done.

  private mutating func act(
    _ index: Int, _ body: (inout GetuiClient, inout GetuiService, Instant, inout GetuiTranscript) -> Void
  ) {
    var log = GetuiTranscript()
    body(&phones[index], &service, now, &log)
    take(log, phone: index)
  }

  private mutating func take(_ log: GetuiTranscript, phone: Int?) {
    steps += log.steps
    for step in log.steps {
      if let phone, case .serverBadge(let from, let to) = step.event { badges[phone].append((from, to)) }
    }
    for (due, job) in log.jobs { agenda.add(Due(phone: phone ?? 0, job: job), at: due) }
  }

  private mutating func deliver(_ work: [GetuiWork]) {
    for piece in work {
      pushes += 1
      var log = GetuiTranscript()
      let route = service.route(piece, push: PushNumber(pushes), at: now, into: &log)
      take(log, phone: piece.phone.value - 1)
      carry(route)
    }
  }

  private mutating func carry(_ route: GetuiRoute) {
    if let message = route.message {
      let index = message.phone.value - 1
      act(index) { $0.receive(message, service: &$1, at: $2, into: &$3) }
    }
    guard let push = route.apns else { return }
    var log = GetuiTranscript()
    if apnsRefuses {
      let second = service.apnsRefused(push, push: PushNumber(pushes), at: now, into: &log)
      take(log, phone: nil)
      carry(second)
    } else {
      apns.append(push)
      service.apnsAccepted(push, at: now, into: &log)
      take(log, phone: nil)
    }
  }
}
