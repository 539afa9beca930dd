import Phone

/// Watches what a backend makes of the service's answers (docs.jiguang.cn, REST API v3, rate limits; push API v3, cid).
struct JPushWatch: Codable, Sendable {
  /// How long a backend waits before it sends a request again that the service failed at, in microseconds. The vendor
  /// gives no number.
  static let pauseAfterError: Int64 = 1_000_000

  private var limits = PauseBook<RequestFamily>()
  private var failures = PauseBook<Fingerprint>()
  /// Pushes without a `cid` of which a backend cannot know whether they went out.
  private var uncertain = RecentKeys<Fingerprint>()
  private var void = RecentKeys<String>()

  /// A request came in: what is to be said of the client that sent it.
  mutating func take(_ request: JPushRequest, _ family: RequestFamily, at moment: Instant) -> [JPushWarning] {
    var warnings: [JPushWarning] = []
    if limits.take(family, at: moment) { warnings.append(.limited) }
    let fingerprint = request.fingerprint
    if failures.take(fingerprint, at: moment) { warnings.append(.retriedSoon) }
    if uncertain.contains(fingerprint) { warnings.append(.retriedWithoutCID) }
    return warnings
  }

  /// The request was refused with `reply`; `unknown` are the registration IDs in it that are no device's.
  mutating func refused(
    _ request: JPushRequest, _ family: RequestFamily, _ reply: JPushReply, unknown: [String],
    at moment: Instant
  ) -> [JPushWarning] {
    if reply.code == .tooOften, let rate = reply.rate {
      limits.pause(family, until: moment.after(milliseconds: Int64(rate.reset) * 1000))
    }
    if reply.status >= 500 {
      failures.pause(request.fingerprint, until: moment.moved(byMicroseconds: Self.pauseAfterError))
      if request.sendsWithoutCID { _ = uncertain.note(request.fingerprint) }
    }
    // Each is noted, also behind one that is known.
    let isKnown = unknown.map { void.note($0) }.contains(true)
    return isKnown ? [.voidID] : []
  }

  /// The request was taken: whatever came before it, nothing about it is uncertain any more.
  mutating func taken(_ request: JPushRequest) { uncertain.forget(request.fingerprint) }
}

extension JPushRequest {
  /// Tells it from every other request.
  fileprivate var fingerprint: Fingerprint { Fingerprint(method: method, target: target, body: body) }

  /// Whether it is a push that the service cannot tell from a second one.
  fileprivate var sendsWithoutCID: Bool {
    guard let endpoint = try? endpoint(), endpoint == .push || endpoint == .groupPush,
      let push = try? PushObject(body).read()
    else { return false }
    return push.cid == nil
  }
}
