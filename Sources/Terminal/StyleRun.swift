/// A stretch of equal style in a row, for looking at a frame.
public struct StyleRun: Hashable, Sendable {
  /// The column it starts in.
  public let x: Int
  /// The columns it takes.
  public let columns: Int
  /// What it shows, wide characters once.
  public let text: String
  /// How it looks.
  public let style: Style
}
