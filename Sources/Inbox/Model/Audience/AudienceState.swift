/// Where the audience view stands.
struct AudienceState: Hashable, Sendable {
  var question = AudienceQuestion()
  var list = PickList()
  private static let rowsAround = 60

  /// The places of the list that must be known to draw it.
  var places: Range<Int> { max(0, list.index - Self.rowsAround)..<list.index + Self.rowsAround }
}
