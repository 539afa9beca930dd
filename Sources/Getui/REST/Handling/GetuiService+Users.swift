import Payload
import Phone

extension GetuiService {
  /// The longest tag, in characters (docs.getui.com, REST v2, user).
  static let longestTag = 32

  /// Handles the calls about clients, their aliases and tags.
  mutating func handleUsers(
    _ operation: GetuiOperation, _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiReply {
    switch operation {
    case .bindAliases(let bindings): return try bind(bindings, desk)
    case .unbindAliases(let bindings): return try unbind(bindings, desk)
    case .unbindAlias(let alias):
      for place in clients.places(ofAlias: alias) { clients.setAlias(nil, at: place) }
      return GetuiReply()
    case .setTags(let tags, let client): return try setTags(tags, client, desk)
    case .addTag(let tag, let texts): return try changeTag(tag, texts, isAdded: true, desk)
    case .removeTag(let tag, let texts): return try changeTag(tag, texts, isAdded: false, desk)
    case .blacklist(let texts, let isOn):
      for place in try places(of: texts, desk) { clients.update(place) { $0.isBlacklisted = isOn } }
      return GetuiReply()
    case .setBadge(let change, let texts): return try setBadge(change, texts, desk, into: &log)
    default: return try readUsers(operation, desk)
    }
  }

  private mutating func bind(_ bindings: [AliasBinding], _ desk: RequestDesk) throws(GetuiRefusal)
    -> GetuiReply
  {
    var added: [String: Int] = [:]
    for binding in bindings {
      let place = try places(of: [binding.client], desk)[0]
      guard clients[place].alias != binding.alias else { continue }
      added[binding.alias, default: 0] += 1
      let count = clients.places(ofAlias: binding.alias).count + (added[binding.alias] ?? 0)
      guard count <= Self.mostClientsOfAlias else { throw GetuiRefusal(.size("alias")) }
    }
    for binding in bindings {
      if let place = place(of: binding.client, desk) { clients.setAlias(binding.alias, at: place) }
    }
    return GetuiReply()
  }

  private mutating func unbind(_ bindings: [AliasBinding], _ desk: RequestDesk) throws(GetuiRefusal)
    -> GetuiReply
  {
    let places = try places(of: bindings.map(\.client), desk)
    for (place, binding) in zip(places, bindings) where clients[place].alias == binding.alias {
      clients.setAlias(nil, at: place)
    }
    return GetuiReply()
  }

  private mutating func setTags(
    _ tags: [String], _ client: String, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> GetuiReply {
    try checkTags(tags)
    guard tags.reduce(0, { $0 + $1.count }) <= Self.mostTagCharacters else {
      throw GetuiRefusal(.size("custom_tag"))
    }
    let id = clients[try places(of: [client], desk)[0]].id
    guard hasTagSet(left: id, at: desk.moment) else { throw GetuiRefusal(.tagSetPerDay) }
    storeTags(tags, of: id, at: desk.moment)
    return GetuiReply()
  }

  private mutating func changeTag(
    _ tag: String, _ texts: [String], isAdded: Bool, _ desk: RequestDesk
  ) throws(GetuiRefusal) -> GetuiReply {
    try checkTags([tag])
    let now = clock(at: desk.moment)
    guard quotas.hasRoom(.tagChangesPerMinute, at: now) else { throw GetuiRefusal(.tagsPerMinute) }
    guard quotas.hasRoom(.tagChangesPerDay, at: now) else { throw GetuiRefusal(.tagsPerDay) }
    quotas.use(.tagChangesPerMinute, at: now)
    quotas.use(.tagChangesPerDay, at: now)
    let results = texts.map { text -> JSONTree.Member in
      let isDone = place(of: text, desk).map { change(tag, at: $0, isAdded: isAdded) } ?? false
      return JSONTree.Member(text, .string(isDone ? "true" : "false"))
    }
    return GetuiReply(.object(results))
  }

  private mutating func change(_ tag: String, at place: Int, isAdded: Bool) -> Bool {
    clients.update(place) { client in
      if !isAdded {
        let count = client.tags.count
        client.tags.removeAll { $0 == tag }
        return client.tags.count < count
      }
      if client.has(tag) { return true }
      guard client.tags.count < UserReader.mostTags else { return false }
      client.tags = (client.tags + [tag]).sorted()
      return true
    }
  }

  private func checkTags(_ tags: [String]) throws(GetuiRefusal) {
    guard has(.changeTags) else { throw GetuiRefusal(.noTagRight) }
    guard tags.allSatisfy({ $0.count <= Self.longestTag }) else { throw GetuiRefusal(.tagLength) }
    guard tags.allSatisfy({ LegalSpelling.tag.offender(in: $0) == nil }) else {
      throw GetuiRefusal(.tagFailed)
    }
  }

  private mutating func setBadge(
    _ badge: CountChange, _ texts: [String], _ desk: RequestDesk, into log: inout GetuiTranscript
  ) throws(GetuiRefusal) -> GetuiReply {
    for place in try places(of: texts, desk) {
      guard let change = changeBadge(badge, of: clients[place].id) else { continue }
      log.add(
        .serverBadge(from: change.from, to: change.to), rule: "getui.badge.rest", from: .backend,
        to: .service, at: desk.moment)
    }
    return GetuiReply()
  }
}
