import Phone

extension GetuiService {
  /// The most calls about aliases that one client may make within 24 hours (docs.getui.com, iOS SDK API, 13).
  public static let mostAliasCalls = 50
  /// The most clients of one alias (docs.getui.com, iOS SDK API, 13).
  public static let mostClientsOfAlias = 10
  /// The most characters of all tags of one client together (docs.getui.com, REST v2, user).
  public static let mostTagCharacters = 512

  /// What it answers to `setTags:` of a client; nil is success, and only a success uses up the day's one.
  mutating func setTags(_ tags: [String], of id: ClientID, at moment: Instant) -> TagCode? {
    if app.isBlacklisted { return .appBlacklisted }
    if isFailing { return .exception }
    guard hasTagSet(left: id, at: moment) else { return .tooOften }
    guard tags.reduce(0, { $0 + $1.count }) <= Self.mostTagCharacters else { return .tooManyStored }
    storeTags(tags, of: id, at: moment)
    return nil
  }

  /// Whether the client may set its tags once more today.
  func hasTagSet(left id: ClientID, at moment: Instant) -> Bool {
    guard let client = self[id] else { return false }
    let today = CivilTime(clock(at: moment)).dayNumber
    return client.tagDay != today || client.tagSets < quotas.value(of: .tagSetsPerDay)
  }

  /// Replaces a client's tags and counts the day's success.
  mutating func storeTags(_ tags: [String], of id: ClientID, at moment: Instant) {
    let today = CivilTime(clock(at: moment)).dayNumber
    update(id) { client in
      client.tags = Set(tags).sorted()
      client.tagSets = client.tagDay == today ? client.tagSets + 1 : 1
      client.tagDay = today
    }
  }

  /// What it answers to `bindAlias:`; nil is success. A client has one alias: a new one takes the place of the old.
  mutating func bind(_ alias: String, to id: ClientID, at moment: Instant) -> AliasCode? {
    if let refusal = countAliasCall(of: id, at: moment) { return refusal }
    guard let place = clients.place(of: id) else { return .noClientID }
    let isBound = clients[place].alias == alias
    // The vendor names no code for the client that would be one too many; the alias is what cannot be used.
    guard isBound || clients.places(ofAlias: alias).count < Self.mostClientsOfAlias else {
      return .invalidAlias
    }
    clients.setAlias(alias, at: place)
    return nil
  }

  /// What it answers to `unbindAlias:`; nil is success.
  mutating func unbind(
    _ alias: String, from id: ClientID, onlySelf: Bool, at moment: Instant
  ) -> AliasCode? {
    if let refusal = countAliasCall(of: id, at: moment) { return refusal }
    guard let place = clients.place(of: id), clients[place].alias == alias else { return .badParameter }
    for other in onlySelf ? [place] : clients.places(ofAlias: alias) { clients.setAlias(nil, at: other) }
    return nil
  }

  private mutating func countAliasCall(of id: ClientID, at moment: Instant) -> AliasCode? {
    if isFailing { return .unknown }
    let now = clock(at: moment)
    return update(id) { client -> AliasCode? in
      client.aliasCalls.removeAll { $0.after(milliseconds: 86_400_000) <= now || $0 > now }
      guard client.aliasCalls.count < Self.mostAliasCalls else { return .tooManyBinds }
      client.aliasCalls.append(now)
      return nil
    } ?? .noClientID
  }

  /// Takes a token of a kind that has a name; the newest of one name counts.
  mutating func store(_ token: PushToken, of id: ClientID) {
    update(id) { client in
      client.tokens.removeAll { $0.kind == token.kind && $0.name == token.name }
      client.tokens.append(token)
    }
  }

  /// Counts a receipt; false if the service knows neither the task nor the client.
  mutating func count(_ receipt: ReceiptKind, for copy: CopyID, at moment: Instant) -> Bool {
    guard clients.place(of: copy.client) != nil else { return false }
    let now = clock(at: moment)
    return tasks.update(copy.task) { task in
      switch receipt {
      case .arrival:
        task.report.connection.arrived += 1
        task.note("receive", copy.client, at: now)
      case .shown:
        task.report.apns.arrived += 1
        task.report.apns.shown += 1
        task.note("display", copy.client, at: now)
      case .click(let overAPNs):
        if overAPNs { task.report.apns.clicked += 1 } else { task.report.connection.clicked += 1 }
        task.note("click", copy.client, at: now)
      case .voip:
        task.report.apns.arrived += 1
        task.note("receive", copy.client, at: now)
      case .action(let number): task.report.count(number)
      }
      return true
    } ?? false
  }
}
