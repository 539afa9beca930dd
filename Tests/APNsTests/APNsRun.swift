import Language
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
  var standing = TokenStanding.live(TokenHome(.device, of: "com.example.app", in: .development))
  private var lastNumber = 0

  static let grammar = Grammar(APNsGrammar.specs)
  static let hello = #"{"aps":{"alert":"Hello"}}"#

  @discardableResult
  mutating func send(_ body: String = hello, _ change: (inout APNsPush) -> Void = { _ in }) -> APNsOutcome {
    var push = APNsPush(body: Array(body.utf8))
    push.type = "alert"
    change(&push)
    lastNumber += 1
    let request = APNsRequest(
      push: push, number: PushNumber(lastNumber), phone: PhoneNumber(1), isOnline: isOnline,
      origin: .outside, freshID: "fresh-\(lastNumber)", standing: standing,
      uniqueID: "unique-\(lastNumber)")
    return service.take(request, at: at, switches: switches, into: &log)
  }

  static let token = String(repeating: "0a", count: 32)

  /// A credential as a client in order sends it.
  func credential(
    key: String = "KEY1234567", team: String = "TEAM123456", age: Int64 = 60, fingerprint: UInt32 = 1,
    scope: KeyScope? = nil
  ) -> Credential {
    .unchecked(
      ProviderToken(
        keyID: key, team: team, issuedAt: at.microseconds / 1_000_000 - age, fingerprint: fingerprint,
        scope: scope))
  }

  /// Sends a push as a backend does, in order but for what `change` does to it.
  @discardableResult
  mutating func post(
    _ body: String = hello, _ change: (inout APNsPush, inout WireRequest) -> Void = { _, _ in }
  ) -> APNsOutcome {
    var wire = WireRequest(token: Self.token, credential: credential(), connection: 1)
    return send(body) { push in
      push.topic = "com.example.app"
      change(&push, &wire)
      push.route = .wire(wire)
    }
  }

  mutating func connect() -> Handover? { service.connected(PhoneNumber(1), at: at, into: &log) }

  var events: [APNsEvent] { log.steps.map(\.event) }
  var rules: [String] { log.steps.map(\.rule.name) }

  /// The answers over HTTP.
  var replies: [APNsReply] {
    events.compactMap { if case .replied(let reply) = $0 { reply } else { nil } }
  }

  var refusal: Refusal? {
    for event in events { if case .refused(let refusal) = event { return refusal } }
    return nil
  }
}
