import CEvent
import CLinux
import Glibc
import Synchronization

/// libevent's loop on a thread of its own. Everything that touches a connection runs there; other threads post work to it.
///
/// Unchecked: `base` and what hangs on it are touched on the loop's thread only, once that thread runs.
final class EventLoop: @unchecked Sendable {
  /// What another thread asks the loop to do.
  typealias Work = @Sendable () -> Void

  let base: OpaquePointer
  private let wake: FileDescriptor
  private let posted = Mutex<[Work]>([])
  private var wakeEvent: OpaquePointer?
  private var thread: pthread_t?

  init() throws(SocketFault) {
    guard let base = event_base_new() else { throw SocketFault.system(ENOMEM, "libevent") }
    let number = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard number >= 0 else {
      event_base_free(base)
      throw SocketFault.system(errno, "eventfd")
    }
    self.base = base
    wake = FileDescriptor(number)
    let context = Unmanaged.passUnretained(self).toOpaque()
    wakeEvent = event_new(
      base, number, Int16(EV_READ | EV_PERSIST), { _, _, me in EventLoop.from(me)?.runPosted() }, context)
    guard let wakeEvent, event_add(wakeEvent, nil) == 0 else {
      throw SocketFault.system(ENOMEM, "libevent")
    }
  }

  deinit {
    if let wakeEvent { event_free(wakeEvent) }
    event_base_free(base)
  }

  /// Runs the loop on a new thread. It takes no signals but those that its own faults raise, so that a crash here
  /// restores the terminal too; the main thread reads all others from a descriptor.
  func start() throws(SocketFault) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let code = pthread_create(&thread, nil, { EventLoop.body($0) }, context)
    guard code == 0 else {
      Unmanaged<EventLoop>.fromOpaque(context).release()
      throw SocketFault.system(code, "pthread_create")
    }
    self.thread = thread
  }

  /// Has `work` run on the loop's thread, in the order of the calls.
  func post(_ work: @escaping Work) {
    let isFirst = posted.withLock { posted in
      posted.append(work)
      return posted.count == 1
    }
    if isFirst { eventfd_write(wake.number, 1) }
  }

  /// Does what is posted, gives what is written a moment to leave, ends the loop and waits for its thread.
  func stop() {
    guard let thread else { return }
    post {
      var moment = timeval(tv_sec: 0, tv_usec: 50_000)
      event_base_loopexit(self.base, &moment)
    }
    pthread_join(thread, nil)
    self.thread = nil
  }

  private func runPosted() {
    var count: eventfd_t = 0
    eventfd_read(wake.number, &count)
    let work = posted.withLock { posted in
      defer { posted = [] }
      return posted
    }
    for work in work { work() }
  }

  private static func body(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let loop = Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue()
    event_base_dispatch(loop.base)
    return nil
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> EventLoop? {
    context.map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
  }
}
