import Simulation

/// What a commit writes down about one arrival.
public enum HistoryChange: Sendable {
  /// It is new; the number of the command that brought it.
  case arrived(Arrival, born: UInt64)
  /// It looks different now.
  case changed(Arrival)
}
