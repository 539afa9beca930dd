import Simulation

/// The trace entries that the callbacks pane shows when it lists everything.
struct EntryWindow: Hashable, Sendable {
  /// Entries, oldest first; the last one stands `fromEnd` before the newest.
  var entries: [TraceEntry] = []
  /// Entries after the last of `entries`.
  var fromEnd = 0
  /// All entries that are kept.
  var total = 0
  /// All entries there have ever been, so that lines can be held in place while others arrive.
  var ever = 0
}
