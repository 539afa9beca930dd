/// What the app does with the rarer kinds of push.
public enum ChannelCommand: Hashable, Sendable {
  /// It joins this Push to Talk channel.
  case join(String)
  /// It leaves the channel.
  case leave
}
