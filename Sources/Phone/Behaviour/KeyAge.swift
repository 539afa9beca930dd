import Payload

/// Keys that came with a later iOS than the phone's, which ignores them.
enum KeyAge {
  private static let keys: [(key: String, since: OSVersion)] = [
    ("content-available", OSVersion(7)), ("category", OSVersion(8)), ("mutable-content", OSVersion(10)),
    ("thread-id", OSVersion(10)), ("target-content-id", OSVersion(13)),
    ("interruption-level", OSVersion(15)), ("relevance-score", OSVersion(15)),
    ("filter-criteria", OSVersion(16)),
  ]
  private static let alertKeys: [(key: String, since: OSVersion)] = [
    ("title", OSVersion(8, 2)), ("title-loc-key", OSVersion(8, 2)), ("subtitle", OSVersion(10)),
    ("subtitle-loc-key", OSVersion(10)), ("summary-arg", OSVersion(12)),
  ]

  static func note(in payload: APNsPayload, _ os: OSVersion, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let aps = payload.aps else { return }
    for (key, since) in keys where os < since && aps[key] != nil {
      out.note(.tooNew("aps.\(key)", since: since), .stopped, rule: "ios.key.since", turn)
    }
    if os.major < 12, aps["sound"]?.kind == .object {
      out.note(.tooNew("aps.sound{}", since: OSVersion(12)), .stopped, rule: "ios.key.since", turn)
    }
    guard let alert = aps["alert"], alert.kind == .object else { return }
    for (key, since) in alertKeys where os < since && alert[key] != nil {
      out.note(.tooNew("aps.alert.\(key)", since: since), .stopped, rule: "ios.key.since", turn)
    }
  }
}

extension OSVersion {
  /// Whether there is no key of an alert or background push that came later.
  var knowsEveryKey: Bool { major >= 16 }
}
