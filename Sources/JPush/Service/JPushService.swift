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

  /// The app it serves, and how the service stands to it.
  public internal(set) var app = JPushApp()

  /// How far its clock is ahead of world time, in microseconds; what it stores is on its own clock.
  public internal(set) var clockOffset: Int64 = 0

  let identifiers: Identifiers
  var devices = DeviceRegister()
  var messages = MessageBook()
  var cids = CIDBook()
  var schedules = ScheduleBook()
  var quotas = RateBook()
  var volumes = VolumeBook()
  /// Copies of big pushes that wait for their minute, on its own clock.
  var spread = Agenda<SpreadPart>()
  var ledger = DeviceLedger()
  var adoptedIDs = AdoptedIDs<RegistrationID>()
  var watch = JPushWatch()
  private var registrations: UInt64 = 0
  private var messageCount: UInt64 = 0

  /// A service that knows no device; its ids come from `identifiers`.
  public init(identifiers: Identifiers) { self.identifiers = identifiers }

  /// How many devices have registered.
  public var deviceCount: Int { devices.count }

  /// What it knows about the device that registered as the one at `place`, counted from 0.
  public func device(at place: Int) -> ServiceDevice { devices[place] }

  /// What it knows about a device.
  public subscript(id: RegistrationID) -> ServiceDevice? { devices.place(of: id).map { devices[$0] } }

  /// The newest device of a phone.
  public func device(on phone: PhoneNumber) -> ServiceDevice? {
    devices.place(on: phone).map { devices[$0] }
  }

  /// What it knows about a push.
  public func message(_ id: String) -> MessageRecord? { messages[id] }

  /// Its schedules, in the order in which they were made.
  public var allSchedules: [PushSchedule] { schedules.all }

  /// When it next does something by itself, in world time: schedules, and the rest of big pushes.
  public var nextDue: Instant? {
    [schedules.nextDue, spread.nextDue].compactMap { $0 }.min().map { worldTime(of: $0) }
  }

  /// Its clock at `moment` of world time.
  func clock(at moment: Instant) -> Instant { moment.moved(byMicroseconds: clockOffset) }

  /// World time at `moment` of its clock.
  public func worldTime(of moment: Instant) -> Instant { moment.moved(byMicroseconds: 0 &- clockOffset) }

  /// Whether it takes this AppKey: 24 letters and digits, and the app's own where that is known.
  func takes(appKey: String) -> Bool { Self.isKey(appKey) && (app.key ?? appKey) == appKey }

  /// Registers a new device.
  public mutating func register(
    on phone: PhoneNumber = PhoneNumber(1), at moment: Instant = Instant(microseconds: 0)
  ) -> RegistrationID {
    registrations += 1
    let id = RegistrationID(identifiers, number: registrations)
    devices.add(ServiceDevice(id: id, phone: phone, at: clock(at: moment)))
    ledger.register(at: clock(at: moment))
    return id
  }

  /// Begins anew with no devices and no messages; numbers go on, so that no id comes twice.
  public mutating func forgetDevices() {
    var fresh = JPushService(identifiers: identifiers)
    fresh.registrations = registrations
    fresh.messageCount = messageCount
    fresh.cids.continueNumbers(after: cids)
    fresh.schedules.continueNumbers(after: schedules)
    self = fresh
  }

  /// Notes that a device is logged in, or no longer is.
  mutating func setOnline(_ isOnline: Bool, _ id: RegistrationID, at moment: Instant? = nil) {
    let now = moment.map { clock(at: $0) }
    withDevice(id) { device in
      device.isOnline = isOnline
      if let now { device.lastSeen = now }
    }
    if isOnline, let now { ledger.activate(at: now) }
  }

  /// A new `msg_id`: 17 digits, as the vendor's samples have.
  mutating func nextMessageID() -> String {
    messageCount += 1
    let span: UInt64 = 90_000_000_000_000_000
    return String(10_000_000_000_000_000 + identifiers.bits(0x4A50_0003, messageCount) % span)
  }

  /// Changes the copy of a device's badge; returns it before and after.
  public mutating func changeBadge(
    _ change: ServerBadge.Change, of id: RegistrationID
  ) -> (from: Int, to: Int)? {
    devices.place(of: id).map { changeBadge(change, at: $0) }
  }

  /// The same for the device at `place`.
  mutating func changeBadge(_ change: ServerBadge.Change, at place: Int) -> (from: Int, to: Int) {
    devices.update(place) { device in
      let old = device.badge
      device.badge = old.applying(change)
      return (old.value, device.badge.value)
    }
  }

  /// How many devices have this alias.
  public func deviceCount(ofAlias alias: String) -> Int { devices.places(ofAlias: alias).count }

  /// Changes the tags of a device.
  mutating func setTags(_ tags: TagSet, of id: RegistrationID) { withDevice(id) { $0.tags = tags } }

  /// Changes the alias of a device and keeps count.
  mutating func setAlias(_ alias: String?, of id: RegistrationID) {
    if let place = devices.place(of: id) { devices.setAlias(alias, at: place) }
  }

  /// Changes the mobile number of a device.
  mutating func setMobileNumber(_ number: String?, of id: RegistrationID) {
    withDevice(id) { $0.mobileNumber = number }
  }

  /// Changes a device in place.
  @discardableResult
  mutating func withDevice<Result>(
    _ id: RegistrationID, _ body: (inout ServiceDevice) -> Result
  ) -> Result? {
    devices.place(of: id).map { devices.update($0, body) }
  }
}
