import Phone
import Words

/// What APNs remembers of a connection: its provider token, and how often that changed.
///
/// Apple, Establishing a token-based connection to APNs, and Handling notification responses from APNs.
struct ConnectionLedger: Codable, Sendable {
  /// One connection.
  private struct Line: Codable {
    var connection: Int64
    var keyID: String
    var team: String
    var isScoped: Bool
    var fingerprint: UInt32
    /// When the present token was first seen.
    var since: Instant
    /// Tokens that came too early.
    var early = 0
  }

  /// Connections that are remembered; the one that was opened first is forgotten first.
  static let memory = 256
  /// How old a token may be, and how far ahead of APNs' clock, in microseconds.
  static let longestAge: Int64 = 3_600_000_000
  /// The time for which a token is to be used at least, in microseconds.
  static let shortestUse: Int64 = 20 * 60_000_000
  /// Early changes that are let through, as somebody saw them pass.
  static let patience = 5

  private var lines: [Line] = []

  /// Judges the credential of a request by itself, and beside what came by the same connection.
  ///
  /// - Returns: whether the connection has another provider token than before, and too soon.
  mutating func judge(
    _ wire: WireRequest, in environment: APNsEnvironment?, at moment: Instant, _ switches: RuleSwitches
  ) throws(RequestFault) -> Bool {
    guard let credential = wire.credential else { return false }
    if let certificate = credential.certificate {
      try Self.judge(certificate, in: environment)
      return false
    }
    let token = try Self.token(of: credential)
    try Self.age(of: token, at: moment, switches)
    if let wanted = token.scope?.environment, let environment, wanted != environment {
      let refusal: Refusal = switches[.keyEnvironmentShort] ? .badEnvironmentKey : .badEnvironmentKeyID
      throw RequestFault(refusal: refusal, rule: "apns.auth.environment")
    }
    guard let connection = wire.connection else { return false }
    return try use(token, on: connection, at: moment, switches)
  }

  /// A certificate stands for the whole connection, and `authorization` is not looked at beside it.
  private static func judge(
    _ certificate: ClientCertificate, in environment: APNsEnvironment?
  ) throws(RequestFault) {
    if certificate.name == nil, certificate.topics.isEmpty {
      throw RequestFault(refusal: .badCertificate, rule: "apns.certificate.topics")
    }
    if let wanted = certificate.environment, let environment, wanted != environment {
      throw RequestFault(refusal: .badCertificateEnvironment, rule: "apns.certificate.environment")
    }
  }

  private static func token(of credential: Credential) throws(RequestFault) -> ProviderToken {
    switch credential {
    case .verified(let token), .unchecked(let token): return token
    case .missing, .certificate:
      throw RequestFault(refusal: .missingProviderToken, rule: "apns.auth.missing")
    case .refused(let fault):
      throw RequestFault(refusal: .invalidProviderToken, rule: RuleID("apns.auth.\(fault.rawValue)"))
    }
  }

  private static func age(
    of token: ProviderToken, at moment: Instant, _ switches: RuleSwitches
  ) throws(RequestFault) {
    let (issued, overflow) = token.issuedAt.multipliedReportingOverflow(by: 1_000_000)
    let isAhead =
      overflow ? token.issuedAt > 0 : issued > moment.moved(byMicroseconds: longestAge).microseconds
    if isAhead {
      let refusal: Refusal = switches[.futureTokenExpired] ? .expiredProviderToken : .invalidProviderToken
      throw RequestFault(refusal: refusal, rule: "apns.auth.future")
    }
    if overflow || issued < moment.moved(byMicroseconds: -longestAge).microseconds {
      throw RequestFault(refusal: .expiredProviderToken, rule: "apns.auth.expired")
    }
  }

  private mutating func use(
    _ token: ProviderToken, on connection: Int64, at moment: Instant, _ switches: RuleSwitches
  ) throws(RequestFault) -> Bool {
    guard let index = lines.lastIndex(where: { $0.connection == connection }) else {
      if lines.count == Self.memory { lines.removeFirst() }
      lines.append(
        Line(
          connection: connection, keyID: token.keyID, team: token.team, isScoped: token.scope != nil,
          fingerprint: token.fingerprint, since: moment))
      return false
    }
    let line = lines[index]
    if line.fingerprint == token.fingerprint { return false }
    if line.team != token.team {
      throw RequestFault(refusal: .invalidProviderToken, rule: "apns.auth.team")
    }
    if line.keyID != token.keyID, line.isScoped || token.scope != nil {
      throw RequestFault(refusal: .unrelatedKeyID, rule: "apns.auth.key")
    }
    let isEarly = moment < line.since.moved(byMicroseconds: Self.shortestUse)
    if isEarly {
      lines[index].early += 1
      if lines[index].early > (switches[.tokenUpdatesStrict] ? 0 : Self.patience) {
        throw RequestFault(refusal: .tooManyProviderTokenUpdates, rule: "apns.auth.updates")
      }
    } else {
      lines[index].early = 0
    }
    lines[index].fingerprint = token.fingerprint
    lines[index].since = moment
    return isEarly
  }
}
