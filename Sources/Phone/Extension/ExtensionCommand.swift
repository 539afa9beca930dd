/// What a tester says about the app's service extension.
public enum ExtensionCommand: Hashable, Sendable {
  /// The app has one, or has none.
  case present(Bool)
  /// It sets this text; nil leaves it as it came.
  case text(ContentField, String?)
  /// It sets the number; nil leaves it as it came.
  case badge(Int?)
  /// It sets a value of `userInfo`; nil leaves it as it came.
  case info(String, String?)
  /// It attaches a file.
  case attach(Attachment)
  /// It attaches nothing.
  case detach
  case ending(ExtensionEnding)
  case lastWord(ExtensionLastWord)
  case result(ExtensionResult)
  /// It is built for this iOS and later.
  case minimum(OSVersion)
}
