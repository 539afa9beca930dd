import Payload
import Words

/// A request that was turned away before anybody looked at what it asks for.
struct Rejection {
  /// What is known of it; all of it may be missing.
  var request: HTTPRequest
  /// The answer; nil where none was given.
  var reply: HTTPReply?
  /// What was done in place of an answer, as HTTP/2 calls it: `GOAWAY PROTOCOL_ERROR`.
  var ending: String?
  /// Why.
  let rule: RuleID

  /// A request of which nothing is known.
  static let unknown = HTTPRequest(method: "", target: "", fields: [], body: [])
}
