/// The app's notification service extension: what it does with a push, and how.
///
/// Apple, Modifying content in newly delivered notifications. At first it hands over what it was given, at once.
public struct ExtensionSetup: Hashable, Codable, Sendable {
  /// What it changes.
  public internal(set) var edit = ContentEdit()
  /// What it attaches.
  public internal(set) var attachments: [Attachment] = []
  /// When it calls the content handler.
  public internal(set) var ending = ExtensionEnding.calls(after: 0)
  /// What it does in `serviceExtensionTimeWillExpire`.
  public internal(set) var lastWord = ExtensionLastWord.nothing
  /// What it hands over.
  public internal(set) var result = ExtensionResult.content
  /// The oldest iOS that it is built for.
  public internal(set) var minimum = OSVersion(10)

  /// An extension that changes nothing.
  public init() {}
}
