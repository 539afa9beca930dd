/// Where the callbacks pane stands.
struct CallbacksState: Hashable, Sendable {
  var scope = CallbackScope.push
  /// How many entries there were when the last line shown was new, so that it stays while others arrive; nil follows
  /// what happens.
  var end: Int?
}
