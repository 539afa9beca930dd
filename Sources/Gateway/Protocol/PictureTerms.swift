import Words

/// What a picture of the inbox is to show.
public struct PictureTerms: Hashable, Sendable {
  /// What it is written as.
  public enum Format: String, CaseIterable, Sendable {
    case text
    case svg
  }

  /// What it is written as.
  public var format = Format.text
  /// Its width in cells.
  public var columns = 120
  /// Its height in cells.
  public var rows = 36
  /// The theme; nil is the standard one.
  public var theme: String?
  /// Commands of the face to run before it is taken.
  public var lines: [String] = []

  /// The cells that one side may have.
  public static let side = 1...400

  /// The usual picture.
  public init() {}
}
