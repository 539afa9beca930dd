import Phone
import Testing

@testable import APNs

/// How old a provider token may be, and how often it may change on a connection.
@Suite struct CredentialTests {
  private static let hour: Int64 = 3600

  @Test(arguments: [
    (0, Refusal?.none, "apns.accepted"), (hour, nil, "apns.accepted"),
    (hour + 1, .expiredProviderToken, "apns.auth.expired"), (-hour, nil, "apns.accepted"),
    (-hour - 1, .invalidProviderToken, "apns.auth.future"),
  ])
  func age(_ age: Int64, _ refusal: Refusal?, _ rule: String) {
    var run = APNsRun()
    run.post { [run] in $1.credential = run.credential(age: age) }
    #expect(run.refusal == refusal && run.rules.contains(rule))
  }

  @Test(arguments: [(Int64.min, Refusal.expiredProviderToken), (.max, .invalidProviderToken)])
  func agesBeyondAllReason(_ issuedAt: Int64, _ refusal: Refusal) {
    var run = APNsRun()
    run.post {
      $1.credential = .unchecked(
        ProviderToken(keyID: "K", team: "T", issuedAt: issuedAt, fingerprint: 1))
    }
    #expect(run.refusal == refusal)
  }

  @Test func futureTokenExpiredSwitch() {
    var run = APNsRun()
    run.switches[.futureTokenExpired] = true
    run.post { [run] in $1.credential = run.credential(age: -7200) }
    #expect(run.refusal == .expiredProviderToken && run.rules.contains("apns.auth.future"))
  }

  @Test func keyEnvironmentShortSwitch() {
    var run = APNsRun()
    run.switches[.keyEnvironmentShort] = true
    run.post { [run] in $1.credential = run.credential(scope: KeyScope(environment: .production)) }
    #expect(run.refusal == .badEnvironmentKey && run.rules.contains("apns.auth.environment"))
  }

  @Test func certificateNeedsTopicSwitch() {
    var run = APNsRun()
    run.switches[.certificateNeedsTopic] = true
    run.post { push, wire in
      push.topic = nil
      wire.credential = .certificate(ClientCertificate(name: "com.example.app"))
    }
    #expect(run.refusal == .missingTopic && run.rules.contains("apns.topic.missing"))
  }

  @Test(arguments: [
    ClientCertificate(name: nil), ClientCertificate(name: "a"),
    ClientCertificate(name: nil, topics: ["named", "b"], environment: .production),
    ClientCertificate(name: "nameless", topics: ["c"], environment: .development),
  ])
  func aCertificateIsWrittenAndRead(_ certificate: ClientCertificate) {
    let credential = Credential.certificate(certificate)
    #expect(CredentialText.read(CredentialText.write(credential)) == credential)
    #expect(credential.token == nil)
  }

  @Test(arguments: [["certificate"], ["certificate", "any"], ["certificate", "x", "nameless"]])
  func whatIsNoCertificate(_ words: [String]) { #expect(CredentialText.read(words) == nil) }

  @Test(arguments: CredentialFault.allCases) func whatTheEdgeRefusesIsInvalid(_ fault: CredentialFault) {
    var run = APNsRun()
    run.post { $1.credential = .refused(fault) }
    #expect(run.refusal == .invalidProviderToken && run.rules.contains("apns.auth.\(fault.rawValue)"))
  }

  private static func change(
    _ run: inout APNsRun, to fingerprint: UInt32, key: String = "KEY1234567", team: String = "TEAM123456",
    on connection: Int64 = 1
  ) -> Refusal? {
    run.log.removeAll()
    run.post { [run] in
      $1.credential = run.credential(key: key, team: team, fingerprint: fingerprint)
      $1.connection = connection
    }
    return run.refusal
  }

  @Test func fiveEarlyChangesPassAndTheSixthIsOneTooMany() {
    var run = APNsRun()
    for number in 1...6 { #expect(Self.change(&run, to: UInt32(number)) == nil) }
    #expect(Self.change(&run, to: 7) == .tooManyProviderTokenUpdates)
    #expect(run.rules.contains("apns.auth.updates"))
    #expect(Self.change(&run, to: 7, on: 2) == nil, "another connection begins anew")
    run.at = run.at.after(milliseconds: 20 * 60_000)
    #expect(Self.change(&run, to: 8) == nil, "20 minutes later it is in time")
  }

  @Test func tokenUpdatesStrictSwitch() {
    var run = APNsRun()
    run.switches[.tokenUpdatesStrict] = true
    #expect(Self.change(&run, to: 1) == nil && Self.change(&run, to: 1) == nil)
    #expect(Self.change(&run, to: 2) == .tooManyProviderTokenUpdates)
  }

  @Test func aConnectionBelongsToOneTeam() {
    var run = APNsRun()
    #expect(Self.change(&run, to: 1) == nil)
    #expect(Self.change(&run, to: 2, team: "OTHER12345") == .invalidProviderToken)
    #expect(run.rules.contains("apns.auth.team"))
  }

  @Test func aKeyWithAScopeBindsItsConnection() {
    var run = APNsRun()
    run.post { [run] in $1.credential = run.credential(scope: KeyScope(environment: .development)) }
    #expect(Self.change(&run, to: 2, key: "KEY7654321") == .unrelatedKeyID)
    #expect(run.rules.contains("apns.auth.key"))
    #expect(Self.change(&run, to: 1, on: 2) == nil)
    #expect(Self.change(&run, to: 2, key: "KEY7654321", on: 2) == nil, "team keys may change")
  }

  static let credentials: [Credential] = [
    .missing, .refused(.signature),
    .verified(ProviderToken(keyID: "K,1", team: "T\\", issuedAt: -5, fingerprint: .max)),
    .unchecked(
      ProviderToken(
        keyID: "", team: "t e", issuedAt: 1, fingerprint: 0, scope: KeyScope(environment: nil))),
    .unchecked(
      ProviderToken(
        keyID: "K", team: "T", issuedAt: 1, fingerprint: 0,
        scope: KeyScope(environment: .production, topics: ["com.a", "com.b"]))),
  ]

  @Test(arguments: credentials) func textIsReadBack(_ credential: Credential) {
    #expect(CredentialText.read(CredentialText.write(credential)) == credential)
  }

  @Test(arguments: [
    [], ["missing", "x"], ["refused"], ["refused", "mood"], ["verified"],
    ["verified", "k", "t", "soon", "1"],
    ["verified", "k", "t", "1", "xyz"], ["verified", "k", "t", "1", "1", "staging"], ["sure"],
  ])
  func whatIsNoCredentialIsNone(_ words: [String]) { #expect(CredentialText.read(words) == nil) }
}
