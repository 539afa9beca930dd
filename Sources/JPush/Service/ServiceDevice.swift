import Phone

/// What the JPush service knows about one device.
public struct ServiceDevice: Codable, Sendable {
  /// Its registration ID.
  public let id: RegistrationID
  /// The phone it is.
  public let phone: PhoneNumber
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
  /// When it was last known to be online, in world time; nil before its first login.
  public internal(set) var lastSeen: Instant?
  /// When it registered.
  public let registered: Instant
  /// The custom messages kept for it, oldest first, five at most.
  public internal(set) var held: [HeldMessage] = []
  /// When the service next looks for kept messages that are too old.
  var looksAt: Instant?

  /// A device that has just registered.
  init(id: RegistrationID, phone: PhoneNumber, at moment: Instant) {
    self.id = id
    self.phone = phone
    registered = moment
  }

  /// A device that has been away for longer is no target any more (the text of code 1011: 255 days).
  static let activeFor: Int64 = 255 * 86_400_000_000

  /// Whether it has been away for so long at `moment`.
  func isInactive(at moment: Instant) -> Bool {
    !isOnline && (lastSeen ?? registered).moved(byMicroseconds: Self.activeFor) <= moment
  }
}
