/// The steps of the hint for a first run; each goes away when it is done.
enum FirstStep: String, CaseIterable, Codable, Sendable {
  /// Swiped the app away.
  case swipe
  /// Asked why.
  case why
  /// Pushed from outside.
  case push
}
