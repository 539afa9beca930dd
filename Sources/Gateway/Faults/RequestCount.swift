import Simulation

/// Counts the requests of a connection that is to end with one of them.
struct RequestCount {
  /// What becomes of a request.
  enum Verdict: Equatable {
    case handle
    /// It is never looked at: the GOAWAY to come does not cover it.
    case leave
    /// It is dealt with, and the connection ends.
    case handleAndEnd
    /// It is never looked at, and the connection ends.
    case leaveAndEnd
  }

  private var seen = 0
  /// The stream of the last request that is dealt with.
  private(set) var lastDone: Int32 = 0

  mutating func take(_ stream: Int32, _ fault: GoAwayFault) -> Verdict {
    seen += 1
    let isDone = seen <= fault.lastDone
    if isDone { lastDone = stream }
    if seen >= fault.every { return isDone ? .handleAndEnd : .leaveAndEnd }
    return isDone ? .handle : .leave
  }
}
