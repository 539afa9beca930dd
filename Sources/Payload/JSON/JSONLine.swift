/// One line of printed JSON.
public struct JSONLine: Hashable, Sendable {
  /// Containers around the line: how often it is indented.
  public let depth: Int
  /// What stands on it.
  public internal(set) var tokens: [JSONToken]
  /// The bytes of the document that the line shows, for marking findings; a closing bracket has its own byte.
  public let range: Range<Int>

  /// The text of the line without its indentation.
  public var text: String { tokens.reduce(into: "") { $0 += $1.text } }
}
