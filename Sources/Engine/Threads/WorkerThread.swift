import Glibc

/// A thread that runs one function and is waited for at the end.
final class WorkerThread: @unchecked Sendable {
  private var thread = pthread_t()

  /// Starts a thread that runs `body`; nil if the system has none to give.
  ///
  /// It takes no signals but those that its own faults raise: the main thread reads all others from a descriptor.
  init?(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(body))
    var old = sigset_t()
    var all = sigset_t()
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &old)
    let code = pthread_create(&thread, nil, Self.entry, box.toOpaque())
    pthread_sigmask(SIG_SETMASK, &old, nil)
    guard code == 0 else {
      box.release()
      return nil
    }
  }

  /// Waits until the function has returned.
  func join() { pthread_join(thread, nil) }

  private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { box in
    guard let box else { return nil }
    Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
