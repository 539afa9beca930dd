import Glibc

/// Gives the terminal back when the process crashes or leaves without closing the screen.
///
/// A signal handler gets no argument of ours and may only use plain memory and plain calls, hence the state that
/// lives outside of any value. It is written before the handlers are set and after they are taken back.
enum CrashGuard {
  private struct State {
    let output: Int32
    var settings: termios
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The real stderr and its stand-in; -1 when it was left alone.
    let stderr: Int32
    let log: Int32
    /// Where in the log this screen's words start.
    let start: Int
    /// What handled each signal before.
    let before: UnsafeMutableBufferPointer<sigaction>
  }

  private nonisolated(unsafe) static var state: UnsafeMutablePointer<State>?
  private nonisolated(unsafe) static var isOnExitList = false
  private static let signals = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]
  private static let stackSize = 1 << 16

  /// From now on a crash sends `bytes` and sets the line as it was.
  static func arm(_ line: TerminalLine, bytes: [UInt8], errors: ErrorCapture?) {
    disarm()
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let next = UnsafeMutablePointer<State>.allocate(capacity: 1)
    next.initialize(
      to: State(
        output: line.output, settings: line.saved, bytes: copy, stderr: errors?.saved ?? -1,
        log: errors?.log ?? -1, start: errors?.start ?? 0, before: .allocate(capacity: signals.count)))
    state = next
    useOwnStack()
    for (index, signal) in signals.enumerated() {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashGuard.crashed($0) }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, next.pointee.before.baseAddress.map { $0 + index })
    }
    if !isOnExitList {
      isOnExitList = true
      atexit { CrashGuard.rescue() }
    }
  }

  static func disarm() {
    guard let armed = state else { return }
    takeBack(armed)
    state = nil
    armed.pointee.before.deallocate()
    armed.pointee.bytes.deallocate()
    armed.deallocate()
  }

  /// What was there before runs next, and in a debug build prints where the crash was.
  private static func crashed(_ signal: Int32) {
    if let armed = state { takeBack(armed) }
    rescue()
    raise(signal)
  }

  private static func takeBack(_ armed: UnsafeMutablePointer<State>) {
    for index in 0..<signals.count {
      sigaction(signals[index], armed.pointee.before.baseAddress.map { $0 + index }, nil)
    }
  }

  private static func rescue() {
    guard let armed = state else { return }
    state = nil
    write(armed.pointee.output, armed.pointee.bytes.baseAddress, armed.pointee.bytes.count)
    tcsetattr(armed.pointee.output, TCSANOW, &armed.pointee.settings)
    guard armed.pointee.stderr >= 0 else { return }
    dup2(armed.pointee.stderr, STDERR_FILENO)
    ErrorCapture.replay(from: armed.pointee.log, start: armed.pointee.start, to: armed.pointee.stderr)
  }

  /// A stack that overflowed has no room for the handler.
  private static func useOwnStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16), ss_flags: 0,
      ss_size: stackSize)
    sigaltstack(&own, nil)
  }
}
