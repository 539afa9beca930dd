import Getui

/// What the audience view asks: an expression for one vendor, and for Getui the way its pushes take.
struct AudienceQuestion: Hashable, Sendable {
  var vendor = PushLine.jpush
  /// The expression as it was typed; empty for everybody.
  var text = ""
  var strategy = PushStrategy.connectionElseAPNs
  /// Whether those are listed who are not meant.
  var listsOthers = false
}
