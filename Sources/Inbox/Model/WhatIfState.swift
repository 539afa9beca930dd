import Phone
import Simulation

/// Where the what-if view stands.
struct WhatIfState: Hashable, Sendable {
  /// What changes from row to row.
  var axis = WhatIfAxis.states
  /// The state that is looked at; nil is the one the app is in.
  var state: AppState?
  /// The iOS that is looked at; nil is the one the phone has.
  var version: OSVersion?
  /// Whether only what differs is shown.
  var differencesOnly = false
  /// Lines of the part below the short table that are above its first visible one.
  var top = 0
}
