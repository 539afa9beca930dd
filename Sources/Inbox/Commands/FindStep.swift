/// Which way the search for a matching row goes.
enum FindStep: String, CaseIterable, Sendable {
  /// To older rows.
  case next
  /// To newer rows.
  case previous
}
