import Phone

extension JPushService {
  /// Sends one copy of a push: the message over JPush's own connection or into store, the notification to APNs.
  ///
  /// - Parameters:
  ///   - push: the number that all that happens with this copy shares.
  ///   - environment: which of Apple's two worlds the app on the device belongs to.
  ///   - hasToken: whether the device can be reached over APNs at all.
  public mutating func route(
    _ work: JPushWork, push: PushNumber, environment: APNsEnvironment, hasToken: Bool, at moment: Instant,
    into log: inout JPushTranscript
  ) -> JPushRoute {
    guard let record = messages[work.message] else { return JPushRoute() }
    var route = JPushRoute()
    let device = devices[work.place]
    if let message = record.push.message {
      let fate = hand(message, id: record.id, push: push, to: device.id, cause: nil, at: moment, into: &log)
      route.isDelivered = fate == .delivered
      route.hasMessage = true
    }
    guard let notification = record.push.notification else { return route }
    if !record.push.fits(environment) {
      log.add(
        .notSentToAPNs, .stopped, rule: "jpush.halt.environment", from: .service, to: .system, at: moment,
        push: push)
      return route
    }
    guard hasToken else {
      log.add(
        .notSentToAPNs, .stopped, rule: "jpush.halt.token", from: .service, to: .system, at: moment,
        push: push)
      return route
    }
    var badge: Int?
    if let change = notification.badge {
      let changed = changeBadge(change, at: work.place)
      badge = changed.to
      log.add(
        .serverBadge(from: changed.from, to: changed.to), rule: "jpush.badge.push", from: .service,
        to: .service, at: moment, push: push)
    }
    log.add(.toAPNs, .passed, rule: "jpush.route.apns", from: .service, to: .system, at: moment, push: push)
    route.apns = JPushAPNsPush(
      message: record.id,
      body: notification.body(badge: badge, messageID: record.id, device: uid(of: work.place)),
      isSilent: notification.isSilent, collapseID: record.push.options.collapseID)
    return route
  }

  /// Notes that APNs took a notification.
  public mutating func apnsAccepted(_ work: JPushWork, at moment: Instant) {
    let now = clock(at: moment)
    messages.update(work.message) { record in
      record.sentToAPNs += 1
      record.arrive(at: work.place, now)
    }
  }

  /// Notes that a notification was tapped.
  mutating func countTap(of id: String) { messages.update(id) { $0.clicked += 1 } }

  /// Notes that a service extension has shown a notification.
  mutating func countShown(of id: String) { messages.update(id) { $0.shown += 1 } }

  /// The numeric id of a device, `_j_uid`: 11 digits, as public logs show.
  func uid(of id: RegistrationID) -> UInt64? { devices.place(of: id).map(uid) }

  private func uid(of place: Int) -> UInt64 {
    10_000_000_000 + identifiers.bits(0x4A50_0004, UInt64(place) + 1) % 89_000_000_000
  }

  /// Hands a custom message to a device, keeps it for it or lets it go.
  mutating func hand(
    _ message: JPushMessage, id: String, push: PushNumber, to device: RegistrationID, cause: Int?,
    at moment: Instant, into log: inout JPushTranscript
  ) -> MessageFate {
    let fate = take(message, id: id, push: push, for: device, at: moment)
    switch fate {
    case .delivered:
      log.add(
        .messageDelivered, .passed, rule: "jpush.message.delivered", from: .sdk, to: .app, at: moment,
        push: push, cause: cause)
      countDelivery(of: id, to: device, at: moment)
    case .lost:
      log.add(
        .messageLost, .stopped, rule: "jpush.message.online", from: .service, to: .sdk, at: moment,
        push: push, cause: cause)
    case .held(let count, let dropped):
      let held = log.add(
        .messageHeld(count: count, dropped: dropped.count), .stopped, rule: "jpush.message.held",
        from: .service, to: .service, at: moment, push: push, cause: cause)
      for old in dropped {
        log.add(
          .messageLost, .stopped, rule: "jpush.message.newest", from: .service, to: .service, at: moment,
          push: old.push, cause: held)
      }
      if let next = nextLook(for: device) { log.later(.expire, at: next) }
    }
    return fate
  }

  /// Notes that a custom message reached the app.
  mutating func countDelivery(of id: String, to device: RegistrationID, at moment: Instant) {
    let place = devices.place(of: device)
    let now = clock(at: moment)
    messages.update(id) { record in
      record.delivered += 1
      if let place { record.arrive(at: place, now) }
    }
  }

  /// Changes how the service behaves.
  public mutating func change(_ setting: JPushSetting) {
    switch setting {
    case .app(let key): app.key = key
    case .blacklist(let isOn): app.isBlacklisted = isOn
    case .vip(let isOn): app.isVIP = isOn
    case .failing(let isOn): app.isFailing = isOn
    case .answer(let code): app.answer = code
    case .limit(let family, let most): quotas.set(family, to: most)
    case .busy(let isOn): app.isBusy = isOn
    case .foreignAddress(let isOn): app.hasForeignAddress = isOn
    case .volume(let volume, let most): volumes.set(volume, to: most)
    case .clock(let offset):
      clockOffset = offset
      // The looks at what is kept were planned by the other clock.
      for place in 0..<devices.count where devices[place].looksAt != nil {
        devices.update(place) { $0.looksAt = nil }
      }
    }
  }
}
