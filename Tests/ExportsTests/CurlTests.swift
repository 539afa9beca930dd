import APNs
import Foundation
import Getui
import JPush
import Payload
import Phone
import Simulation
import Testing
import Words

@testable import Exports
@testable import Journal

@Suite struct CurlTests {
  private static let now = Instant(microseconds: 1_700_000_000_000_000)
  private static let token = String(repeating: "ab", count: 32)

  private static let facts: ExportFacts = {
    var facts = ExportFacts(bundleID: "com.example.demo", now: now, token: { _ in token })
    facts.ports.certificate = "/it's here/cert.pem"
    (facts.ports.apns, facts.ports.http) = (1, 2)
    return facts
  }()

  /// The words as a shell takes them apart.
  private static func words(_ line: String) throws -> [String] {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let stubs = [
      #"curl() { printf '%s\0' "$@"; }"#, "date() { echo 1700000000; }", "perl() { cat; }",
      #"openssl() { if [ "$1" = base64 ]; then base64 | tr -d '\n'; else cat; fi; }"#,
    ]
    shell.arguments = ["-c", (stubs + [line]).joined(separator: "; ")]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func exchange(
    _ fields: [(String, String)], _ body: String, code: String? = nil, target: String = "/3/device/\(token)",
    port: ExchangePort = .apns, method: String = "POST"
  ) -> Exchange {
    Exchange(
      at: now, port: port,
      request: HTTPRequest(
        method: method, target: target, fields: fields.map { HTTPField($0.0, $0.1) }, body: Array(body.utf8)),
      reply: HTTPReply(
        status: code == nil ? 200 : 400, body: code.map { Array(#"{"reason":"\#($0)"}"#.utf8) } ?? []),
      rule: nil)
  }

  private static func push(_ credential: Credential?) -> WorldCommand {
    var push = APNsPush(body: [])
    push.route = .wire(WireRequest(token: token, credential: credential))
    return .apns(PhoneNumber(1), .push(push))
  }

  private static func line(_ push: ExportedPush) throws -> String {
    String(decoding: try push.text(as: .curl, facts), as: UTF8.self)
  }

  @Test func everyByteOfARequestComesThroughAShell() throws {
    let body = "{\"a\":\"it's $HOME `x` \\\"q\\\" 订单\\n\"}"
    let exchange = Self.exchange(
      [
        (":authority", "localhost"), ("apns-topic", "com.example.demo"), ("x-odd", "a'b$c"), ("x-empty", ""),
        ("content-length", "3"), ("user-agent", "x"), ("authorization", "bearer …"),
      ], body)
    let words = try Self.words(Self.line(ExportedPush(nil, exchange, Self.push(.missing))))
    #expect(
      words == [
        "-sS", "-i", "--http2", "--cacert", "/it's here/cert.pem", "-H", "apns-topic: com.example.demo", "-H",
        "x-odd: a'b$c", "-H", "x-empty;", "-H", "content-type:", "--data-raw", body,
        "https://localhost:1/3/device/\(Self.token)",
      ])
  }

  @Test(arguments: ["a\nb", "{\r\n  \"a\": \"100% it's \\\\n\"\n}\n", "-e\n%d"])
  func linesOfABodyStayOneLine(_ body: String) throws {
    let line = try Self.line(ExportedPush(nil, Self.exchange([("content-type", "x")], body), nil))
    #expect(!line.contains { $0.isNewline })
    let printed = try #require(line.range(of: " | curl")).lowerBound
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", String(line[..<printed])]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == body)
    shell.waitUntilExit()
  }

  @Test func bytesThatNoArgumentHoldsGoThroughAPipe() throws {
    var exchange = Self.exchange([("content-type", "x")], "")
    exchange.request = HTTPRequest(
      method: "PUT", target: "/v3/x", fields: exchange.request.fields, body: [0, 255, 10])
    let line = try Self.line(ExportedPush(nil, exchange, nil))
    #expect(line.hasPrefix("printf %s AP8K | base64 -d | curl "))
    #expect(line.contains("-X PUT"))
    #expect(line.contains("--data-binary @-"))
  }

  @Test(arguments: [
    (Credential.missing, nil, nil), (.refused(.unreadable), nil, "bearer x"),
    (.unchecked(ProviderToken(keyID: "K", team: "T", issuedAt: 5, fingerprint: 1)), nil, "1700000000"),
    (
      .unchecked(ProviderToken(keyID: "K", team: "T", issuedAt: 5, fingerprint: 1)), "ExpiredProviderToken",
      #""iat":5"#
    ),
    (.verified(ProviderToken(keyID: "K", team: "T", issuedAt: 5, fingerprint: 1)), "BadTopic", "1700000000"),
  ])
  func theTokenIsMadeAnew(_ credential: Credential, _ code: String?, _ expected: String?) throws {
    let exchange = Self.exchange([("authorization", "bearer …")], "{}", code: code)
    let line = try Self.line(ExportedPush(nil, exchange, Self.push(credential)))
    if case .verified = credential {
      #expect(try Self.words(line).isEmpty, "nothing is sent where the key is not named")
    }
    let words = try Self.words("APNS_KEY=key.p8; " + line)
    let field = words.first { $0.hasPrefix("authorization: ") }
    guard let expected else {
      #expect(field == nil)
      return
    }
    let value = try #require(field?.dropFirst("authorization: ".count))
    if expected == "bearer x" {
      #expect(value == "bearer x")
      return
    }
    let claims = value.split(separator: ".")[1].replacing("-", with: "+").replacing("_", with: "/")
    let padded = String(claims) + String(repeating: "=", count: (4 - claims.count % 4) % 4)
    let text = String(decoding: try #require(Data(base64Encoded: padded)), as: UTF8.self)
    #expect(text.contains(expected) && text.contains(#""iss":"T""#), "\(text)")
  }

  @Test func theHostsNameStaysWhereItMeansSomething() throws {
    for (host, expected) in [
      ("api.sandbox.push.apple.com", "host: api.sandbox.push.apple.com"), ("localhost:2197", nil),
    ] {
      let exchange = Self.exchange([(":authority", host)], "{}")
      let words = try Self.words(Self.line(ExportedPush(nil, exchange, Self.push(.missing))))
      #expect(words.first { $0.hasPrefix("host:") } == expected)
    }
  }

  @Test func jpushIsToldTheKeyAndTheSecretOfTheEnvironment() throws {
    let request = JPushRequest(
      method: "POST", target: "/v3/push", body: Array("{}".utf8), credential: .unchecked(key: "k'1"))
    let exchange = Self.exchange(
      [("authorization", "Basic …"), ("content-type", "application/json")], "{}", target: "/v3/push",
      port: .http)
    let words = try Self.words(
      "MASTER_SECRET=s; " + Self.line(ExportedPush(nil, exchange, .jpushService(.request(request)))))
    #expect(
      words == [
        "-sS", "-i", "-u", "k'1:s", "-H", "content-type: application/json", "--data-raw", "{}",
        "http://127.0.0.1:2/v3/push",
      ])
  }

  @Test func getuiIsAskedForATokenOnTheWay() throws {
    let request = GetuiRequest(method: "GET", target: "/v2/app1/report/x", body: [], credential: .token(3))
    let line = try Self.line(ExportedPush(nil, nil, .getuiService(.request(request))))
    #expect(line.contains("'http://127.0.0.1:2/v2/app1/auth'"))
    #expect(line.contains("-X GET") && !line.contains("--data-raw"))
    let words = try Self.words(line)
    #expect(words.last == "http://127.0.0.1:2/v2/app1/report/x")
    #expect(words.contains { $0.hasPrefix("token: ") })
  }

  @Test func aPushThatCameAnotherWayGoesToThePhonesToken() throws {
    var push = APNsPush(body: Array(#"{"aps":{}}"#.utf8))
    push.collapseID = "c"
    let words = try Self.words(Self.line(ExportedPush(nil, nil, .apns(PhoneNumber(1), .push(push)))))
    #expect(words.contains("apns-topic: com.example.demo") && words.contains("apns-collapse-id: c"))
    #expect(words.contains { $0.hasPrefix("authorization: bearer ") })
    #expect(words.last == "https://localhost:1/3/device/\(Self.token)")
  }

  @Test(arguments: [
    ([], "push"), (["world.adopt"], "push\nadopt"), (["world.adopt.itself"], "set adopt on\npush"),
  ])
  func aSceneAdoptsWhatWasAdopted(_ notes: [RuleID], _ expected: String) throws {
    var arrival = Arrival(
      number: PushNumber(2), phone: PhoneNumber(1), at: Self.now, kind: .notification, origin: .outside,
      vendor: "apns", source: "", title: "", subtitle: "", body: "", appState: .foreground, payload: [])
    arrival.notes = notes
    let command = Self.push(.missing)
    let text = try ExportedPush(arrival, nil, command).text(as: .scene, Self.facts)
    let line = WorldText.print(command)
    #expect(String(decoding: text, as: UTF8.self) == expected.replacing("push", with: line))
  }

  @Test func whatIsNoRequestHasNoLine() {
    #expect(throws: ExportRefusal.noRequest) {
      try ExportedPush(nil, nil, .phone(PhoneNumber(1), .appKill)).text(as: .curl, Self.facts)
    }
    #expect(throws: ExportRefusal.forgotten) { try ExportedPush(nil, nil, nil).text(as: .scene, Self.facts) }
    #expect(throws: ExportRefusal.noPayload) { try ExportedPush(nil, nil, nil).text(as: .apns, Self.facts) }
    #expect(throws: ExportRefusal.notOfOne) { try ExportedPush(nil, nil, nil).text(as: .csv, Self.facts) }
  }
}
