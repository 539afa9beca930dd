import Journal
import Phone

/// Looks up what happened to old pushes on a thread of its own, since that may take half a second.
///
/// The thread lives as long as there is something to look up. A newer wish takes the place of one that waits.
final class Recaller: @unchecked Sendable {
  private let monitor = Monitor()
  private var wanted: PushNumber?
  private var looking: PushNumber?
  private var found: FetchedTrace?
  private var thread: WorkerThread?

  var fetched: FetchedTrace? { monitor.locked { found } }

  /// Asks for the trace of `push`; `look` finds it and `tell` says that it is there, both on the other thread.
  func fetch(
    _ push: PushNumber, _ look: @escaping @Sendable (PushNumber) -> RecalledTrace?,
    tell: @escaping @Sendable () -> Void
  ) {
    let ended = monitor.locked { () -> WorkerThread?? in
      guard looking != push, wanted != push, found?.push != push else { return nil }
      wanted = push
      guard looking == nil else { return nil }
      looking = push
      return .some(thread)
    }
    guard let ended else { return }
    ended?.join()
    let begun = WorkerThread { [self] in run(look, tell) }
    monitor.locked {
      thread = begun
      if begun == nil { looking = nil }
    }
  }

  /// Waits for a look-up that has begun, and begins no other.
  func close() {
    let last = monitor.locked { () -> WorkerThread? in
      wanted = nil
      defer { thread = nil }
      return thread
    }
    last?.join()
  }

  private func run(_ look: (PushNumber) -> RecalledTrace?, _ tell: () -> Void) {
    while let push = next() {
      let trace = look(push)
      monitor.locked { found = FetchedTrace(push: push, trace: trace) }
      tell()
    }
  }

  private func next() -> PushNumber? {
    monitor.locked {
      looking = wanted
      wanted = nil
      return looking
    }
  }
}
