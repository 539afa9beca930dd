import Synchronization

/// Tells listeners that something has changed: once, until somebody has looked.
final class ChangeBell: @unchecked Sendable {
  private let monitor = Monitor()
  private let hasRung = Atomic<Bool>(false)
  private var listeners: [@Sendable () -> Void] = []

  func add(_ listener: @escaping @Sendable () -> Void) {
    monitor.locked { listeners.append(listener) }
  }

  /// Called after a change, outside the engine's lock.
  func ring() {
    guard !hasRung.exchange(true, ordering: .sequentiallyConsistent) else { return }
    for listener in monitor.locked({ listeners }) { listener() }
  }

  /// Called before looking; a change that comes later rings again.
  func rearm() { hasRung.store(false, ordering: .sequentiallyConsistent) }
}
