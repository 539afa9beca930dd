import Phone

/// The JPush service: its devices, and what it keeps for them. A pure value.
public struct JPushService: Codable, Sendable {
  /// The most custom messages kept for one device, the newest (docs.jiguang.cn, push API v3, offline messages).
  public static let mostHeld = 5
  /// `time_to_live` where the sender gives none, in seconds: a day (docs.jiguang.cn, push API v3, options).
  public static let standardTimeToLive = 86_400
  /// The longest `time_to_live`, in seconds: ten days (docs.jiguang.cn, push API v3, options).
  public static let longestTimeToLive = 864_000
  /// The most devices of one alias (the vendor's notice of 2020-03-10; code 6027).
  public static let mostDevicesOfAlias = 10

  private let identifiers: Identifiers
  private var devices: [RegistrationID: ServiceDevice] = [:]
  private var aliases: [String: Int] = [:]
  private var registrations: UInt64 = 0
  private var messages: UInt64 = 0

  /// A service that knows no device; its ids come from `identifiers`.
  public init(identifiers: Identifiers) { self.identifiers = identifiers }

  /// How many devices have registered.
  public var deviceCount: Int { devices.count }

  /// What it knows about a device.
  public subscript(id: RegistrationID) -> ServiceDevice? { devices[id] }

  /// Registers a new device.
  public mutating func register() -> RegistrationID {
    registrations += 1
    let id = RegistrationID(identifiers, number: registrations)
    devices[id] = ServiceDevice()
    return id
  }

  /// Begins anew with no devices; numbers go on, so that no id comes twice.
  public mutating func forgetDevices() {
    devices = [:]
    aliases = [:]
  }

  /// Notes that a device is logged in, or no longer is.
  mutating func setOnline(_ isOnline: Bool, _ id: RegistrationID) { devices[id]?.isOnline = isOnline }

  /// A new `msg_id`: 17 digits, as the vendor's samples have.
  mutating func nextMessageID() -> String {
    messages += 1
    let span: UInt64 = 90_000_000_000_000_000
    return String(10_000_000_000_000_000 + identifiers.bits(0x4A50_0003, messages) % span)
  }

  /// Changes the copy of a device's badge; returns it before and after.
  public mutating func changeBadge(
    _ change: ServerBadge.Change, of id: RegistrationID
  ) -> (from: Int, to: Int)? {
    guard let old = devices[id]?.badge else { return nil }
    let new = old.applying(change)
    devices[id]?.badge = new
    return (old.value, new.value)
  }

  /// How many devices have this alias.
  public func deviceCount(ofAlias alias: String) -> Int { aliases[alias] ?? 0 }

  /// Changes the tags of a device.
  mutating func setTags(_ tags: TagSet, of id: RegistrationID) { devices[id]?.tags = tags }

  /// Changes the alias of a device and keeps count.
  mutating func setAlias(_ alias: String?, of id: RegistrationID) {
    if let old = devices[id]?.alias {
      let left = deviceCount(ofAlias: old) - 1
      aliases[old] = left > 0 ? left : nil
    }
    devices[id]?.alias = alias
    if let alias { aliases[alias, default: 0] += 1 }
  }

  /// Changes the mobile number of a device.
  mutating func setMobileNumber(_ number: String?, of id: RegistrationID) {
    devices[id]?.mobileNumber = number
  }

  /// Changes a device's kept messages in place.
  mutating func withDevice<Result>(
    _ id: RegistrationID, _ body: (inout ServiceDevice) -> Result
  ) -> Result? {
    guard let place = devices.index(forKey: id) else { return nil }
    return body(&devices.values[place])
  }
}
