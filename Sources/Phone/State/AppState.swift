/// Where the app is in its life.
public enum AppState: String, Codable, CaseIterable, Sendable {
  /// Never started, or ended by iOS.
  case notRunning
  /// Swiped away in the app switcher by the person.
  case swipedAway
  /// In the background, its code running.
  case background
  /// In the background, frozen.
  case suspended
  /// In front, covered or on its way.
  case inactive
  /// In front and in use.
  case foreground

  /// Whether the process lives.
  public var isAlive: Bool { self != .notRunning && self != .swipedAway }

  /// Whether the app lies in front, so that it is asked before a notification is shown.
  public var isInFront: Bool { self == .foreground || self == .inactive }
}
