/// A dialog of the app.
public struct AppDialog: Hashable, Codable, Sendable {
  /// Its title; empty for none.
  public var title = ""
  /// What it says.
  public var text: String
  /// What its buttons say, the first one first.
  public var buttons: [String] = []

  /// A dialog without title and buttons.
  public init(_ text: String) { self.text = text }

  /// Title and text, for lists.
  public var line: String { title.isEmpty ? text : title + ": " + text }
}
