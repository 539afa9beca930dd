/// The numbers of a report about one channel (docs.getui.com, REST v2, report).
public struct PushFigures: Hashable, Codable, Sendable {
  /// `msg_num`: copies that could be sent.
  public var eligible = 0
  /// `target_num`: copies that were sent.
  public var sent = 0
  /// `receive_num`: copies that arrived.
  public var arrived = 0
  /// `display_num`: copies that were shown.
  public var shown = 0
  /// `click_num`: copies that were tapped.
  public var clicked = 0

  /// The sum of two channels.
  static func + (a: PushFigures, b: PushFigures) -> PushFigures {
    var sum = a
    sum.eligible += b.eligible
    sum.sent += b.sent
    sum.arrived += b.arrived
    sum.shown += b.shown
    sum.clicked += b.clicked
    return sum
  }
}
