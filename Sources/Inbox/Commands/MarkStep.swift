/// What `mark` does.
enum MarkStep: String, CaseIterable, Sendable {
  /// Marks the selected row, or takes its mark off, and goes on to the next.
  case row
  /// Takes all marks off.
  case none
}
