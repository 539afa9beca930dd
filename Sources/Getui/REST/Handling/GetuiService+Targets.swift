import Phone

extension GetuiService {
  /// Where the client of this text is: a cid, or `@2` for phone 2 in a request written as a command.
  func place(of text: String, _ desk: RequestDesk) -> Int? {
    if desk.isTrusted, text.hasPrefix("@"), let number = Int(text.dropFirst()) {
      return clients.place(on: PhoneNumber(number))
    }
    return (adoptedIDs[text] ?? ClientID(text)).flatMap { clients.place(of: $0) }
  }

  /// Where all of these clients are.
  ///
  /// - Throws: 20001, “target user is invalid”, if one is not known.
  func places(of texts: [String], _ desk: RequestDesk) throws(GetuiRefusal) -> [Int] {
    var places: [Int] = []
    for text in texts {
      guard let place = place(of: text, desk) else { throw GetuiRefusal(.target) }
      places.append(place)
    }
    return places
  }

  /// The clients that an audience means, in the order in which they registered or were named; the unknown ones are
  /// left out.
  func places(in audience: GetuiAudience, _ desk: RequestDesk) -> [Int] {
    switch audience {
    case .clients(let texts): return texts.compactMap { place(of: $0, desk) }
    case .aliases(let aliases): return aliases.flatMap { clients.places(ofAlias: $0) }
    case .all: return Array(0..<clients.count)
    case .tags(let conditions):
      return (0..<clients.count).filter { place in conditions.allSatisfy { $0.matches(clients[place]) } }
    case .fastTag(let tag): return (0..<clients.count).filter { clients[$0].has(tag) }
    case .clientsByTag(let entries):
      return entries.compactMap { entry in
        place(of: entry.client, desk).flatMap { entry.condition.matches(clients[$0]) ? $0 : nil }
      }
    }
  }

  /// The clients that an audience means, for showing it.
  public func clients(in audience: GetuiAudience) -> [RegisteredClient] {
    let desk = RequestDesk(
      appID: "", isTrusted: true, credential: .trusted, form: .v2, moment: Instant(microseconds: 0))
    return places(in: audience, desk).map { clients[$0] }
  }

  /// What the answer says about a client: where the copy is taken to have gone when the request is answered.
  func status(of place: Int, _ push: GetuiPush, at moment: Instant) -> String {
    let client = clients[place]
    if client.isInactive(at: clock(at: moment)) || client.isBlacklisted { return "successed_ignore" }
    // The pages say that “offline” includes the vendor channel, so strategies that go to APNs answer that.
    let overConnection = client.isOnline && !push.settings.strategy.needsToken
    return overConnection && (push.ios?.kind ?? .notify) == .notify ? "successed_online" : "successed_offline"
  }
}
