/// What the rows of the history are.
public enum HistoryKind: String, CaseIterable, Hashable, Sendable {
  /// Arrivals.
  case pushes
  /// Requests over HTTP.
  case requests
}
