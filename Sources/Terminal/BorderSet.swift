/// The characters of a box.
public struct BorderSet: Hashable, Sendable {
  /// Left to right, top row then bottom row.
  public var topLeft, topRight, bottomLeft, bottomRight: Character
  /// The sides.
  public var horizontal, vertical: Character

  /// Thin lines with round corners.
  public static let rounded = BorderSet("╭╮╰╯", "─", "│")
  /// Plain ASCII, for terminals whose fonts or widths make lines ragged.
  public static let ascii = BorderSet("++++", "-", "|")

  private init(_ corners: String, _ horizontal: Character, _ vertical: Character) {
    let corners = Array(corners)
    topLeft = corners[0]
    topRight = corners[1]
    bottomLeft = corners[2]
    bottomRight = corners[3]
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
