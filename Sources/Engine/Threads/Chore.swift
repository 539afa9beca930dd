/// What the committer does while nothing is pending, a slice at a time, so that a commit never waits long.
enum Chore: Hashable {
  /// Reads the rows of the list that were not read before the first frame.
  case olderRows
  /// Removes what is over the number of arrivals to keep.
  case prune
  /// Fills the search index.
  case index
}
