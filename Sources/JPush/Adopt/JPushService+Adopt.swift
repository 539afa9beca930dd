import Payload
import Phone

/// Taking on what a backend's own database holds: no device here ever had its ids, aliases and tags.
extension JPushService {
  /// What the device on `phone` lacks to be meant by `request`; empty where names are not what is wrong with it.
  public func missingNames(in request: JPushRequest, on phone: PhoneNumber) -> [JPushName] {
    var names = foreignPair(in: request).map { [JPushName.pair($0)] } ?? []
    switch request.credential {
    case .right(let key), .unchecked(let key):
      if !key.hasPrefix("group-"), !app.takes(key) { names.append(.key(key)) }
    default: break
    }
    let device = device(on: phone)
    for audience in audiences(of: request) {
      for set in resolved(audience).sets {
        for name in missing(set, device) where !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The AppKey and master secret of `request` that nobody gave Belfry and that nothing here has taken on yet.
  public func foreignPair(in request: JPushRequest) -> ForeignPair? {
    guard case .foreign(let pair) = request.credential, !app.hasAdopted(pair) else {
      return nil
    }
    return pair
  }

  /// From now on the device on `phone` has these names too. It has one alias at a time; AppKeys are the app's.
  public mutating func adopt(_ names: [JPushName], on phone: PhoneNumber) {
    let place = devices.place(on: phone)
    for name in names {
      switch name {
      case .key(let key): app.adoptedKeys.append(key)
      case .pair(let pair): app.adopt(pair)
      case .registrationID(let text): if let place { adoptedIDs.adopt(text, as: devices[place].id) }
      case .alias(let alias): if let place { devices.setAlias(alias, at: place) }
      case .tag(let tag): if let place { devices.update(place) { $0.tags = $0.tags.union([tag]) } }
      }
    }
  }

  /// The audience with Belfry's own registration IDs in place of the adopted ones.
  func resolved(_ audience: JPushAudience) -> JPushAudience {
    guard case .sets(let sets) = audience else { return audience }
    return .sets(
      sets.map { set in
        guard set.kind == .registrationID else { return set }
        return AudienceSet(.registrationID, set.values.map { adoptedIDs[$0]?.text ?? $0 })
      })
  }

  private func missing(_ set: AudienceSet, _ device: ServiceDevice?) -> [JPushName] {
    if let device, set.contains(device) { return [] }
    switch set.kind {
    case .alias: return set.values.prefix(1).map(JPushName.alias)
    case .tag: return set.values.prefix(1).map(JPushName.tag)
    case .tagAnd: return set.values.filter { device?.tags.contains($0) != true }.map(JPushName.tag)
    case .registrationID:
      let unknown = set.values.filter { place(of: $0) == nil && !$0.hasPrefix("@") }
      return unknown.map(JPushName.registrationID)
    case .tagNot, .segment, .abtest: return []
    }
  }

  /// Whom the pushes of a request are for; none where it cannot be read, or sends nothing.
  private func audiences(of request: JPushRequest) -> [JPushAudience] {
    switch try? request.endpoint() {
    case .push, .groupPush, .validate:
      return (try? PushObject(request.body).read()).map { [$0.audience] } ?? []
    case .batch(let kind):
      let list = (try? request.object(.missing))?.given("pushlist")
      guard let list, list.kind == .object else { return [] }
      return list.members.compactMap { try? PushObject($0.value, target: kind).read().audience }
    default: return []
    }
  }
}

extension JPushRequest {
  /// Whether it is to send something, or belongs to no call at all: what a backend tries first.
  public var isMeantToSend: Bool {
    guard let endpoint = try? endpoint() else { return true }
    switch endpoint {
    case .push, .groupPush, .batch: return true
    default: return false
    }
  }
}
