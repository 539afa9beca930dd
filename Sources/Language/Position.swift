/// A place in a line of commands.
public struct Position: Hashable, Sendable {
  /// Characters before this place, plus one: what an editor shows.
  public let column: Int

  /// The place at `column`, counted from 1.
  public init(column: Int) { self.column = column }
}
