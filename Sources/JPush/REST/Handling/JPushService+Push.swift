import Payload
import Phone

extension JPushService {
  mutating func push(
    _ request: JPushRequest, _ endpoint: JPushEndpoint, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushAnswer {
    let push = try PushObject(request.body).read()
    try checkOverride(of: push, endpoint, at: moment)
    if let cid = push.cid {
      switch cids.find(cid, .push, at: moment) {
      case .unknown: throw JPushRefusal(.invalid)
      case .used(let body):
        log.repeats(cid, at: worldTime(of: moment))
        return JPushAnswer(JPushReply(.text(body)))
      case .fresh: break
      }
    }
    let places = try targets(of: push, at: moment)
    try checkVolume(of: push, places.count, at: moment)
    let id = nextMessageID()
    let work = accept(push, id, places, at: moment, into: &log)
    if endpoint == .groupPush { return JPushAnswer(groupReply(to: push, id), work: work) }
    let reply = reply(to: push, id)
    if let cid = push.cid { cids.use(cid, answer: reply.body) }
    return JPushAnswer(reply, work: work)
  }

  /// Exactly two keys, both text.
  func reply(to push: JPushPush, _ id: String) -> JPushReply {
    JPushReply(["sendno": .string(String(push.options.sendNumber)), "msg_id": .string(id)])
  }

  private mutating func groupReply(to push: JPushPush, _ id: String) -> JPushReply {
    let own: JSONTree = ["sendno": .string(String(push.options.sendNumber)), "msg_id": .string(id)]
    return JPushReply(
      .object([.init(appKey, own), .init("group_msgid", .string(nextMessageID()))]))
  }

  /// The app's key for answers that name it.
  var appKey: String { app.key ?? "belfry" }

  /// The devices of a push.
  ///
  /// - Throws: 1003 for a registration ID that is not the app's, 1011 where nobody is left.
  func targets(of push: JPushPush, at moment: Instant) throws(JPushRefusal) -> [Int] {
    if case .sets(let sets) = push.audience, sets.count == 1, sets[0].kind == .registrationID,
      sets[0].values.count == 1, place(of: sets[0].values[0]) == nil
    {
      throw JPushRefusal(.invalid, "The registration_id \(sets[0].values[0]) is invalid!")
    }
    let places = push.isForIOS ? places(in: push.audience).filter { !devices[$0].isInactive(at: moment) } : []
    guard !places.isEmpty else { throw JPushRefusal(.nobody) }
    return places
  }

  /// Takes in a push, and says which copies go out.
  mutating func accept(
    _ push: JPushPush, _ id: String, _ places: [Int], at moment: Instant, into log: inout JPushTranscript
  ) -> [JPushWork] {
    var record = MessageRecord(id: id, push: push, at: moment)
    record.targets = places.count
    messages.add(record)
    log.add(
      .pushAccepted(messageID: id, devices: places.count), .passed, rule: "jpush.push.accepted",
      from: .service, to: .service, at: worldTime(of: moment))
    volumes.use(.copies, places.count, at: moment)
    guard push.options.spreadMinutes > 0 else { return work(id, places) }
    volumes.use(.bigPushes, 1, at: moment)
    return begin(spreading: id, over: push.options.spreadMinutes, places, at: moment)
  }

  /// The copies of a push for the devices at these places.
  func work(_ id: String, _ places: [Int]) -> [JPushWork] {
    places.map { JPushWork(message: id, phone: devices[$0].phone, place: $0) }
  }

  /// How long another push can take the place of one, in milliseconds: a day.
  static let overridable: Int64 = 86_400_000

  /// - Throws: 1003 for `override_msg_id` of a push that is older than a day or not known; a push to a group has none.
  func checkOverride(
    of push: JPushPush, _ endpoint: JPushEndpoint, at moment: Instant
  ) throws(JPushRefusal) {
    guard let id = push.options.overrides else { return }
    guard endpoint != .groupPush, let old = messages[id],
      old.accepted.after(milliseconds: Self.overridable) > moment
    else { throw JPushRefusal(.invalid, at: "override_msg_id") }
  }

  /// - Throws: 1012 and 2005 where the day's limits do not allow a push to so many.
  func checkVolume(of push: JPushPush, _ copies: Int, at moment: Instant) throws(JPushRefusal) {
    if push.options.spreadMinutes > 0, volumes.isFull(.bigPushes, for: 1, at: moment) {
      throw JPushRefusal(DailyVolume.bigPushes.code)
    }
    if volumes.isFull(.copies, for: copies, at: moment) { throw JPushRefusal(DailyVolume.copies.code) }
  }

  mutating func issueIDs(_ request: JPushRequest, at moment: Instant) throws(JPushRefusal) -> JPushReply {
    let count = request.http.queryValue(of: "count").map { Int($0) ?? 0 } ?? 1
    let type = request.http.queryValue(of: "type") ?? CIDBook.Purpose.push.rawValue
    guard (1...CIDBook.mostAtOnce).contains(count), let purpose = CIDBook.Purpose(rawValue: type) else {
      throw JPushRefusal(.invalid)
    }
    let ids = cids.issue(count, purpose, key: appKey, identifiers, at: moment)
    return JPushReply(["cidlist": .array(ids.map(JSONTree.string))])
  }

  /// Many pushes in one call, each under its own cid and to one device; each is answered for itself.
  mutating func batch(
    _ request: JPushRequest, _ kind: AudienceSet.Kind, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushAnswer {
    let root = try request.object(.missing)
    guard let list = root.given("pushlist") else { throw JPushRefusal(.missing) }
    guard list.kind == .object, (1...1000).contains(list.count) else { throw JPushRefusal(.invalid) }
    var members: [JSONTree.Member] = []
    var work: [JPushWork] = []
    for member in list.members {
      var id: String?
      do throws(JPushRefusal) {
        guard cids.find(member.key, .push, at: moment) == .fresh else { throw JPushRefusal(.invalid) }
        let push = try PushObject(member.value, target: kind).read()
        try checkOverride(of: push, .batch(kind), at: moment)
        let own = nextMessageID()
        id = own
        let places = try targets(of: push, at: moment)
        try checkVolume(of: push, places.count, at: moment)
        let copies = accept(push, own, places, at: moment, into: &log)
        cids.use(member.key, answer: reply(to: push, own).body)
        work += copies
        members.append(.init(member.key, ["msg_id": .text(Array(own.utf8))]))
      } catch {
        let fault: JSONTree = ["code": .number(error.code.rawValue), "message": .string(error.message)]
        let number = id.map { [JSONTree.Member("msg_id", .text(Array($0.utf8)))] } ?? []
        members.append(.init(member.key, .object(number + [.init("error", fault)])))
      }
    }
    return JPushAnswer(JPushReply(.object(members)), work: work)
  }

  /// Takes back what is still kept of a push.
  mutating func withdraw(
    _ id: String, at moment: Instant, into log: inout JPushTranscript
  ) throws(JPushRefusal) -> JPushReply {
    guard messages.update(id, { $0.isWithdrawn = true }) != nil else { throw JPushRefusal(.invalid) }
    for place in 0..<devices.count where devices[place].held.contains(where: { $0.id == id }) {
      for gone in devices[place].held where gone.id == id {
        log.add(
          .messageLost, .stopped, rule: "jpush.message.withdrawn", from: .service, to: .service,
          at: worldTime(of: moment), push: gone.push)
      }
      devices.update(place) { device in device.held.removeAll { $0.id == id } }
    }
    return JPushReply()
  }
}

extension JPushTranscript {
  /// Notes that a `cid` came again.
  mutating func repeats(_ cid: String, at moment: Instant) {
    add(.repeated(cid), .stopped, rule: "jpush.rest.cid", from: .service, to: .service, at: moment)
  }
}
