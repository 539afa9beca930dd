/// When the app sets the delegate of `UNUserNotificationCenter`.
public enum DelegateSetting: String, Codable, CaseIterable, Sendable {
  /// Before `didFinishLaunching` returns, as Apple asks for.
  case set
  /// Later: responses of a cold start are lost.
  case late
  /// Never: iOS calls what iOS 9 called.
  case none
}
