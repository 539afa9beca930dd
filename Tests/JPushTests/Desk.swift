import Phone
import Words

@testable import JPush

/// One phone with the SDK, a service and a clock, as a test drives them.
struct Desk {
  static let identifiers = Identifiers(seed: 7, journal: 1)

  var client = JPushClient()
  var service = JPushService(identifiers: identifiers)
  var steps: [Step<JPushEvent>] = []
  private var agenda = Agenda<JPushJob>()
  private(set) var now = Instant(microseconds: 1_000_000_000)
  private var pushes = 0

  /// A phone whose app is in front and logged in, with nothing written down.
  static var loggedIn: Desk {
    var desk = Desk()
    desk.app(.foreground)
    desk.pass(milliseconds: 1000)
    desk.steps = []
    return desk
  }

  var milliseconds: Int64 { now.microseconds / 1000 - 1_000_000 }

  mutating func app(_ state: AppState) {
    act { client, service, at, log in client.appMoved(to: state, service: &service, at: at, into: &log) }
  }

  mutating func network(_ isOn: Bool) {
    act { client, service, at, log in client.networkTurned(on: isOn, service: &service, at: at, into: &log) }
  }

  mutating func call(_ request: SDKRequest, seq: Int? = nil) { perform(.call(request, seq: seq)) }

  mutating func perform(_ command: JPushCommand) {
    act { client, service, at, log in client.perform(command, service: &service, at: at, into: &log) }
  }

  @discardableResult
  mutating func send(_ content: String, timeToLive: Int? = nil) -> PushNumber {
    pushes += 1
    let push = PushNumber(pushes)
    let command = JPushCommand.message(JPushMessage(content: content, timeToLive: timeToLive))
    act { client, service, at, log in
      client.perform(command, push: push, service: &service, at: at, into: &log)
    }
    return push
  }

  /// Lets time pass; what comes due runs at its own moment.
  mutating func pass(milliseconds: Int64) {
    let end = now.after(milliseconds: milliseconds)
    while let (due, job) = agenda.takeNext(dueBy: end) {
      now = due
      act { client, service, at, log in client.run(job, service: &service, at: at, into: &log) }
    }
    now = end
  }

  mutating func pass(seconds: Int64) { pass(milliseconds: seconds * 1000) }

  private mutating func act(
    _ body: (inout JPushClient, inout JPushService, Instant, inout JPushTranscript) -> Void
  ) {
    var log = JPushTranscript()
    body(&client, &service, now, &log)
    steps += log.steps
    for (due, job) in log.jobs { agenda.add(job, at: due) }
  }

  var events: [JPushEvent] { steps.map(\.event) }

  var answers: [SDKAnswer] {
    events.compactMap { if case .answered(let answer) = $0 { answer } else { nil } }
  }

  var codes: [Int] { answers.map(\.code.rawValue) }

  var device: ServiceDevice? { client.registrationID.flatMap { service[$0] } }

  /// The connection's states, with `~n` for a wait of n seconds.
  var connections: [String] {
    events.compactMap { event in
      switch event {
      case .connection(let state): state.rawValue
      case .backOff(let milliseconds): "~\(milliseconds / 1000)"
      default: nil
      }
    }
  }

  /// The pushes that were delivered, lost and held, in this order.
  var messages: (delivered: [Int], lost: [Int], held: [Int]) {
    var result: (delivered: [Int], lost: [Int], held: [Int]) = ([], [], [])
    for step in steps {
      guard let push = step.push?.value else { continue }
      switch step.event {
      case .messageDelivered: result.delivered.append(push)
      case .messageLost: result.lost.append(push)
      case .messageHeld: result.held.append(push)
      default: break
      }
    }
    return result
  }
}
