import Simulation

/// Where a filter looks for text.
public enum TextField: String, CaseIterable, Hashable, Sendable {
  /// The row's first word: the app's name or the thread.
  case app
  case title
  case subtitle
  case body
  /// Any of those four.
  case text
  /// The raw payload.
  case payload

  func holds(_ needle: Needle, in arrival: Arrival) -> Bool {
    switch self {
    case .app: needle.isIn(arrival.source)
    case .title: needle.isIn(arrival.title)
    case .subtitle: needle.isIn(arrival.subtitle)
    case .body: needle.isIn(arrival.body)
    case .text:
      needle.isIn(arrival.title) || needle.isIn(arrival.body) || needle.isIn(arrival.source)
        || needle.isIn(arrival.subtitle)
    case .payload: needle.isIn(arrival.payload)
    }
  }
}
