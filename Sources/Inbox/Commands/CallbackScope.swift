/// Whose calls the callbacks pane lists.
enum CallbackScope: String, CaseIterable, Sendable {
  /// Those of the selected push.
  case push
  /// Everything that happened.
  case all
}
