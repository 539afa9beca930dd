import Words

/// Something that can be said about a payload before it is sent.
///
/// Each has three sentences: what is seen, what the phone does about it, and the fix.
public enum LintRule: String, CaseIterable, Sendable {
  // The file.
  case notJSON = "not-json"
  /// Belfry does not read on where too many containers lie within each other.
  case tooDeep = "too-deep"
  case notObject = "not-object"
  case wrapper
  case providerRequest = "provider-request"
  case tooLarge = "too-large"
  case closeToLimit = "close-to-limit"
  case duplicateKey = "duplicate-key"
  case nullInAPS = "null-in-aps"
  case nullInExtras = "null-in-extras"
  case longNumber = "long-number"
  case controlText = "control-text"
  case simulatorTarget = "simulator-target"
  case simulatorTargetType = "simulator-target-type"

  // The `aps` object.
  case apsMissing = "aps-missing"
  case apsType = "aps-type"
  case doesNothing = "does-nothing"
  case unknownKey = "unknown-key"
  case misspeltKey = "misspelt-key"
  case misplacedKey = "misplaced-key"
  case prefixedFlag = "prefixed-flag"
  case wrongType = "wrong-type"

  // The alert.
  case alertType = "alert-type"
  case alertEmpty = "alert-empty"
  case alertFieldType = "alert-field-type"
  case alertUnknownKey = "alert-unknown-key"
  case alertHoldsAPSKey = "alert-holds-aps-key"
  case locArgsAlone = "loc-args-alone"
  case locArgsType = "loc-args-type"
  case locArgType = "loc-arg-type"
  case oldAlertKey = "old-alert-key"
  case summaryKey = "summary-key"
  case safariKey = "safari-key"

  // Badge and sound.
  case badgeType = "badge-type"
  case badgeIncrement = "badge-increment"
  case badgeFraction = "badge-fraction"
  case badgeNegative = "badge-negative"
  case soundType = "sound-type"
  case soundEmpty = "sound-empty"
  case soundName = "sound-name"
  case soundCritical = "sound-critical"
  case soundCriticalValue = "sound-critical-value"
  case soundVolume = "sound-volume"
  case soundUnknownKey = "sound-unknown-key"

  // Flags and levels.
  case flagType = "flag-type"
  case flagTrue = "flag-true"
  case flagNumber = "flag-number"
  case mutableWithoutAlert = "mutable-without-alert"
  case levelUnknown = "level-unknown"
  case levelEntitlement = "level-entitlement"
  case relevanceRange = "relevance-range"

  // Against the push type.
  case backgroundVisible = "background-visible"
  case backgroundWithoutFlag = "background-without-flag"
  case silentNotBackground = "silent-not-background"
  case activityKey = "activity-key"
  case voipShows = "voip-shows"
  case widgetsWithoutFlag = "widgets-without-flag"
  case contentChanged = "content-changed"

  // Live Activities.
  case activityTimestamp = "activity-timestamp"
  case activityEvent = "activity-event"
  case activityContentState = "activity-content-state"
  case activityStart = "activity-start"
  case activityMilliseconds = "activity-milliseconds"

  // Transparent messages.
  case messageExtras = "message-extras"
  case messageID = "message-id"

  /// The sentence that says what is seen.
  var observation: WordID { WordID("lint.\(rawValue)") }

  /// The sentence that says what the phone does about it.
  var effect: WordID { WordID("lint.\(rawValue).effect") }

  /// The sentence that says what to change.
  var fix: WordID { WordID("lint.\(rawValue).fix") }
}
