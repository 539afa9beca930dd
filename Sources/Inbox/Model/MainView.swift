/// What fills the screen between the status bar and the key bar.
enum MainView: Hashable, Sendable {
  /// List, detail and callbacks.
  case panes
  /// The selected push in every state of the app.
  case whatIf
  /// What happened to it as a sequence diagram.
  case flow
  /// The phone's screen.
  case phone
  /// How the number on the icon came to be.
  case ledger
  /// Every rule, with its source and its switch.
  case rules
  /// Tags and alias at each vendor.
  case tags
  /// How the connections stand.
  case connection
  /// One push as requests to APNs, JPush and Getui.
  case dialects
  /// Whom an audience means.
  case audience
  /// Everything that ever arrived, and every request.
  case history
}
