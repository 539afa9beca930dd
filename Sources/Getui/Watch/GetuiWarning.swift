import Words

/// What a backend makes of the service's answers, and should not.
public enum GetuiWarning: String, Codable, CaseIterable, Sendable {
  /// It was told that it is over a limit, and calls again before the minute or the day is over.
  case limited
  /// It sends the same request again at once while the service is starting or busy.
  case retriedSoon
  /// It goes on with a token that was refused.
  case refusedToken
  /// It asks for a token for each call.
  case freshToken
  /// It sends with a `request_id` that was accepted before.
  case repeatedID
  /// It sends to a cid again that was refused before.
  case voidClient

  /// The rule that says so.
  var rule: RuleID {
    switch self {
    case .limited: "getui.client.limit"
    case .retriedSoon: "getui.client.retry"
    case .refusedToken: "getui.client.token"
    case .freshToken: "getui.client.auth"
    case .repeatedID: "getui.client.request"
    case .voidClient: "getui.client.void"
    }
  }
}
