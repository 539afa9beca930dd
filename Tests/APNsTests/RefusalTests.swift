import Phone
import Testing

@testable import APNs

/// Every reason a request is refused for here, and requests that just pass.
@Suite struct RefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let refusal: Refusal?
    let what: String
    let change: @Sendable (inout APNsPush) -> Void

    init(
      _ rule: String, _ refusal: Refusal?, _ what: String,
      _ change: @escaping @Sendable (inout APNsPush) -> Void
    ) {
      self.rule = rule
      self.refusal = refusal
      self.what = what
      self.change = change
    }

    var testDescription: String { "\(rule): \(what)" }
  }

  static let rows: [Row] = [
    Row("apns.accepted", nil, "no headers but the type") { _ in },
    Row("apns.accepted", nil, "a UUID") { $0.id = "123e4567-e89b-12d3-a456-426655440000" },
    Row("apns.id", .badMessageID, "no UUID") { $0.id = "123" },
    Row("apns.id", .badMessageID, "hyphens elsewhere") { $0.id = "123e4567e-89b-12d3-a456-426655440000" },
    Row("apns.id", .badMessageID, "g is no digit") { $0.id = "g23e4567-e89b-12d3-a456-426655440000" },
    Row("apns.accepted", nil, "expiration 0") { $0.expiration = "0" },
    Row("apns.expiration", .badExpirationDate, "words") { $0.expiration = "soon" },
    Row("apns.expiration", .badExpirationDate, "below 0") { $0.expiration = "-1" },
    Row("apns.expiration", .badExpirationDate, "a fraction") { $0.expiration = "1.5" },
    Row("apns.expiration", .badExpirationDate, "empty") { $0.expiration = "" },
    Row("apns.accepted", nil, "priority 1") { $0.priority = "1" },
    Row("apns.priority", .badPriority, "7") { $0.priority = "7" },
    Row("apns.priority", .badPriority, "high") { $0.priority = "high" },
    Row("apns.accepted", nil, "64 bytes") { $0.collapseID = String(repeating: "x", count: 64) },
    Row("apns.collapse-id", .badCollapseID, "65 bytes") { $0.collapseID = String(repeating: "x", count: 65) },
    Row("apns.collapse-id", .badCollapseID, "22 characters of 3 bytes") {
      $0.collapseID = String(repeating: "订", count: 22)
    },
    Row("apns.push-type", .invalidPushType, "unknown") { $0.type = "Alert" },
    Row("apns.accepted", nil, "a topic") { $0.topic = "com.example.app" },
    Row("apns.topic", .badTopic, "empty") { $0.topic = "" },
    Row("apns.topic", .badTopic, "a space") { $0.topic = "com example" },
    Row("apns.topic.suffix", .deviceTokenNotForTopic, "voip without suffix") {
      $0.type = "voip"
      $0.topic = "com.example.app"
    },
    Row("apns.topic.suffix", .deviceTokenNotForTopic, "alert with a suffix") {
      $0.topic = "com.example.app.voip"
    },
    Row("apns.accepted", nil, "voip with its suffix") {
      $0.type = "voip"
      $0.topic = "com.example.app.voip"
    },
    Row("apns.accepted", nil, "widgets with theirs") {
      $0.type = "widgets"
      $0.topic = "com.example.app.push-type.widgets"
    },
    Row("apns.accepted", nil, "mdm takes any topic") {
      $0.type = "mdm"
      $0.topic = "com.apple.mgmt.External.1"
    },
  ]

  @Test(arguments: rows) func header(_ row: Row) {
    var run = APNsRun()
    run.send(APNsRun.hello, row.change)
    #expect(run.refusal == row.refusal)
    #expect(run.rules.contains(row.rule))
    #expect(run.events.filter { $0.isAnswer }.count == 1, "one answer for one request")
  }

  private static func body(_ count: Int) -> String {
    let frame = #"{"aps":{"alert":""}}"#
    return #"{"aps":{"alert":""# + String(repeating: "x", count: count - frame.utf8.count) + #""}}"#
  }

  @Test(arguments: [
    ("alert", 4096, Refusal?.none), ("alert", 4097, .payloadTooLarge), ("voip", 5120, nil),
    ("voip", 5121, .payloadTooLarge), ("background", 4097, .payloadTooLarge),
  ])
  func size(_ type: String, _ count: Int, _ refusal: Refusal?) {
    var run = APNsRun()
    run.send(Self.body(count)) { $0.type = type }
    #expect(run.refusal == refusal)
    #expect(run.rules.contains("apns.payload.size") == (refusal != nil))
  }

  @Test func anEmptyBodyIsPayloadEmpty() {
    var run = APNsRun()
    run.send("")
    #expect(run.refusal == .payloadEmpty)
    #expect(run.rules.last == "apns.payload.empty")
  }

  @Test(arguments: ["{\"aps\":}", "[1]", "\"text\"", "null", "{'a':1}", " "])
  func whatIsNoObjectIsRefusedWithAStandIn(_ body: String) {
    var run = APNsRun()
    run.send(body)
    #expect(run.refusal == .payloadEmpty)
    #expect(run.rules.last == "apns.json")
    #expect(run.events.contains { $0.namesTheFault })
  }

  @Test func withTheSwitchItIsTakenAndDroppedByThePhone() {
    var run = APNsRun()
    run.switches[.unreadableAccepted] = true
    guard case .handedOver(.unreadable(let number)) = run.send("nonsense") else {
      Issue.record("not handed over")
      return
    }
    #expect(number == PushNumber(1))
    #expect(run.refusal == nil)
  }

  @Test func headersAreJudgedBeforeTheBody() {
    var run = APNsRun()
    run.send("") { $0.priority = "3" }
    #expect(run.refusal == .badPriority)
  }

  /// Apple's table of reasons, by status.
  static let statuses: [(Int, [String])] = [
    (
      400,
      [
        "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId", "BadPriority", "BadTopic",
        "DeviceTokenNotForTopic", "DuplicateHeaders", "IdleTimeout", "InvalidPushType",
        "MissingDeviceToken", "MissingTopic", "PayloadEmpty", "TopicDisallowed",
      ]
    ),
    (
      403,
      [
        "BadCertificate", "BadCertificateEnvironment", "ExpiredProviderToken", "Forbidden",
        "InvalidProviderToken", "MissingProviderToken", "UnrelatedKeyIdInToken",
        "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken",
      ]
    ),
    (404, ["BadPath"]), (405, ["MethodNotAllowed"]), (410, ["ExpiredToken", "Unregistered"]),
    (413, ["PayloadTooLarge"]), (429, ["TooManyProviderTokenUpdates", "TooManyRequests"]),
    (500, ["InternalServerError"]), (503, ["ServiceUnavailable", "Shutdown"]),
  ]

  @Test(arguments: statuses) func everyReasonHasItsStatus(_ status: Int, _ reasons: [String]) {
    for reason in reasons { #expect(Refusal(rawValue: reason)?.status == status) }
  }

  @Test func noReasonIsLeftOut() {
    #expect(Set(Self.statuses.flatMap(\.1)) == Set(Refusal.allCases.map(\.rawValue)))
  }
}

extension APNsEvent {
  fileprivate var isAnswer: Bool {
    switch self {
    case .accepted, .refused: true
    default: false
    }
  }

  fileprivate var namesTheFault: Bool {
    switch self {
    case .unreadable, .notAnObject: true
    default: false
    }
  }
}
