import Payload
import Phone
import Testing

@testable import APNs

/// What only a request over HTTP is refused for, and the order in which faults are found.
@Suite struct WireTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let refusal: Refusal?
    let what: String
    var standing = APNsRun().standing
    let change: @Sendable (inout APNsPush, inout WireRequest) -> Void

    var testDescription: String { "\(rule): \(what)" }
  }

  private static let gone = Instant(microseconds: 1_699_000_000_000_000)

  static let rows: [Row] = [
    Row(rule: "apns.accepted", refusal: nil, what: "in order") { _, _ in },
    Row(rule: "apns.path", refusal: .badPath, what: "another path") { $1.fault = .path("/3/devices/x") },
    Row(rule: "belfry.broadcast", refusal: .badPath, what: "a broadcast") {
      $1.fault = .broadcast("/4/broadcasts/apps/com.example.app")
    },
    Row(rule: "apns.path.token", refusal: .missingDeviceToken, what: "no token") { $1.fault = .noToken },
    Row(rule: "apns.method", refusal: .methodNotAllowed, what: "GET") { $1.fault = .method("GET") },
    Row(rule: "apns.headers.twice", refusal: .duplicateHeaders, what: "two topics") {
      $1.fault = .twice("apns-topic")
    },
    Row(rule: "apns.auth.missing", refusal: .missingProviderToken, what: "no authorization") {
      $1.credential = .missing
    },
    Row(rule: "apns.topic.missing", refusal: .missingTopic, what: "no topic") { push, _ in push.topic = nil },
    Row(rule: "apns.accepted", refusal: nil, what: "no topic, and nobody asked for a credential") {
      push, wire in
      push.topic = nil
      wire.credential = nil
    },
    Row(rule: "apns.topic.suffix", refusal: .deviceTokenNotForTopic, what: "voip without its suffix") {
      push, _ in push.type = "voip"
    },
    Row(rule: "apns.topic.token", refusal: .deviceTokenNotForTopic, what: "another app's topic") { push, _ in
      push.topic = "com.example.other"
    },
    Row(rule: "apns.topic.token", refusal: .deviceTokenNotForTopic, what: "the device token for voip") {
      push, _ in
      push.type = "voip"
      push.topic = "com.example.app.voip"
    },
    Row(
      rule: "apns.accepted", refusal: nil, what: "the VoIP token for voip",
      standing: .live(TokenHome(.voip, of: "com.example.app", in: .development))
    ) { push, _ in
      push.type = "voip"
      push.topic = "com.example.app.voip"
    },
    Row(rule: "apns.accepted", refusal: nil, what: "mdm has a topic of its own") { push, _ in
      push.type = "mdm"
      push.topic = "com.apple.mgmt.External.1"
    },
    Row(rule: "apns.token.form", refusal: .badDeviceToken, what: "62 digits") {
      $1.token = String(repeating: "a", count: 62)
    },
    Row(rule: "apns.token.form", refusal: .badDeviceToken, what: "65 digits") {
      $1.token = String(repeating: "a", count: 65)
    },
    Row(rule: "apns.token.form", refusal: .badDeviceToken, what: "202 digits") {
      $1.token = String(repeating: "a", count: 202)
    },
    Row(rule: "apns.accepted", refusal: nil, what: "200 digits") {
      $1.token = String(repeating: "a", count: 200)
    },
    Row(rule: "apns.token.form", refusal: .badDeviceToken, what: "no hex") {
      $1.token = String(repeating: "g", count: 64)
    },
    Row(rule: "apns.token.unknown", refusal: .badDeviceToken, what: "nobody's", standing: .unknown) { _, _ in
    },
    Row(
      rule: "apns.token.unregistered", refusal: .unregistered, what: "the app is gone",
      standing: .unregistered(since: gone)
    ) { _, _ in },
    Row(
      rule: "apns.token.expired", refusal: .expiredToken, what: "the activity has ended",
      standing: .expired(since: gone)
    ) { _, _ in },
    Row(rule: "apns.token.environment", refusal: .badDeviceToken, what: "sandbox token, production host") {
      $1.environment = .production
    },
    Row(rule: "apns.accepted", refusal: nil, what: "sandbox token, sandbox host") {
      $1.environment = .development
    },
    Row(rule: "apns.topic.key", refusal: .topicDisallowed, what: "the key is for other topics") {
      $1.credential = APNsRun().credential(scope: KeyScope(environment: nil, topics: ["com.a", "com.b"]))
    },
    Row(rule: "apns.accepted", refusal: nil, what: "the key is for this topic") {
      $1.credential = APNsRun().credential(scope: KeyScope(environment: nil, topics: ["com.example.app"]))
    },
    Row(rule: "apns.accepted", refusal: nil, what: "a certificate of the app") {
      $1.credential = .certificate(ClientCertificate(name: "com.example.app"))
    },
    Row(rule: "apns.certificate.default", refusal: nil, what: "a certificate of one app, and no topic") {
      push, wire in
      push.topic = nil
      wire.credential = .certificate(ClientCertificate(name: "com.example.app", environment: .development))
    },
    Row(rule: "apns.topic.missing", refusal: .missingTopic, what: "a certificate of several, and no topic") {
      push, wire in
      push.topic = nil
      wire.credential = .certificate(
        ClientCertificate(name: "com.example.app", topics: ["com.example.app", "com.example.app.voip"]))
    },
    Row(rule: "apns.certificate.topic", refusal: .badTopic, what: "a certificate of another app") {
      $1.credential = .certificate(ClientCertificate(name: "com.example.other"))
    },
    Row(rule: "apns.certificate.topic", refusal: .badTopic, what: "a certificate that lists another topic") {
      $1.credential = .certificate(
        ClientCertificate(name: "com.example.app", topics: ["com.example.app.voip", "com.example.b"]))
    },
    Row(
      rule: "apns.accepted", refusal: nil, what: "the app's certificate for its calls",
      standing: .live(TokenHome(.voip, of: "com.example.app", in: .development))
    ) { push, wire in
      push.type = "voip"
      push.topic = "com.example.app.voip"
      wire.credential = .certificate(ClientCertificate(name: "com.example.app"))
    },
    Row(
      rule: "apns.certificate.topic", refusal: .badTopic, what: "Live Activities take provider tokens only",
      standing: .live(TokenHome(.activityStart, of: "com.example.app", in: .development))
    ) { push, wire in
      push.type = "liveactivity"
      push.topic = "com.example.app.push-type.liveactivity"
      wire.credential = .certificate(ClientCertificate(name: "com.example.app"))
    },
    Row(rule: "apns.certificate.topics", refusal: .badCertificate, what: "a certificate without topics") {
      $1.credential = .certificate(ClientCertificate(name: nil))
    },
    Row(
      rule: "apns.certificate.environment", refusal: .badCertificateEnvironment,
      what: "a certificate for production"
    ) {
      $1.credential = .certificate(ClientCertificate(name: "com.example.app", environment: .production))
    },
    Row(rule: "apns.auth.environment", refusal: .badEnvironmentKeyID, what: "the key is for production") {
      $1.credential = APNsRun().credential(scope: KeyScope(environment: .production))
    },
  ]

  @Test(arguments: rows) func request(_ row: Row) {
    var run = APNsRun()
    run.standing = row.standing
    run.post(APNsRun.hello, row.change)
    #expect(run.refusal == row.refusal)
    #expect(run.rules.contains(row.rule))
    #expect(run.replies.count == 1, "one answer for one request")
    #expect(run.replies.first?.refusal == row.refusal)
    let isVoid = row.refusal == .unregistered || row.refusal == .expiredToken
    #expect(run.replies.first?.since == (isVoid ? Self.gone : nil))
  }

  /// Each fault in the order in which it is found; with all of them at once the first one answers, and so on.
  static let order: [(Refusal, @Sendable (inout APNsPush, inout WireRequest) -> Void)] = [
    (.badPath, { $1.fault = .path("/") }),
    (.missingProviderToken, { $1.credential = .missing }),
    (.badMessageID, { push, _ in push.id = "x" }),
    (.badExpirationDate, { push, _ in push.expiration = "x" }),
    (.badPriority, { push, _ in push.priority = "x" }),
    (.badCollapseID, { push, _ in push.collapseID = String(repeating: "x", count: 65) }),
    (.invalidPushType, { push, _ in push.type = "x" }),
    (.badTopic, { push, _ in push.topic = "" }),
    (.badDeviceToken, { $1.token = "x" }),
    (.payloadEmpty, { _, _ in }),
  ]

  @Test(arguments: order.indices) func theFirstFaultAnswers(_ first: Int) {
    var run = APNsRun()
    run.post("") { push, wire in
      for (_, change) in Self.order[first...] { change(&push, &wire) }
    }
    #expect(run.refusal == Self.order[first].0)
  }

  @Test func theIDIsEchoedAlsoWhenItIsRefused() {
    let id = "123e4567-e89b-12d3-a456-426655440000"
    var run = APNsRun()
    run.post { push, _ in push.id = id }
    run.post("") { push, _ in push.id = id }
    run.post { push, _ in push.id = "no UUID" }
    #expect(run.replies.map(\.apnsID) == [id, id, "fresh-3"])
  }

  @Test func onlyTheSandboxGivesAUniqueID() {
    var run = APNsRun()
    run.post()
    run.standing = .live(TokenHome(.device, of: "com.example.app", in: .production))
    run.post()
    #expect(run.replies.map(\.uniqueID) == ["unique-1", nil])
  }

  @Test func aPushByCommandHasNoReply() {
    var run = APNsRun()
    run.send()
    #expect(run.replies.isEmpty)
  }

  @Test func anAdoptedTokenIsFoundInEitherCase() {
    var service = APNsService()
    let home = TokenHome(.device, of: "com.acme.shop", in: .production)
    service.adopt("ABCDEF", for: PhoneNumber(3), home)
    #expect(service.adopted("abcdef")?.home == home)
    #expect(service.adopted("ABCDEF")?.phone == PhoneNumber(3))
    #expect(service.adopted("abcdee") == nil)
    for number in 0...AdoptedToken.limit { service.adopt("token\(number)", for: PhoneNumber(1), home) }
    #expect(service.adopted("abcdef") == nil && service.adopted("token9") != nil)
  }
}
