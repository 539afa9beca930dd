/// Where the callbacks pane stands.
struct CallbacksState: Hashable, Sendable {
  var scope = CallbackScope.push
  /// Lines between the last one shown and the newest; 0 follows what happens.
  var fromEnd = 0
}
