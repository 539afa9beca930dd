/// Says when the next frame may be drawn: at most 60 a second, and a key never waits behind pushes.
///
/// A frame costs a token; 60 come back each second. What the engine changes leaves one token over, so that a key finds
/// it there.
struct FramePacer {
  private static let most = 4.0
  /// Microseconds in which a token comes back.
  private static let interval: Int64 = 1_000_000 / 60

  private var tokens = most
  private var refilled: Int64

  /// A pacer that has been idle; times are microseconds of one clock.
  init(at now: Int64) { refilled = now }

  /// The moment from which a frame may be drawn; `now` or before, if at once.
  mutating func slot(at now: Int64, forKey: Bool) -> Int64 {
    refill(now)
    let needed = forKey ? 1.0 : 2.0
    return tokens >= needed ? now : now + Int64((needed - tokens) * Double(Self.interval)) + 1
  }

  /// A frame was drawn.
  mutating func spend(at now: Int64) {
    refill(now)
    tokens = max(0, tokens - 1)
  }

  private mutating func refill(_ now: Int64) {
    tokens = min(Self.most, tokens + Double(max(0, now - refilled)) / Double(Self.interval))
    refilled = now
  }
}
