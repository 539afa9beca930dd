/// What the shell is told.
enum ExitStatus: Int32, CaseIterable {
  case ok = 0
  /// A push was refused, a payload has errors, a command found nothing to do.
  case checkFailed = 1
  /// Nothing was done: the call, a file, the terminal or the socket did not allow it.
  case usage = 2
  case timeOut = 3
  /// Belfry itself is at fault.
  case internalFault = 70
  /// The terminal went away.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}
