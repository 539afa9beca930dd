import Payload
import Phone

/// Devices, tags and aliases (docs.jiguang.cn, REST API v3, device).
extension JPushService {
  mutating func changeNames(
    _ endpoint: JPushEndpoint, _ request: JPushRequest, at moment: Instant
  ) throws(JPushRefusal) -> JPushReply {
    switch endpoint {
    case .device(let id): return try readDevice(id)
    case .changeDevice(let id): return try changeDevice(id, request)
    case .deviceStates: return try deviceStates(request, at: moment)
    case .tags: return JPushReply(["tags": .array(allTags.prefix(Self.mostTagsListed).map(JSONTree.string))])
    case .tagOf(let tag, let id):
      return JPushReply(["result": .bool(devices[try device(id)].tags.contains(tag))])
    case .changeTag(let tag): return try changeTag(tag, request)
    case .deleteTag(let tag):
      if try includesIOS(request) {
        for place in 0..<devices.count where devices[place].tags.contains(tag) {
          devices.update(place) { $0.tags = $0.tags.subtracting([tag]) }
        }
      }
      return JPushReply()
    case .alias(let alias):
      let places = try includesIOS(request) ? devices.places(ofAlias: alias) : []
      let ids = places.prefix(Self.mostDevicesOfAlias).map { JSONTree.string(devices[$0].id.text) }
      return JPushReply(["registration_ids": .array(Array(ids))])
    case .changeAlias(let alias): return try changeAlias(alias, request)
    case .deleteAlias(let alias):
      if try includesIOS(request) {
        for place in devices.places(ofAlias: alias) { devices.setAlias(nil, at: place) }
      }
      return JPushReply()
    default: throw JPushRefusal(.noSuchPath)
    }
  }

  /// The most tags that `GET /v3/tags` lists.
  static let mostTagsListed = 100
  /// The most tags of `add` and of `remove`, and their bytes together.
  static let mostTagsOfChange = 100
  static let mostBytesOfChange = 1000
  /// The most registration IDs of one call.
  static let mostDevicesOfCall = 1000

  /// Every tag there is, sorted.
  private var allTags: [String] {
    var tags: Set<String> = []
    for place in 0..<devices.count { tags.formUnion(devices[place].tags.sorted) }
    return tags.sorted()
  }

  private func device(_ id: String) throws(JPushRefusal) -> Int {
    guard let place = place(of: id) else {
      throw JPushRefusal(.deviceInvalid, "The registration_id does not belong to this appkey!")
    }
    return place
  }

  /// Whether `platform` of the query takes in iOS: left out it takes in all.
  private func includesIOS(_ request: JPushRequest) throws(JPushRefusal) -> Bool {
    guard let text = request.http.queryValue(of: "platform"), !text.isEmpty else { return true }
    let names = text.split(separator: ",").map(String.init)
    guard names.allSatisfy({ ["android", "ios", "winphone", "hmos", "quickapp"].contains($0) }) else {
      throw JPushRefusal(.deviceInvalid)
    }
    return names.contains("ios")
  }

  private func readDevice(_ id: String) throws(JPushRefusal) -> JPushReply {
    let device = devices[try device(id)]
    return JPushReply([
      "tags": .array(device.tags.sorted.map(JSONTree.string)),
      "alias": device.alias.map(JSONTree.string) ?? .null,
      "mobile": device.mobileNumber.map(JSONTree.string) ?? .null,
    ])
  }

