import Phone

/// A command that a key or a click ran, for the command log.
struct LoggedCommand: Hashable, Sendable {
  /// When, in world time.
  let at: Instant
  /// The key, where there was one.
  let key: KeyChord?
  /// The command as it can be typed.
  let text: String
}
