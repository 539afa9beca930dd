/// A strings file that cannot be read.
public struct StringsFault: Error, Hashable, Sendable {
  /// The line where it goes wrong, from 1.
  public let line: Int
}
