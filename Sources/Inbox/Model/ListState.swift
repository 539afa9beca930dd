import Phone

/// Where the list stands.
struct ListState: Hashable, Sendable {
  var tab = ListTab.all
  /// The filter that narrows the rows; empty for none.
  var filter = ""
  var cursor = ListCursor.newest
  /// The row of the pane that the selection is on, so that it stays put while others arrive above it.
  var screenRow = 0
  var marks: Set<PushNumber> = []
  /// The last filter that was in use, for `find`.
  var lastFilter = ""
}
