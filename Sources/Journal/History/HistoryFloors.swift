import Phone
import Simulation

/// What was swept from the list in one go, so that no row has to be touched: all before a reset, and the demo
/// stream's before the first push from outside.
struct HistoryFloors {
  var reset: Int64
  var streamCleared: Int64

  init(_ meta: JournalMeta) throws(DatabaseError) {
    reset = try meta.number(.reset) ?? 0
    streamCleared = try meta.number(.streamCleared) ?? 0
  }

  /// Whether the row is still in the list that people see.
  func isListed(_ arrival: Arrival) -> Bool {
    let number = Int64(arrival.number.value)
    return number > reset && (arrival.origin != .stream || number > streamCleared)
  }

  /// Corrects what the row cannot know.
  func settle(_ arrival: inout Arrival) { if !isListed(arrival) { arrival.isOnPhone = false } }

  /// `isListed` as SQL, for rows `h`.
  var condition: String { "(h.number > \(reset) AND (h.origin <> 'stream' OR h.number > \(streamCleared)))" }
}
