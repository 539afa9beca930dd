import Simulation

/// The trace entries that the callbacks pane shows when it lists everything.
struct EntryWindow: Hashable, Sendable {
  /// Entries, oldest first.
  var entries: [TraceEntry] = []
  /// How many entries there had ever been up to the last of `entries`.
  var end = 0
  /// All entries that are kept.
  var total = 0
  /// All entries there have ever been.
  var ever = 0
}
