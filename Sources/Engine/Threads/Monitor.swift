import Glibc
import Phone

/// A lock and the condition that its holder may wait on.
final class Monitor: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Lets go of the lock until somebody signals, or until the wall clock shows `moment`; nil waits for a signal alone.
  func wait(until moment: Instant?) {
    guard let moment else {
      pthread_cond_wait(condition, mutex)
      return
    }
    let (seconds, rest) = moment.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest) * 1000)
    pthread_cond_timedwait(condition, mutex, &deadline)
  }

  func signal() { pthread_cond_signal(condition) }
}
