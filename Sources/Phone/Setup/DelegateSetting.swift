/// When the app sets the delegate of `UNUserNotificationCenter`.
public enum DelegateSetting: String, Codable, CaseIterable, Sendable {
  /// Before `didFinishLaunching` returns, as Apple asks for.
  case set
  /// Later: responses of a cold start are lost.
  case late
  /// A vendor's SDK sets itself, as JPush's does, and hands on only what the app has a method for.
  case vendor
  /// Never: iOS calls what iOS 9 called.
  case none
}
