/// What pushes and requests are written as, for other tools.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  /// The payload with `Simulator Target Bundle`, as `xcrun simctl push` reads it.
  case apns
  /// A line for the shell that sends the request again.
  case curl
  /// A line for a scene.
  case scene
  /// A JSON object a line.
  case jsonl
  /// A table, its titles in the first line.
  case csv

  /// The formats of which one push has a text of its own.
  public static let ofOne: [ExportFormat] = [.curl, .apns, .scene]
}
