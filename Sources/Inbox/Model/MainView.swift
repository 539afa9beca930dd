/// What fills the screen between the status bar and the key bar.
enum MainView: Hashable, Sendable {
  /// List, detail and callbacks.
  case panes
  /// The selected push in every state of the app.
  case whatIf
}
