import Foundation

/// Counts from several threads.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }

  /// Waits, five seconds at most, until it has counted on and `condition` holds.
  func reaches(_ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 5)
    while Date() < end {
      if condition() { return value > 0 }
      Thread.sleep(forTimeInterval: 0.002)
    }
    return false
  }

  var value: Int { lock.withLock { count } }
}
