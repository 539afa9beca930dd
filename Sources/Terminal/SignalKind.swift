/// What somebody asked of the process.
public enum SignalKind: Hashable, Sendable {
  /// To stop what it does (SIGINT).
  case interrupt
  /// To end (SIGTERM).
  case terminate
  /// To end, as its terminal is gone (SIGHUP).
  case hangup
  /// To make room for the shell (SIGTSTP, sent from outside; the key arrives as Control-Z).
  case suspend
}
