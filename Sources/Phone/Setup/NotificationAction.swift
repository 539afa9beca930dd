/// A button of a notification: `UNNotificationAction`.
public struct NotificationAction: Hashable, Codable, Sendable {
  /// Its identifier, as the response carries it.
  public let identifier: String
  /// What it says; the identifier where nothing was given.
  public let title: String
  /// Opens the app.
  public let isForeground: Bool
  /// Wants the phone unlocked.
  public let needsUnlock: Bool
  /// Shown in red.
  public let isDestructive: Bool
  /// Asks for text: `UNTextInputNotificationAction`.
  public let takesText: Bool

  /// A button.
  public init(
    _ identifier: String, title: String? = nil, isForeground: Bool = false, needsUnlock: Bool = false,
    isDestructive: Bool = false, takesText: Bool = false
  ) {
    self.identifier = identifier
    self.title = title ?? identifier
    self.isForeground = isForeground
    self.needsUnlock = needsUnlock
    self.isDestructive = isDestructive
    self.takesText = takesText
  }

  /// The options as commands name them.
  public var options: [String] {
    [
      (isForeground, "foreground"), (needsUnlock, "unlock"), (isDestructive, "destructive"),
      (takesText, "text"),
    ]
    .filter(\.0).map(\.1)
  }
}
