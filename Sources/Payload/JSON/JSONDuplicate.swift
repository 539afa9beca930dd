/// A key that an object holds more than once.
///
/// RFC 8259 section 4 says names should be unique and leaves the rest open. Belfry shows the **last** value: that is
/// what today's `JSONSerialization`, Go, Python and JavaScript do. Older Apple parsers and `JSONDecoder` keep the
/// first (bignerdranch/Freddy issue 62), so the choice is `Certainty.assumed` and every such key earns a warning.
public struct JSONDuplicate: Hashable, Sendable {
  /// The node of the object.
  let object: Int
  /// The node of the first key of this name.
  let first: Int
  /// The node of the last key of this name: the one whose value is shown.
  let last: Int
  /// How often the name occurs, at least 2.
  public let count: Int
}
