import Phone

/// What the Getui service knows about one client. Moments are on the service's clock.
public struct RegisteredClient: Codable, Sendable {
  /// Its cid.
  public let id: ClientID
  /// The phone it is on.
  public let phone: PhoneNumber
  /// Its alias.
  public internal(set) var alias: String?
  /// Its tags, sorted.
  public internal(set) var tags: [String] = []
  /// The service's count of the badge.
  public internal(set) var badge = 0
  /// Whether it is connected.
  public internal(set) var isOnline = false
  /// `setPushModeForOff:YES`.
  public internal(set) var isPushOff = false
  /// Whether the backend put it on the black list.
  public internal(set) var isBlacklisted = false
  /// Whether it started with an app id, key and secret that belong together.
  public internal(set) var isTrusted = true
  /// The device token tied to it.
  public internal(set) var deviceToken: String?
  /// The token for VoIP pushes.
  public internal(set) var voipToken: String?
  /// The tokens of activities and controls.
  public internal(set) var tokens: [PushToken] = []
  /// What is kept for it, oldest first.
  public internal(set) var kept: [KeptCopy] = []
  /// When it registered.
  public let registered: Instant
  /// When it last logged in.
  public internal(set) var lastLogin: Instant
  /// How often it has logged in.
  public internal(set) var logins = 0
  /// The day of Beijing on which its tags were last set, and how often on that day.
  var tagDay = 0
  var tagSets = 0
  /// When its last alias calls were let through, within 24 hours.
  var aliasCalls: [Instant] = []
  /// When the service next looks for kept copies that are too old.
  var looksAt: Instant?

  /// A client that has just registered.
  init(id: ClientID, phone: PhoneNumber, at moment: Instant) {
    self.id = id
    self.phone = phone
    registered = moment
    lastLogin = moment
  }

  /// A login counts for this long: pushes to a client without one are ignored (`successed_ignore`).
  static let activeFor: Int64 = 90 * 86_400_000_000

  /// Whether it has been away for 90 days at `moment` of the service's clock.
  public func isInactive(at moment: Instant) -> Bool {
    !isOnline && lastLogin.moved(byMicroseconds: Self.activeFor) <= moment
  }

  /// Whether `tag` is among its tags.
  public func has(_ tag: String) -> Bool {
    var low = 0
    var high = tags.count
    while low < high {
      let middle = (low + high) / 2
      if tags[middle] < tag { low = middle + 1 } else { high = middle }
    }
    return low < tags.count && tags[low] == tag
  }
}
