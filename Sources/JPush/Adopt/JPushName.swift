/// Something that a backend calls an app or a device by.
public enum JPushName: Hashable, Sendable {
  /// An AppKey.
  case key(String)
  /// An AppKey with the master secret that came with it.
  case pair(ForeignPair)
  case registrationID(String)
  case alias(String)
  case tag(String)
}
