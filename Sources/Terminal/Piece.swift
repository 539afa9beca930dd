/// A stretch of text in one style, for lines of several styles.
public struct Piece: Hashable, Sendable {
  /// The text, as it came; drawing makes it safe.
  public var text: String
  /// Its style.
  public var style: Style

  /// A stretch of text.
  public init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}
