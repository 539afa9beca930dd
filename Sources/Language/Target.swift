/// Which notification a command means.
public enum Target: Hashable, Codable, Sendable {
  /// `#12`: its number, never reused.
  case number(Int)
  /// `"text"`: the newest whose title or text holds this.
  case text(String)
  /// `3`: the third row on the screen; the face turns it into a number before it becomes a command.
  case row(Int)
}
