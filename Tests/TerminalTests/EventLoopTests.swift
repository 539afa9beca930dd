import Foundation
import Testing

@testable import Terminal

/// Raw bytes, as a loop without a screen would otherwise wait for Enter.
@Suite struct EventLoopTests {
  private let terminal: PseudoTerminal
  private let loop: EventLoop

  init() throws {
    terminal = try #require(PseudoTerminal())
    try TerminalLine(input: terminal.line, output: terminal.line).makeRaw()
    loop = try EventLoop(input: terminal.line)
  }

  private func next() -> [LoopEvent] {
    var events: [LoopEvent] = []
    loop.wait(into: &events)
    return events
  }

  @Test func allThatWasTypedComesAtOnce() {
    terminal.type("a\u{1B}[Bb")
    #expect(next() == [.input(.text("a")), .input(.key(.down, [])), .input(.text("b"))])
  }

  @Test func moreThanOneReadfulComesAtOnce() {
    terminal.type(String(repeating: "x", count: 3000))
    terminal.type(String(repeating: "y", count: 1000))
    var events: [LoopEvent] = []
    while events.count < 4000 { loop.wait(into: &events) }
    #expect(events.filter { $0 == .input(.text("y")) }.count == 1000)
  }

  @Test func escapeComesWithin25Milliseconds() {
    terminal.type("\u{1B}")
    let start = EventLoop.now
    #expect(next() == [.input(.key(.escape, []))])
    // The machine may be busy; what counts is that it is no human wait.
    #expect(EventLoop.now - start >= 15_000)
    #expect(EventLoop.now - start < 200_000)
  }

  @Test func wakersCountAsOne() {
    let waker = loop.waker
    let thread = Thread { for _ in 0..<5 { waker.wake() } }
    thread.start()
    while !thread.isFinished { usleep(100) }
    #expect(next() == [.woken])
    loop.setTimer(at: EventLoop.now)
    #expect(next() == [.timer])
  }

  @Test func aTimerComesOnceAtItsTime() {
    let due = EventLoop.now + 20_000
    loop.setTimer(at: due)
    #expect(next() == [.timer])
    #expect(EventLoop.now >= due)
  }

  @Test func aTimerCanBeTakenBack() {
    loop.setTimer(at: EventLoop.now + 1000)
    loop.setTimer(at: nil)
    usleep(5000)
    loop.waker.wake()
    #expect(next() == [.woken])
  }

  @Test func aTimeThatHasPassedComesAtOnce() {
    loop.setTimer(at: -5)
    #expect(next() == [.timer])
  }

  @Test func aTerminalThatIsGoneEndsTheInputOnce() {
    terminal.type("z")
    #expect(next() == [.input(.text("z"))])
    terminal.hangUp()
    #expect(next() == [.endOfInput])
    loop.waker.wake()
    #expect(next() == [.woken])
  }

  @Test(arguments: [
    (SIGINT, SignalKind.interrupt), (SIGTERM, .terminate), (SIGHUP, .hangup), (SIGTSTP, .suspend),
  ])
  func aSignalIsAnEvent(_ signal: Int32, _ kind: SignalKind) throws {
    var (all, before) = (Signals.set(of: Signals.read), sigset_t())
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    raise(signal)
    #expect(next() == [.signal(kind)])
  }

  @Test func aNewSizeIsAnEvent() throws {
    var (all, before) = (Signals.set(of: Signals.read), sigset_t())
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    terminal.resize(columns: 91, rows: 27)
    raise(SIGWINCH)
    #expect(next() == [.input(.resize(Size(columns: 91, rows: 27)))])
  }
}
