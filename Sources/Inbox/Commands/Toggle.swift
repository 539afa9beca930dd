/// What one key turns on and off again.
enum Toggle: String, CaseIterable, Sendable {
  /// The app between foreground and background.
  case app
  case network
  case stream
  case mouse
  case language
  case bell
}
