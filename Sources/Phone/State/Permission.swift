/// What the app may do to be noticed, by the person's word.
public struct Permission: Hashable, Codable, Sendable {
  /// The answer to the prompt.
  public internal(set) var status: AuthorizationStatus = .authorized
  /// The switches in Settings.
  public internal(set) var settings = AlertSettings()

  /// Whether anything may reach the person at all.
  public var isGiven: Bool { status != .notDetermined && status != .denied }
}
