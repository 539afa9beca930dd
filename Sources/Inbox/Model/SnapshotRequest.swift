/// What the model needs to see next; a snapshot answers it.
struct SnapshotRequest: Hashable, Sendable {
  var tab: ListTab
  var filter: String
  var cursor: ListCursor
  /// Rows wanted on each side of the selection.
  var reach: Int
  var scope: CallbackScope
  /// How many of all entries there have ever been are wanted; nil for all.
  var end: Int?
  /// Entries wanted.
  var calls: Int
  /// What fills the screen.
  var view: MainView
  /// Whether tokens are looked at.
  var tokens = false
  /// The places of phones that are looked at; nil while none are.
  var phones: Range<Int>?
  /// Whether tags and alias are looked at.
  var names = false
  /// What the audience view asks.
  var audience = AudienceQuestion()
  /// The places of its list that are looked at.
  var places = 0..<0
  /// What of the history is looked at.
  var history: HistoryWish?
  /// What the what-if view asks.
  var question = WhatIfQuestion.states(nil)
}
