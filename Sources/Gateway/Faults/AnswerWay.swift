import Payload

/// How the answer to one request leaves, or does not.
struct AnswerWay {
  /// Lets it out, at once or late.
  let give: (HTTPReply) -> Void
  /// Sees to it that there never is one.
  let withhold: () -> Void
}
