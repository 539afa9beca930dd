/// What the service does with a custom message for one device.
public enum MessageFate: Hashable, Sendable {
  /// The device is logged in: handed over at once.
  case delivered
  /// Kept, as this many; the older ones that had to go for it.
  case held(count: Int, dropped: [HeldMessage])
  /// `time_to_live` is 0 and the device is away.
  case lost
}
