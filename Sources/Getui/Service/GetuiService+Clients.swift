import Phone

extension GetuiService {
  /// A client logs in with the cid it has kept, or registers.
  ///
  /// - Parameter cached: the cid of its last login; one that was away for three months is cleared, and the client gets
  ///   a new one (DCloud, uni-push 2.0).
  mutating func logIn(
    _ cached: ClientID?, on phone: PhoneNumber, isTrusted: Bool, at moment: Instant
  ) -> ClientID {
    let now = clock(at: moment)
    let known = cached.flatMap { clients.place(of: $0) }.flatMap {
      clients[$0].isInactive(at: now) ? nil : $0
    }
    let place = known ?? register(on: phone, at: now)
    let today = CivilTime(now).dayNumber
    let isFirst = clients.update(place) { client in
      defer {
        client.isTrusted = isTrusted
        client.lastLogin = now
        client.logins += 1
      }
      return client.logins == 0 || CivilTime(client.lastLogin).dayNumber != today
    }
    if isFirst { ledger.activate(at: now) }
    clients.setOnline(true, at: place)
    ledger.setOnline(clients.onlineCount, at: now)
    return clients[place].id
  }

  private mutating func register(on phone: PhoneNumber, at now: Instant) -> Int {
    registrations += 1
    let id = ClientID(identifiers, number: registrations)
    let place = clients.add(RegisteredClient(id: id, phone: phone, at: now))
    ledger.register(total: clients.count, at: now)
    return place
  }

  /// A client is online or not, without anything happening.
  mutating func pose(_ id: ClientID, isOnline: Bool) {
    if let place = clients.place(of: id) { clients.setOnline(isOnline, at: place) }
  }

  /// A client's connection has ended.
  mutating func logOut(_ id: ClientID, at moment: Instant) {
    guard let place = clients.place(of: id) else { return }
    clients.setOnline(false, at: place)
    ledger.setOnline(clients.onlineCount, at: clock(at: moment))
  }

  /// Changes what is known about a client, except its alias and whether it is online.
  @discardableResult
  mutating func update<Result>(_ id: ClientID, _ body: (inout RegisteredClient) -> Result) -> Result? {
    clients.place(of: id).map { clients.update($0, body) }
  }

  /// Changes a client's badge count; returns it before and after.
  @discardableResult
  mutating func changeBadge(_ change: CountChange, of id: ClientID) -> (from: Int, to: Int)? {
    clients.place(of: id).map { changeBadge(change, at: $0) }
  }

  /// The same for the client at `place`.
  @discardableResult
  mutating func changeBadge(_ change: CountChange, at place: Int) -> (from: Int, to: Int) {
    clients.update(place) { client in
      let old = client.badge
      client.badge = change.applied(to: old)
      return (old, client.badge)
    }
  }

  /// Hands over what was kept for a client that has logged in, oldest first; what is too old is left for `expire`.
  mutating func takeKept(for id: ClientID) -> [KeptCopy] {
    update(id) { client in
      defer { client.kept = [] }
      return client.kept
    } ?? []
  }

  /// Keeps a copy, and plans to look when it is too old.
  mutating func keep(_ copy: KeptCopy, at place: Int) {
    let isFirst = clients.update(place) { client -> Bool in
      client.kept.append(copy)
      if let planned = client.looksAt, planned <= copy.expires { return false }
      client.looksAt = copy.expires
      return true
    }
    if isFirst { due.add(.expire(place), at: copy.expires) }
  }
}
