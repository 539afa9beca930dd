/// What changes from row to row of the what-if table.
public enum WhatIfAxis: String, CaseIterable, Sendable {
  /// The app's state.
  case states
  /// The iOS version.
  case versions
}
