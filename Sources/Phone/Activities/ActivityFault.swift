import Words

/// Why a Live Activity push has no effect. APNs has said 200 to it all the same.
public enum ActivityFault: Error, Hashable, Codable, Sendable {
  /// Starting by push came with iOS 17.2.
  case startTooNew
  /// Live Activities are switched off for the app.
  case switchedOff
  case timestampMissing
  /// An update with a newer `timestamp` was applied already.
  case older
  /// `event` is missing or unknown.
  case eventMissing
  /// `start` without `attributes-type` or `attributes`.
  case attributesMissing
  /// `start` without an alert.
  case alertMissing
  /// The app has no such attributes type.
  case unknownType
  /// `input-push-channel` came with iOS 18.
  case channelTooNew
  /// The content state does not decode; the member that is to blame.
  case undecodable(String)
  /// There is no activity to change.
  case noActivity
  /// It has ended.
  case ended
  /// The budget for priority 10 is used up.
  case budget

  /// The name that tells it apart.
  public var name: String {
    switch self {
    case .startTooNew: "startTooNew"
    case .switchedOff: "switchedOff"
    case .timestampMissing: "timestampMissing"
    case .older: "older"
    case .eventMissing: "eventMissing"
    case .attributesMissing: "attributesMissing"
    case .alertMissing: "alertMissing"
    case .unknownType: "unknownType"
    case .channelTooNew: "channelTooNew"
    case .undecodable: "undecodable"
    case .noActivity: "noActivity"
    case .ended: "ended"
    case .budget: "budget"
    }
  }

  var rule: RuleID {
    switch self {
    case .startTooNew: "ios.activity.start.version"
    case .switchedOff: "ios.activity.off"
    case .timestampMissing: "ios.activity.timestamp"
    case .older: "ios.activity.older"
    case .eventMissing: "ios.activity.event"
    case .attributesMissing: "ios.activity.attributes"
    case .alertMissing: "ios.activity.alert.missing"
    case .unknownType: "ios.activity.type"
    case .channelTooNew: "ios.activity.channel"
    case .undecodable: "ios.activity.decode"
    case .noActivity: "ios.activity.none"
    case .ended: "ios.activity.over"
    case .budget: "ios.activity.budget"
    }
  }
}