  /// Everything is checked before anything is changed.
  private mutating func changeDevice(
    _ id: String, _ request: JPushRequest
  ) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.deviceInvalid)
    let place = try device(id)
    var tags: TagSet?
    if let value = root.given("tags") { tags = try changed(devices[place].tags, value) }
    let alias = try root.deviceText("alias")
    if let alias, !alias.isEmpty { try checkAlias(alias, at: place) }
    let mobile = try root.deviceText("mobile")
    if let mobile, MobileNumberCheck(mobile).code != .ok { throw JPushRefusal(.deviceInvalid) }
    if let tags { devices.update(place) { $0.tags = tags } }
    if let alias { devices.setAlias(alias.isEmpty ? nil : alias, at: place) }
    let clearsMobile = root["mobile"]?.kind == .null
    if mobile != nil || clearsMobile {
      devices.update(place) { $0.mobileNumber = mobile.flatMap { $0.isEmpty ? nil : $0 } }
    }
    return JPushReply()
  }

  private func changed(_ old: TagSet, _ value: JSONValue) throws(JPushRefusal) -> TagSet {
    if value.string == "" { return TagSet() }
    guard value.kind == .object else { throw JPushRefusal(.deviceInvalid) }
    let added = try value.given("add")?.texts(.deviceInvalid) ?? []
    let removed = try value.given("remove")?.texts(.deviceInvalid) ?? []
    for tags in [added, removed] {
      let bytes = tags.reduce(0) { $0 + $1.utf8.count }
      guard tags.count <= Self.mostTagsOfChange, bytes <= Self.mostBytesOfChange,
        tags.allSatisfy(NameText.isLegal)
      else { throw JPushRefusal(.deviceInvalid) }
    }
    let new = old.subtracting(removed).union(added)
    guard new.count <= TagCheck.mostTags else { throw JPushRefusal(.deviceSomeInvalid) }
    return new
  }

  private func checkAlias(_ alias: String, at place: Int) throws(JPushRefusal) {
    guard NameText.isLegal(alias) else { throw JPushRefusal(.deviceInvalid) }
    guard devices[place].alias == alias || deviceCount(ofAlias: alias) < Self.mostDevicesOfAlias else {
      throw JPushRefusal(.aliasOnTooMany)
    }
  }

  private mutating func changeTag(_ tag: String, _ request: JPushRequest) throws(JPushRefusal) -> JPushReply {
    guard NameText.isLegal(tag) else { throw JPushRefusal(.deviceInvalid) }
    let (added, removed) = try places(in: request)
    for place in added where devices[place].tags.count >= TagCheck.mostTags {
      throw JPushRefusal(.deviceSomeInvalid)
    }
    for place in removed { devices.update(place) { $0.tags = $0.tags.subtracting([tag]) } }
    for place in added { devices.update(place) { $0.tags = $0.tags.union([tag]) } }
    return JPushReply()
  }

  private mutating func changeAlias(
    _ alias: String, _ request: JPushRequest
  ) throws(JPushRefusal) -> JPushReply {
    let (_, removed) = try places(in: request)
    for place in removed where devices[place].alias == alias { devices.setAlias(nil, at: place) }
    return JPushReply()
  }

  private func places(in request: JPushRequest) throws(JPushRefusal) -> (added: [Int], removed: [Int]) {
    let root = try request.object(.deviceInvalid)
    guard let lists = root.given("registration_ids"), lists.kind == .object else {
      throw JPushRefusal(.deviceInvalid)
    }
    return (try places(lists.given("add")), try places(lists.given("remove")))
  }

  private func places(_ list: JSONValue?) throws(JPushRefusal) -> [Int] {
    guard let list else { return [] }
    let ids = try list.texts(.deviceInvalid)
    guard ids.count <= Self.mostDevicesOfCall else { throw JPushRefusal(.deviceInvalid) }
    var places: [Int] = []
    for id in ids { places.append(try device(id)) }
    return places
  }

  private func deviceStates(_ request: JPushRequest, at moment: Instant) throws(JPushRefusal) -> JPushReply {
    let root = try request.object(.deviceInvalid)
    guard let ids = try root.given("registration_ids")?.texts(.deviceInvalid),
      (1...Self.mostDevicesOfCall).contains(ids.count)
    else { throw JPushRefusal(.deviceInvalid) }
    return JPushReply(
      .object(
        ids.map { id in JSONTree.Member(id, place(of: id).map { state(at: $0, moment) } ?? .object([])) }))
  }

  /// Online is whoever was so within ten minutes; after two days away the time is no longer told.
  private func state(at place: Int, _ moment: Instant) -> JSONTree {
    let device = devices[place]
    guard !device.isOnline else { return ["online": true] }
    guard let seen = device.lastSeen else { return ["online": false] }
    let away = moment.microseconds - seen.microseconds
    if away <= 600_000_000 { return ["online": true] }
    if away > 2 * 86_400_000_000 { return ["online": false] }
    return ["online": false, "last_online_time": .string(CivilTime(seen).text)]
  }
}

extension JSONValue {
  /// The text under `key`; nil if it is missing or null.
  fileprivate func deviceText(_ key: String) throws(JPushRefusal) -> String? {
    guard let found = given(key) else { return nil }
    guard let text = found.string else { throw JPushRefusal(.deviceInvalid) }
    return text
  }
}
