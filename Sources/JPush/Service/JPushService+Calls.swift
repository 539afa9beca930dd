extension JPushService {
  /// What it answers to a device's tag or alias call, which takes effect with the answer.
  mutating func answer(_ request: SDKRequest, seq: Int?, from id: RegistrationID) -> SDKAnswer {
    if let code = app.answer ?? app.code(for: request) {
      return SDKAnswer(request: request, code: code, seq: seq)
    }
    guard let device = self[id] else { return SDKAnswer(request: request, code: .userInvalid, seq: seq) }
    switch request {
    case .addTags(let tags):
      let union = device.tags.union(tags)
      guard union.count <= TagCheck.mostTags else {
        return SDKAnswer(request: request, code: .deviceHasTooManyTags, seq: seq)
      }
      return answer(request, setting: union, of: id, given: tags, seq)
    case .setTags(let tags): return answer(request, setting: TagSet(tags), of: id, given: tags, seq)
    case .deleteTags(let tags):
      return answer(request, setting: device.tags.subtracting(tags), of: id, given: tags, seq)
    case .cleanTags: return answer(request, setting: TagSet(), of: id, given: nil, seq)
    case .getAllTags:
      return SDKAnswer(request: request, code: .ok, tags: device.tags.sorted, seq: seq)
    case .validTag(let tag):
      let isBound = device.tags.contains(tag)
      return SDKAnswer(request: request, code: .ok, tags: [tag], isBound: isBound, seq: seq)
    case .setAlias(let alias): return answer(request, binding: alias, to: id, device.alias, seq)
    case .deleteAlias:
      setAlias(nil, of: id)
      return SDKAnswer(request: request, code: .ok, seq: seq)
    case .getAlias: return SDKAnswer(request: request, code: .ok, alias: device.alias, seq: seq)
    case .older(let call): return answer(request, call, from: id, device.alias)
    case .setMobileNumber(let number):
      setMobileNumber(number?.isEmpty == true ? nil : number, of: id)
      return SDKAnswer(request: request, code: .ok, seq: nil)
    }
  }

  /// Both parts of an older call, or none: a refused alias leaves the tags alone.
  private mutating func answer(
    _ request: SDKRequest, _ call: OlderCall, from id: RegistrationID, _ old: String?
  ) -> SDKAnswer {
    if let alias = call.alias {
      guard mayBind(alias, old) else {
        return SDKAnswer(request: request, code: .aliasOnTooManyDevices, seq: nil)
      }
      setAlias(alias.isEmpty ? nil : alias, of: id)
    }
    if let tags = call.tags { setTags(TagSet(tags), of: id) }
    return SDKAnswer(
      request: request, code: .ok, tags: call.tags.map { TagSet($0).sorted }, alias: call.alias, seq: nil)
  }

  private func mayBind(_ alias: String, _ old: String?) -> Bool {
    alias == old || alias.isEmpty || deviceCount(ofAlias: alias) < Self.mostDevicesOfAlias
  }

  private mutating func answer(
    _ request: SDKRequest, setting tags: TagSet, of id: RegistrationID, given: [String]?, _ seq: Int?
  ) -> SDKAnswer {
    setTags(tags, of: id)
    return SDKAnswer(request: request, code: .ok, tags: given.map { TagSet($0).sorted }, seq: seq)
  }

  private mutating func answer(
    _ request: SDKRequest, binding alias: String, to id: RegistrationID, _ old: String?, _ seq: Int?
  ) -> SDKAnswer {
    guard mayBind(alias, old) else {
      return SDKAnswer(request: request, code: .aliasOnTooManyDevices, seq: seq)
    }
    setAlias(alias, of: id)
    return SDKAnswer(request: request, code: .ok, alias: alias, seq: seq)
  }
}
