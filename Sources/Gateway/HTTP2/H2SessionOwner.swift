import Payload
import Words

/// Whoever a session tells of requests that are whole.
protocol H2SessionOwner: AnyObject {
  /// Stream `number` is a whole request.
  func take(_ stream: H2Stream, _ number: Int32)

  /// What came was turned away without being looked at; nil where it was no request's, or of one that nothing is known of.
  func turnAway(_ stream: H2Stream?, _ reply: HTTPReply?, ending: String?, _ rule: RuleID)
}
