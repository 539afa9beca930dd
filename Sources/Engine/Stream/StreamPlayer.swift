import Phone

/// Tells how many pushes of the stream are due, and when the next one is.
struct StreamPlayer {
  private(set) var status: StreamStatus
  private let rhythm: StreamRhythm
  /// Since when the present rate has been played, and how many pushes it has given.
  private var anchor: Instant
  private var given: Int64 = 0
  private var lastBatch: Instant
  private var mayGiveWay = true
  /// When the next push at a person's pace is due.
  private var next: Instant

  /// Faster rates come in batches, one each 5 ms.
  private static let tick: Int64 = 5_000
  /// After a longer stall, what was missed stays missed.
  private static let patience: Int64 = 500_000

  init(_ status: StreamStatus, identifiers: Identifiers, at now: Instant) {
    self.status = status
    rhythm = StreamRhythm(identifiers: identifiers)
    anchor = now
    lastBatch = now
    next = now.moved(byMicroseconds: rhythm.pause(before: 1))
  }

  /// When it wants to be asked next; nil while it does not play.
  var nextDue: Instant? {
    guard status.mode == .playing else { return nil }
    guard let rate = status.rate else { return next }
    let wanted = anchor.moved(byMicroseconds: (given + 1) * 1_000_000 / Int64(rate))
    return max(wanted, lastBatch.moved(byMicroseconds: Self.tick))
  }

  mutating func obey(_ command: StreamCommand, at now: Instant) {
    switch command {
    case .on: status.mode = .playing
    case .off: status.mode = .off
    case .pause: if status.mode == .playing { status.mode = .paused }
    case .rate(let rate):
      status.rate = rate
      status.mode = .playing
    }
    begin(at: now)
  }

  /// A push comes from outside: the first one after the stream began ends it, and whoever then has it play on wants
  /// both.
  mutating func giveWay() {
    guard mayGiveWay else { return }
    mayGiveWay = false
    if status.mode != .off { status.mode = .gaveWay }
  }

  /// The session begins anew.
  mutating func reset() { mayGiveWay = true }
  /// Takes the places of the pushes that are due at `now`, at most `limit` at once.
  mutating func take(at now: Instant, limit: Int) -> Range<Int> {
    guard let due = nextDue, due <= now else { return 0..<0 }
    let first = status.sent + 1
    if first == 1 { mayGiveWay = true }
    let count = status.rate.map { takeBatch(at: now, rate: Int64($0), limit: Int64(limit)) } ?? 1
    status.sent += count
    lastBatch = now
    if status.rate == nil { next = now.moved(byMicroseconds: rhythm.pause(before: status.sent + 1)) }
    return first..<(first + count)
  }

  private mutating func takeBatch(at now: Instant, rate: Int64, limit: Int64) -> Int {
    var missing = (now.microseconds - anchor.microseconds) * rate / 1_000_000 - given
    if missing * 1_000_000 > Self.patience * rate + 1_000_000 {
      begin(at: now)
      missing = 1
    }
    let taken = max(1, min(missing, limit))
    given += taken
    return Int(taken)
  }

  private mutating func begin(at now: Instant) {
    anchor = now
    given = 0
    if next < now { next = now.moved(byMicroseconds: rhythm.pause(before: status.sent + 1)) }
  }
}
