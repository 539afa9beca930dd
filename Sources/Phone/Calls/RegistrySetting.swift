/// When the app creates its `PKPushRegistry`.
public enum RegistrySetting: String, Codable, CaseIterable, Sendable {
  /// Before `didFinishLaunching` returns.
  case set
  /// Later: a push that launches the app finds none.
  case late
  /// Never.
  case none
}
