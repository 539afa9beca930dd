extension RegisteredClient {
  /// The token that a push over `channel` goes to; nil where the client has none of that kind.
  func token(for channel: IOSChannel) -> String? {
    switch channel.kind {
    case .notify: deviceToken
    case .voip: voipToken
    case .liveActivity: activityToken(channel.activityID)
    }
  }

  /// The token of the activity with this id, or of the type whose activities can be started with it.
  private func activityToken(_ id: String?) -> String? {
    guard let id else { return nil }
    return tokens.last { $0.name == id && $0.kind != .control }?.token
  }
}
