extension GetuiCall {
  /// The arguments as short text.
  public var detail: String {
    switch self {
    case .start(let appID, _): appID
    case .registerRemoteNotification(let options): options.joined(separator: "|")
    case .sendFeedback(let action, let task, let message): "\(action) taskId=\(task) msgId=\(message)"
    case .handleApplink(let url): url
    case .setPushModeForOff(let flag), .runBackground(let flag): flag ? "YES" : "NO"
    case .setTags(let tags, let number):
      tags.joined(separator: ",") + (number.map { " sn=\($0)" } ?? "")
    case .queryTag(let number): "sn=\(number)"
    case .bindAlias(let alias, let number): alias + (number.map { " sn=\($0)" } ?? "")
    case .unbindAlias(let alias, let number, let isSelf):
      alias + (number.map { " sn=\($0)" } ?? "") + " isSelf=\(isSelf ? "YES" : "NO")"
    case .setBadge(let value): String(value)
    case .setChannelID(let text), .setIDFA(let text), .setApplicationGroup(let text),
      .registerVoipToken(let text), .registerDeviceToken(let text):
      text
    case .locate(let isOn, let asksUser): "\(isOn ? "YES" : "NO") andUserVerify=\(asksUser ? "YES" : "NO")"
    case .sendMessage(let body, _), .handleVoip(let body), .handleRemoteNotification(let body):
      "\(body.count) B"
    case .registerLiveActivity(let id, _, let number), .registerPushToStart(let id, _, let number):
      "\(id) sn=\(number)"
    case .registerControls(let pairs, let number):
      pairs.map(\.name).joined(separator: ",") + " sn=\(number)"
    case .resetBadge, .clearAllNotifications, .clientID, .status, .version, .handleScene, .resume, .destroy:
      ""
    }
  }
}
