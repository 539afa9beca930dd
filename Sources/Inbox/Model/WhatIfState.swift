import Phone

/// Where the what-if view stands.
struct WhatIfState: Hashable, Sendable {
  /// The state that is looked at; nil is the one the app is in.
  var state: AppState?
  /// Whether only what differs is shown.
  var differencesOnly = false
  /// Lines of the part below the short table that are above its first visible one.
  var top = 0
}
