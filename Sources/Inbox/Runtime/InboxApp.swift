import CLinux
import Engine
import Terminal

/// The inbox in the person's terminal.
public enum InboxApp {
  /// Runs until the person quits, the terminal goes away or a signal ends it.
  ///
  /// `Signals.block()` comes first, before any thread is started. The engine stays open.
  ///
  /// - Returns: the exit status: 0, 129 (hang-up), 130 (interrupted) or 143 (terminated).
  /// - Throws: `TerminalError` where there is no terminal that can show it; nothing was drawn then.
  public static func run(engine: WorldEngine, options: InboxOptions) throws(TerminalError) -> Int32 {
    let screen = try Screen(errorLog: options.errorLog)
    defer { screen.close() }
    let loop = try EventLoop()
    let inbox = InboxLoop(screen, loop, engine, options)
    return inbox.run().rawValue
  }
}
