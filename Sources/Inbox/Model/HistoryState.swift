import Engine
import Journal

/// Where the history view stands.
struct HistoryState: Hashable, Sendable {
  /// How near it looks at the picked row.
  enum Level: Hashable, Sendable {
    /// The rows.
    case list
    /// What came, what was answered, what became of it.
    case detail
    /// The rules it met.
    case why
    /// What came, byte for byte.
    case raw
  }

  var kind = HistoryKind.pushes
  /// The filter that narrows the rows; empty for none.
  var filter = ""
  /// The picked row.
  var cursor = HistoryPlace.newest
  /// Where the rows that are read lie: it follows the cursor only when that comes near their end.
  var anchor = HistoryPlace.newest
  /// The line of the list that the picked row is on.
  var screenRow = 0
  var level = Level.list
  /// Lines above the first visible one, on every level but the list.
  var top = 0

  /// The filter as it is asked; a text that is none asks for everything.
  var question: Filter { (try? Filter(parsing: filter)) ?? Filter() }

  /// Goes to a row.
  mutating func go(to place: HistoryPlace) {
    (cursor, anchor) = (place, place)
    screenRow = 0
    (level, top) = (.list, 0)
  }
}

extension HistoryState.Level {
  /// The level that `page` means; nil where it means none.
  init?(_ page: Page) {
    switch page {
    case .list: self = .list
    case .detail: self = .detail
    case .why: self = .why
    case .raw: self = .raw
    case .callbacks, .whatif, .flow, .phone, .ledger, .rules, .tags, .connection, .dialects, .audience,
      .history:
      return nil
    }
  }
}
