import Foundation
import Phone

/// A clock that a test sets.
final class TestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var moment = Instant(microseconds: 1_700_000_000_000_000)

  var now: Instant { lock.withLock { moment } }

  func pass(microseconds: Int64) {
    lock.withLock { moment = moment.moved(byMicroseconds: microseconds) }
  }
}
