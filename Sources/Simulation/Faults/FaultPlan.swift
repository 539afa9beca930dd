import Language
import Phone

/// What goes wrong at the services and on the way to them, on demand.
public struct FaultPlan: Hashable, Codable, Sendable {
  /// One answer, and how often it is given.
  public struct Refusals: Hashable, Codable, Sendable {
    /// The answer.
    public let reason: FaultReason
    /// How often.
    public let share: FaultShare
  }

  /// Answers that are given whatever a request says.
  public internal(set) var refusals: [Refusals] = []
  /// How many pushes are taken and then lost.
  public internal(set) var lost = FaultShare.none
  /// Microseconds that an answer waits.
  public internal(set) var latency: Int64 = 0
  /// Whether requests are taken and never answered.
  public internal(set) var isHanging = false
  /// Whether connections go silent.
  public internal(set) var isCut = false
  /// Connections that end all the time.
  public internal(set) var goAway: GoAwayFault?
  /// Streams at once on a connection; nil leaves the server's own number.
  public internal(set) var streams: Int?

  /// Nothing goes wrong.
  public init() {}

  /// Whether nothing goes wrong.
  public var isQuiet: Bool {
    refusals.isEmpty && lost == .none && latency == 0 && !isHanging && !isCut && goAway == nil
      && streams == nil
  }

  /// The faults as commands write them, without `fault`.
  public var texts: [String] {
    var texts = refusals.map { "\($0.reason.name) \($0.share.text)" }
    if lost > .none { texts.append("lose-push \(lost.text)") }
    if latency > 0 { texts.append("latency \(Span.write(latency))") }
    if isHanging { texts.append("hang") }
    if isCut { texts.append("cut") }
    if let goAway {
      let end = goAway.lastDone == goAway.every ? "" : " last-done \(goAway.lastDone)"
      texts.append("goaway every \(goAway.every)" + end)
    }
    if let streams { texts.append("streams \(streams)") }
    return texts
  }

  /// What befalls a request to the service that answers with reasons that `isOwn`.
  ///
  /// - Parameter dice: 64 bits by chance.
  public func strike(dice: UInt64, _ isOwn: (FaultReason) -> Bool) -> Strike<FaultReason>? {
    let roll = Int(dice & 0xFFFF_FFFF) % 10_000
    var sum = 0
    for entry in refusals where isOwn(entry.reason) {
      sum += entry.share.hundredths
      if roll < sum { return .refuse(entry.reason) }
    }
    return Int(dice >> 32) % 10_000 < lost.hundredths ? .lose : nil
  }

  /// Gives `reason` to `share` of all requests from now on; to none, and it is as if it had never been.
  mutating func set(_ reason: FaultReason, _ share: FaultShare) {
    refusals.removeAll { $0.reason == reason }
    if share > .none { refusals.append(Refusals(reason: reason, share: share)) }
  }
}
