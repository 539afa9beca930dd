/// Why the event loop returned.
public enum LoopEvent: Hashable, Sendable {
  /// A person or the terminal did something.
  case input(InputEvent)
  /// A waker was called, once or many times.
  case woken
  /// The time that was set has come.
  case timer
  /// A file that is watched was written.
  case filesChanged
  /// The process got a signal.
  case signal(SignalKind)
  /// The terminal is gone.
  case endOfInput
}
