import Payload
import Phone

@testable import APNs

/// APNs with one phone, and what it said.
struct APNsRun {
  var service = APNsService()
  var log = APNsTranscript()
  var switches = RuleSwitches()
  var at = Instant(microseconds: 1_700_000_000_000_000)
  var isOnline = true
  private var lastNumber = 0

  static let hello = #"{"aps":{"alert":"Hello"}}"#

  @discardableResult
  mutating func send(_ body: String = hello, _ change: (inout APNsPush) -> Void = { _ in }) -> APNsOutcome {
    var push = APNsPush(body: Array(body.utf8))
    push.type = "alert"
    change(&push)
    lastNumber += 1
    let request = APNsRequest(
      push: push, number: PushNumber(lastNumber), phone: PhoneNumber(1), isOnline: isOnline,
      origin: .outside, freshID: "fresh-\(lastNumber)")
    return service.take(request, at: at, switches: switches, into: &log)
  }

  mutating func connect() -> Handover? { service.connected(PhoneNumber(1), at: at, into: &log) }

  var events: [APNsEvent] { log.steps.map(\.event) }
  var rules: [String] { log.steps.map(\.rule.name) }

  var refusal: Refusal? {
    for event in events { if case .refused(let refusal) = event { return refusal } }
    return nil
  }
}
