import Phone

/// What the JPush service knows about one device.
public struct ServiceDevice: Codable, Sendable {
  /// Its tags.
  public internal(set) var tags = TagSet()
  /// Its alias.
  public internal(set) var alias: String?
  /// Its mobile number, for text messages.
  public internal(set) var mobileNumber: String?
  /// The service's copy of the badge; it starts at 0.
  public internal(set) var badge = ServerBadge()
  /// Whether the device is logged in.
  public internal(set) var isOnline = false
  /// The custom messages kept for it, oldest first, five at most.
  public internal(set) var held: [HeldMessage] = []
  /// When the service next looks for kept messages that are too old.
  var looksAt: Instant?
}
