/// How much a finding matters.
public enum LintSeverity: Int, CaseIterable, Comparable, Sendable {
  /// Good to know.
  case note
  /// Something will not do what it seems to say.
  case warning
  /// The push is refused, or cannot do what it is for.
  case error

  /// Whether `one` matters less than `other`.
  public static func < (one: LintSeverity, other: LintSeverity) -> Bool { one.rawValue < other.rawValue }
}

extension LintRule {
  /// How much it matters.
  public var severity: LintSeverity {
    switch self {
    case .notJSON, .tooDeep, .notObject, .wrapper, .tooLarge, .apsType, .alertType, .activityTimestamp,
      .activityEvent,
      .activityContentState, .activityStart:
      .error
    case .providerRequest, .closeToLimit, .longNumber, .controlText, .simulatorTarget, .prefixedFlag,
      .oldAlertKey,
      .summaryKey, .safariKey, .soundEmpty, .levelEntitlement, .voipShows, .contentChanged:
      .note
    default: .warning
    }
  }
}
