/// How the service extension's `didReceive(_:withContentHandler:)` ends.
public enum ExtensionEnding: Hashable, Codable, Sendable {
  /// It calls the content handler after so many microseconds.
  case calls(after: Int64)
  /// It never calls it.
  case never
  /// It is killed before it can do anything: heavy start-up, or too much memory.
  case crashes
}
