/// What the detail pane shows of the selected push.
enum DetailPage: Sendable {
  /// What it says and what became of it.
  case summary
  /// The rules it met, one after the other.
  case why
  /// Its payload.
  case raw
}
