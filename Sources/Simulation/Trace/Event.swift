import APNs
import Getui
import JPush
import Phone

/// What happened, by the room it happened in.
public enum Event: Hashable, Sendable {
  case phone(PhoneEvent)
  case apns(APNsEvent)
  case jpush(JPushEvent)
  case getui(GetuiEvent)
  case world(WorldEvent)
}
