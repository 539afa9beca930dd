/// The keys of the `aps` object.
///
/// Sources: Apple, Generating a remote notification; Starting and updating Live Activities with ActivityKit push
/// notifications; `content-changed` from WWDC25 session 278.
public enum APSKey: Int, CaseIterable, Sendable {
  case alert, badge, sound, contentAvailable, mutableContent, category, threadID, targetContentID
  case interruptionLevel, relevanceScore, filterCriteria, urlArgs, contentChanged
  case timestamp, event, contentState, attributesType, attributes, staleDate, dismissalDate
  case inputPushChannel, inputPushToken

  /// The key as it is written.
  public var name: String {
    switch self {
    case .alert: "alert"
    case .badge: "badge"
    case .sound: "sound"
    case .contentAvailable: "content-available"
    case .mutableContent: "mutable-content"
    case .category: "category"
    case .threadID: "thread-id"
    case .targetContentID: "target-content-id"
    case .interruptionLevel: "interruption-level"
    case .relevanceScore: "relevance-score"
    case .filterCriteria: "filter-criteria"
    case .urlArgs: "url-args"
    case .contentChanged: "content-changed"
    case .timestamp: "timestamp"
    case .event: "event"
    case .contentState: "content-state"
    case .attributesType: "attributes-type"
    case .attributes: "attributes"
    case .staleDate: "stale-date"
    case .dismissalDate: "dismissal-date"
    case .inputPushChannel: "input-push-channel"
    case .inputPushToken: "input-push-token"
    }
  }

  /// Whether the key belongs to Live Activity pushes only.
  var isForLiveActivities: Bool { rawValue >= APSKey.timestamp.rawValue }
}

extension APSKey: JSONKeyword {
  /// Looks at the length first: most keys are told apart by it, and this runs for every key of every push.
  static func keyword(_ name: UnsafeBufferPointer<UInt8>) -> APSKey? {
    switch name.count {
    case 5: ofFiveLetters(name)
    case 8: name.spells("category") ? .category : name.spells("url-args") ? .urlArgs : nil
    case 9: name.spells("thread-id") ? .threadID : name.spells("timestamp") ? .timestamp : nil
    case 10: name.spells("attributes") ? .attributes : name.spells("stale-date") ? .staleDate : nil
    case 13: name.spells("content-state") ? .contentState : nil
    case 14: name.spells("dismissal-date") ? .dismissalDate : nil
    case 15: ofFifteenLetters(name)
    case 16: name.spells("input-push-token") ? .inputPushToken : nil
    case 17:
      name.spells("content-available")
        ? .contentAvailable : name.spells("target-content-id") ? .targetContentID : nil
    case 18:
      name.spells("interruption-level")
        ? .interruptionLevel : name.spells("input-push-channel") ? .inputPushChannel : nil
    default: nil
    }
  }

  private static func ofFiveLetters(_ name: UnsafeBufferPointer<UInt8>) -> APSKey? {
    if name.spells("alert") { return .alert }
    if name.spells("badge") { return .badge }
    if name.spells("sound") { return .sound }
    return name.spells("event") ? .event : nil
  }

  private static func ofFifteenLetters(_ name: UnsafeBufferPointer<UInt8>) -> APSKey? {
    if name.spells("mutable-content") { return .mutableContent }
    if name.spells("relevance-score") { return .relevanceScore }
    if name.spells("filter-criteria") { return .filterCriteria }
    if name.spells("content-changed") { return .contentChanged }
    return name.spells("attributes-type") ? .attributesType : nil
  }
}
