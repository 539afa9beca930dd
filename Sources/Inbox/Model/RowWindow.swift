import Phone
import Simulation

/// The rows around the selection, and where they stand among all that match.
struct RowWindow: Hashable, Sendable {
  /// Rows, newest first.
  var rows: [Arrival] = []
  /// The place of the first of `rows` among all rows, 0 being the newest.
  var first = 0
  /// The place of the selected row; nil if there is none.
  var cursor: Int?
  /// How many rows match.
  var total = 0
  /// Whether older rows are still being looked through.
  var isCounting = false

  /// The row at `place`, if it is within the window.
  func row(at place: Int) -> Arrival? {
    rows.indices.contains(place - first) ? rows[place - first] : nil
  }

  /// The selected row.
  var selected: Arrival? { cursor.flatMap(row(at:)) }
}
