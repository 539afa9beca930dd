import Glibc

/// The signals that the event loop reads instead of being interrupted by them.
public enum Signals {
  static let read = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH]

  /// Keeps these signals for the event loop. To be called first in `main`: threads inherit what is blocked.
  public static func block() {
    var set = set(of: read)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Stops the process as Ctrl-Z does under a shell; returns when it is continued.
  static func stopHere() {
    var set = set(of: [SIGTSTP])
    signal(SIGTSTP, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
