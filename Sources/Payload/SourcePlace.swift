/// A place in the bytes of a payload.
public struct SourcePlace: Hashable, Sendable {
  /// Bytes before this place.
  public let offset: Int
  /// The line, counted from 1.
  public let line: Int
  /// Characters before this place on its line, plus one: what an editor shows.
  public let column: Int
}
