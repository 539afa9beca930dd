import Engine
import Journal
import Phone
import Simulation

/// Looks for the next row that passes a filter, a bounded number of rows for each time the lock is held.
enum RowSearch {
  private static let chunk = 1000

  /// The first match after `start` in the direction of `step`, or nil.
  static func find(
    _ text: String, from start: PushNumber?, _ step: FindStep, _ tab: ListTab, in engine: WorldEngine
  ) -> PushNumber? {
    guard let filter = try? Filter(parsing: text) else { return nil }
    var last = start
    while true {
      let (found, reached) = engine.read { state in
        look(
          state.arrivals.rows, filter.resolved(state.world.phones(withAlias:)), from: last, step, tab,
          state.now)
      }
      if let found { return found }
      guard let reached, reached != last else { return nil }
      last = reached
    }
  }

  private static func look(
    _ rows: [Arrival], _ filter: Filter, from start: PushNumber?, _ step: FindStep, _ tab: ListTab,
    _ now: Instant
  ) -> (found: PushNumber?, reached: PushNumber?) {
    let places: [Int]
    switch step {
    case .next:
      let end = start.map { start in rows.firstPlace { $0.number >= start } } ?? rows.count
      places = Array((max(0, end - chunk)..<end).reversed())
    case .previous:
      let begin = start.map { start in rows.firstPlace { $0.number > start } } ?? 0
      places = Array(begin..<min(rows.count, begin + chunk))
    }
    let match = places.first { tab.holds(rows[$0]) && filter.matches(rows[$0], now: now) }
    return (match.map { rows[$0].number }, places.last.map { rows[$0].number })
  }
}
