/// Where in the history somebody looks.
public enum HistoryPlace: Hashable, Sendable {
  /// At the newest rows, whatever comes.
  case newest
  /// At the row with this number, or the next older one.
  case number(Int)
  /// At the oldest rows.
  case oldest
}
