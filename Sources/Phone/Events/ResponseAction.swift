/// What the person did with a notification: `UNNotificationResponse.actionIdentifier`.
public enum ResponseAction: Hashable, Codable, Sendable {
  /// Tapped it: `com.apple.UNNotificationDefaultActionIdentifier`.
  case open
  /// Dismissed it, for a category with `customDismissAction`: `com.apple.UNNotificationDismissActionIdentifier`.
  case dismiss
  /// Chose the button with this identifier.
  case button(String)
  /// Wrote a text under the button with this identifier: `UNTextInputNotificationResponse`.
  case reply(String, text: String)

  /// The identifier as the app reads it.
  public var identifier: String {
    switch self {
    case .open: "com.apple.UNNotificationDefaultActionIdentifier"
    case .dismiss: "com.apple.UNNotificationDismissActionIdentifier"
    case .button(let identifier), .reply(let identifier, _): identifier
    }
  }

  /// `userText`: what was typed; nil for an action that takes no text.
  public var userText: String? { if case .reply(_, let text) = self { text } else { nil } }
}
