/// What the model needs to see next; a snapshot answers it.
struct SnapshotRequest: Hashable, Sendable {
  var tab: ListTab
  var filter: String
  var cursor: ListCursor
  /// Rows wanted on each side of the selection.
  var reach: Int
  var scope: CallbackScope
  /// Entries to leave out at the end of all.
  var fromEnd: Int
  /// Entries wanted.
  var calls: Int
}
