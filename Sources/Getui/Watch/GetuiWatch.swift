import Phone

/// Watches what a backend makes of the service's answers (docs.getui.com, REST v2, token; return codes).
struct GetuiWatch: Codable, Sendable {
  /// How long a backend waits before it sends a request again that the service had no time for, in microseconds. The
  /// vendor gives no number.
  static let pauseWhenBusy: Int64 = 1_000_000
  /// Tokens for one call each, one after the other, that are no accident any more.
  static let shortTokens = 3

  private var limits = PauseBook<LimitedCalls>()
  private var failures = PauseBook<Fingerprint>()
  private var refusedTokens = RecentKeys<GetuiCredential>()
  private var void = RecentKeys<String>()
  /// Calls that the newest token was good for; nil before the first.
  private var calls: Int?
  private var shortOnes = 0

  /// A request came in: what is to be said of the client that sent it.
  mutating func take(_ request: GetuiRequest, at moment: Instant) -> [GetuiWarning] {
    var warnings: [GetuiWarning] = []
    // Every one of them is taken out, also behind one that is too soon.
    let tooSoon = LimitedCalls.all(of: request.path).map { limits.take($0, at: moment) }
    if tooSoon.contains(true) { warnings.append(.limited) }
    if failures.take(request.fingerprint, at: moment) { warnings.append(.retriedSoon) }
    return warnings
  }

  /// The request was refused with `code`; `unknown` are the cids in it that are no client's.
  mutating func refused(
    _ request: GetuiRequest, _ code: RESTCode, unknown: [String], at moment: Instant
  ) -> [GetuiWarning] {
    if let calls = LimitedCalls(code, path: request.path), let limit = code.limit {
      limits.pause(calls, until: QuotaBook.end(of: limit, at: moment))
    }
    switch code {
    case .starting, .reportsBusy:
      failures.pause(request.fingerprint, until: moment.moved(byMicroseconds: Self.pauseWhenBusy))
    case .tokenInvalid where request.credential != .none:
      if refusedTokens.note(request.credential) { return [.refusedToken] }
    default: break
    }
    let isKnown = unknown.map { void.note($0) }.contains(true)
    return isKnown ? [.voidClient] : []
  }

  /// The service gave out a token.
  mutating func gaveToken() -> [GetuiWarning] {
    if let calls, calls > 0 { shortOnes = calls == 1 ? shortOnes + 1 : 0 }
    calls = 0
    refusedTokens.forget(.unknownToken)
    return shortOnes + 1 >= Self.shortTokens ? [.freshToken] : []
  }

  /// A call with a token was taken.
  mutating func usedToken() { calls = calls.map { $0 + 1 } }
}

extension GetuiRequest {
  /// Its path without the query.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// Tells it from every other request.
  fileprivate var fingerprint: Fingerprint { Fingerprint(method: method, target: target, body: body) }
}
