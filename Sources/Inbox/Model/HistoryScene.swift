import Engine

/// What the history view shows, as far as it has been looked up.
struct HistoryScene: Hashable, Sendable {
  /// The rows; nil before anything was found.
  var window: HistoryWindow?
  /// The request of the picked push.
  var exchange: FetchedExchange?
  /// What happened to the picked push.
  var trace: FetchedTrace?
  /// How many pushes the search index does not hold yet.
  var lag = 0
}
