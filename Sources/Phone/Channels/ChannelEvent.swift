import Payload

/// What happens with a push that is not for the notification center.
public enum ChannelEvent: Hashable, Sendable {
  /// It goes to the part of the system that its type names; where the app was in its life.
  case routed(PushType, in: AppState)
  /// That part gets it.
  case handed(ChannelReceiver)
  /// It has no effect.
  case lost(ChannelLoss)
  /// The app joins a Push to Talk channel, or leaves it.
  case talk(String?)
}
