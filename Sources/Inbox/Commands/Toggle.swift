/// What one key turns on and off again.
enum Toggle: String, CaseIterable, Sendable {
  /// The app between foreground and background.
  case app
  case network
  case stream
  case mouse
  case language
  case bell
  /// The switch of the rule that is picked in the rules view.
  case rule
}
