import Words

/// What a backend makes of the service's answers, and should not.
public enum JPushWarning: String, Codable, CaseIterable, Sendable {
  /// It was told that it calls too often, and calls again before the minute is over.
  case limited
  /// It sends the same request again at once after a failure of the service.
  case retriedSoon
  /// It sends a push again that may have gone out, and gives no `cid`.
  case retriedWithoutCID
  /// It sends to a registration ID again that was refused before.
  case voidID

  /// The rule that says so.
  var rule: RuleID {
    switch self {
    case .limited: "jpush.client.limit"
    case .retriedSoon: "jpush.client.retry"
    case .retriedWithoutCID: "jpush.client.cid"
    case .voidID: "jpush.client.void"
    }
  }
}
