import Phone

extension JPushService {
  /// Whether the push API takes this `time_to_live`.
  static func takes(timeToLive: Int?) -> Bool {
    timeToLive.map { (0...longestTimeToLive).contains($0) } ?? true
  }

  /// Notes a message to one device that came by no request, for the reports: they ask what kind it was and not what
  /// it said, and a stream of such messages would fill the memory.
  mutating func noteMessage(id: String, at moment: Instant) {
    var push = JPushPush()
    push.message = JPushMessage(content: "")
    var record = MessageRecord(id: id, push: push, at: clock(at: moment))
    record.targets = 1
    messages.add(record)
  }

  /// Takes a custom message for a device: hands it over, keeps it or lets it go.
  mutating func take(
    _ message: JPushMessage, id: String, push: PushNumber, for device: RegistrationID, at moment: Instant
  ) -> MessageFate {
    let seconds = message.timeToLive ?? Self.standardTimeToLive
    let now = clock(at: moment)
    let fate = withDevice(device) { device -> MessageFate in
      if device.isOnline { return .delivered }
      if seconds == 0 { return .lost }
      let expires = now.after(milliseconds: Int64(seconds) * 1000)
      device.held.append(
        HeldMessage(push: push, id: id, message: message, sent: now, expires: expires))
      let dropped = Array(device.held.prefix(max(0, device.held.count - Self.mostHeld)))
      device.held.removeFirst(dropped.count)
      return .held(count: device.held.count, dropped: dropped)
    }
    return fate ?? .lost
  }

  /// Hands over what was kept for a device that has logged in, oldest first.
  mutating func takeHeld(for id: RegistrationID) -> [HeldMessage] {
    withDevice(id) { device in
      defer { device.held = [] }
      return device.held
    } ?? []
  }

  /// Lets go of what is too old at `moment`.
  mutating func expire(for id: RegistrationID, at moment: Instant) -> [HeldMessage] {
    let now = clock(at: moment)
    return withDevice(id) { device in
      let gone = device.held.filter { $0.expires <= now }
      device.held.removeAll { $0.expires <= now }
      if let next = device.looksAt, next <= now { device.looksAt = nil }
      return gone
    } ?? []
  }

  /// When the service must next look for messages that are too old, in world time; nil if it looks early enough already.
  ///
  /// One look for all of a device's messages keeps the agenda short however many are sent.
  mutating func nextLook(for id: RegistrationID) -> Instant? {
    let look =
      withDevice(id) { device -> Instant? in
        guard let first = device.held.map(\.expires).min() else { return nil }
        if let planned = device.looksAt, planned <= first { return nil }
        device.looksAt = first
        return first
      } ?? nil
    return look.map { worldTime(of: $0) }
  }
}
