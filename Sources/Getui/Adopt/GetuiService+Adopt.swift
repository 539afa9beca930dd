import Phone

/// Taking on what a backend's own database holds: no client here ever had its cids, aliases and tags.
extension GetuiService {
  /// What the client on `phone` lacks to be meant by `request`; empty where names are not what is wrong with it.
  public func missingNames(in request: GetuiRequest, on phone: PhoneNumber) -> [GetuiName] {
    guard let (appID, endpoint) = try? request.address(), endpoint != .probe else { return [] }
    let isTrusted = request.credential == .trusted
    let operation = try? request.operation(of: endpoint)
    var names = foreignNames(in: request)
    if names.isEmpty {
      if !isTrusted, !app.takes(id: appID) { names.append(.app(appID)) }
      if case .authenticate(let key, _)? = operation, !app.takes(key: key) { names.append(.key(key)) }
    }
    guard let operation else { return names }
    let desk = RequestDesk(
      appID: appID, isTrusted: isTrusted, credential: request.credential, form: .v2,
      moment: Instant(microseconds: 0))
    for audience in operation.audiences {
      for name in missing(audience, client(on: phone), desk) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// What of the app in `request` nobody gave Belfry, and nothing here has taken on yet; empty where it is another secret
  /// that is wrong, or none.
  public func foreignNames(in request: GetuiRequest) -> [GetuiName] {
    guard let (appID, endpoint) = try? request.address() else { return [] }
    switch request.credential {
    case .foreignApp: return app.adoptedIDs.contains(appID) ? [] : [.app(appID)]
    case .foreignSign:
      guard case .authenticate(let key, _)? = try? request.operation(of: endpoint) else { return [] }
      return (app.has(id: appID) ? [] : [.app(appID)]) + (app.adoptedKeys.contains(key) ? [] : [.signer(key)])
    default: return []
    }
  }

  /// From now on the client on `phone` has these names too. It has one alias at a time; ids and keys are the app's.
  public mutating func adopt(_ names: [GetuiName], on phone: PhoneNumber) {
    let place = clients.place(on: phone)
    for name in names {
      switch name {
      case .app(let id): app.adoptedIDs.append(id)
      case .key(let key), .signer(let key): app.adoptedKeys.append(key)
      case .client(let text): if let place { adoptedIDs.adopt(text, as: clients[place].id) }
      case .alias(let alias): if let place { clients.setAlias(alias, at: place) }
      case .tag(let tag):
        if let place {
          clients.update(place) { client in
            if !client.has(tag) { client.tags = (client.tags + [tag]).sorted() }
          }
        }
      }
    }
  }

  /// The foreign cids in an audience, by the own ones.
  func adoptedNames(in audience: GetuiAudience) -> [ClientID: String] {
    let texts: [String] =
      switch audience {
      case .clients(let texts): texts
      case .clientsByTag(let entries): entries.map(\.client)
      default: []
      }
    var names: [ClientID: String] = [:]
    for text in texts { if let own = adoptedIDs[text] { names[own] = text } }
    return names
  }

  private func missing(
    _ audience: GetuiAudience, _ client: RegisteredClient?, _ desk: RequestDesk
  ) -> [GetuiName] {
    func isUnknown(_ text: String) -> Bool {
      place(of: text, desk) == nil && !(desk.isTrusted && text.hasPrefix("@"))
    }
    func missing(_ tags: [String]) -> [String] { tags.filter { client?.has($0) != true } }
    switch audience {
    case .all: return []
    case .clients(let texts): return texts.filter(isUnknown).map(GetuiName.client)
    case .aliases(let aliases):
      if let own = client?.alias, aliases.contains(own) { return [] }
      return aliases.prefix(1).map(GetuiName.alias)
    case .fastTag(let tag): return missing([tag]).map(GetuiName.tag)
    case .tags(let conditions): return conditions.flatMap { Self.wanted($0, missing) }.map(GetuiName.tag)
    case .clientsByTag(let entries):
      return entries.map(\.client).filter(isUnknown).map(GetuiName.client)
        + entries.flatMap { Self.wanted($0.condition, missing) }.map(GetuiName.tag)
    }
  }

  /// The tags that would meet a condition; none for what is no tag of the app's.
  private static func wanted(_ condition: TagCondition, _ missing: ([String]) -> [String]) -> [String] {
    guard condition.key == .customTag else { return [] }
    let open = missing(condition.values)
    switch condition.operation {
    case .all: return open
    case .any: return open.count == condition.values.count ? Array(open.prefix(1)) : []
    case .none: return []
    }
  }
}

extension GetuiOperation {
  /// Whom it sends to.
  var audiences: [GetuiAudience] {
    switch self {
    case .pushOne(_, let audience), .pushMany(_, let audience), .pushList(let audience, _, _, _): [audience]
    case .pushBatch(let orders, _): orders.map(\.audience)
    default: []
    }
  }
}

extension GetuiRequest {
  /// Whether it is to send something, to come in, or belongs to no call at all: what a backend tries first.
  public var isMeantToSend: Bool {
    guard let (_, endpoint) = try? address() else { return true }
    switch endpoint {
    case .auth, .v1Auth, .v1Push, .pushOne, .pushBatch, .createMessage, .pushList, .pushAll, .pushTag,
      .pushFastTag:
      return true
    default: return false
    }
  }
}
