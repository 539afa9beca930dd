import Synchronization

/// Carries "something has changed" from any thread to the loop, many rings as one.
///
/// Unchecked: `call` runs on the loop's thread only.
final class LoopNotice: @unchecked Sendable {
  private let loop: EventLoop
  private let call: () -> Void
  private let isOnItsWay = Atomic<Bool>(false)

  init(_ loop: EventLoop, _ call: @escaping () -> Void) {
    self.loop = loop
    self.call = call
  }

  func ring() {
    guard !isOnItsWay.exchange(true, ordering: .sequentiallyConsistent) else { return }
    loop.post {
      self.isOnItsWay.store(false, ordering: .sequentiallyConsistent)
      self.call()
    }
  }
}
