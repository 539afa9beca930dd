import CLinux
import Glibc

/// Waits for input, wakers, the timer and signals at once, on the thread that calls it.
///
/// Nothing wakes it while nothing happens.
public final class EventLoop {
  /// Wakes this loop.
  public let waker: Waker
  let decoder: InputDecoder

  private let input: Int32
  private let timer: Int32
  private let signals: Int32
  private var files: FileWatch?
  private var deadline: Int64?
  private var hasEnded = false
  private var input4K = [UInt8](repeating: 0, count: 4096)

  /// A loop that reads the terminal `input`; `Signals.block()` comes first.
  public init(input: Int32 = STDIN_FILENO) throws(TerminalError) {
    guard let decoder = InputDecoder() else { throw .system(call: "termkey_new", number: ENOMEM) }
    self.input = input
    self.decoder = decoder
    waker = try Waker()
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard timer >= 0 else { throw .system(call: "timerfd_create", number: errno) }
    var set = Signals.set(of: Signals.read)
    signals = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard signals >= 0 else {
      let number = errno
      close(timer)
      throw .system(call: "signalfd", number: number)
    }
  }

  deinit {
    close(timer)
    close(signals)
  }

  /// The time that timers go by: microseconds since the machine started.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }

  /// Makes `wait` return a `.timer` at that time, in microseconds of `now`; nothing takes the timer back.
  public func setTimer(at time: Int64?) {
    var setting = itimerspec()
    if let time {
      // All zeros would take the timer back.
      let time = max(1, time)
      setting.it_value = timespec(tv_sec: Int(time / 1_000_000), tv_nsec: Int(time % 1_000_000) * 1000)
    }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// Makes `wait` return a `.filesChanged` when one of these files of `folder` is written, in place of those that were
  /// watched before.
  public func watch(folder: String, names: Set<String>) throws(TerminalError) {
    let watch: FileWatch
    if let files { watch = files } else { watch = try FileWatch() }
    files = watch
    try watch.watch(folder: folder, names: names)
  }

  /// Waits until something happens and adds all that has happened to `events`, so that one frame shows it.
  public func wait(into events: inout [LoopEvent]) {
    let before = events.count
    while events.count == before { step(&events) }
  }

  // MARK: - One poll

  private func step(_ events: inout [LoopEvent]) {
    // A terminal that is gone stays readable; it is left out, or the loop would spin.
    let descriptors = [
      hasEnded ? -1 : input, waker.descriptor, timer, signals, files?.descriptor ?? -1,
    ]
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&polled, nfds_t(polled.count), timeout())
    if ready < 0 { return }
    if ready == 0 { return forceInput(&events) }
    if polled[3].revents != 0 { readSignals(&events) }
    if polled[0].revents != 0 { readInput(&events) }
    if polled[1].revents != 0 {
      waker.clear()
      events.append(.woken)
    }
    if polled[4].revents != 0, files?.clear() == true { events.append(.filesChanged) }
    if polled[2].revents != 0 {
      var count: UInt64 = 0
      read(timer, &count, MemoryLayout<UInt64>.size)
      events.append(.timer)
    }
  }

  /// Milliseconds until an open key sequence counts as it stands; -1 is for ever.
  private func timeout() -> Int32 {
    guard let patience = decoder.patience else {
      deadline = nil
      return -1
    }
    let due = deadline ?? Self.now + Int64(patience) * 1000
    deadline = due
    return Int32(clamping: max(0, (due - Self.now + 999) / 1000))
  }

  private func forceInput(_ events: inout [LoopEvent]) {
    var keys: [InputEvent] = []
    decoder.force(into: &keys)
    events += keys.map(LoopEvent.input)
  }

  /// Reads until the terminal has no more; the descriptor stays blocking, as the shell shares it.
  private func readInput(_ events: inout [LoopEvent]) {
    var keys: [InputEvent] = []
    defer { events += keys.map(LoopEvent.input) + (hasEnded ? [.endOfInput] : []) }
    while true {
      let count = read(input, &input4K, input4K.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        decoder.force(into: &keys)
        hasEnded = true
        return
      }
      decoder.feed(input4K[..<count], into: &keys)
      deadline = nil
      var more = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&more, 1, 0) > 0 else { return }
    }
  }

  private func readSignals(_ events: inout [LoopEvent]) {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(signals, &information, size) == size {
      switch Int32(bitPattern: information.ssi_signo) {
      case SIGINT: events.append(.signal(.interrupt))
      case SIGTERM: events.append(.signal(.terminate))
      case SIGHUP: events.append(.signal(.hangup))
      case SIGTSTP: events.append(.signal(.suspend))
      case SIGWINCH: if let size = Size(ofTerminal: input) { events.append(.input(.resize(size))) }
      default: break
      }
    }
  }
}
