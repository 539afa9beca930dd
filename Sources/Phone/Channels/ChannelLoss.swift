import Words

/// Why a push of one of the rarer types has no effect.
public enum ChannelLoss: String, Codable, CaseIterable, Sendable {
  /// `content-changed` is not true.
  case notChanged
  /// The app has joined no Push to Talk channel.
  case notJoined

  var rule: RuleID {
    switch self {
    case .notChanged: "ios.channel.widgets.unchanged"
    case .notJoined: "ios.channel.talk.joined"
    }
  }
}
