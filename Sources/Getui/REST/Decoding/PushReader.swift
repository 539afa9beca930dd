import Payload

/// Reads the bodies of push calls (docs.getui.com, REST v2, push).
enum PushReader {
  /// The most messages of one `/push/single/batch`.
  static let mostOrders = 200
  /// The most clients or aliases of one `/push/list`.
  static let mostTargets = 1_000

  static func operation(_ endpoint: Endpoint, _ body: RequestObject) throws(GetuiRefusal) -> GetuiOperation {
    switch endpoint {
    case .pushOne(let kind): return try one(body, kind)
    case .pushBatch(let kind): return try batch(body, kind)
    case .createMessage: return .createMessage(try push(body, needsID: false))
    case .pushList(let kind): return try list(body, kind)
    case .pushAll:
      let push = try push(body, needsID: true, isToMany: true)
      guard let audience = body["audience"] else { throw GetuiRefusal(.missing("audience")) }
      guard audience.string == "all" else { throw GetuiRefusal(.invalid("audience")) }
      return .pushMany(push, .all)
    case .pushTag:
      let push = try push(body, needsID: true, isToMany: true)
      let audience = try body.requiredObject("audience")
      return .pushMany(push, .tags(try conditions(audience)))
    case .pushFastTag:
      let push = try push(body, needsID: true, isToMany: true)
      let tag = try body.requiredObject("audience").requiredText("fast_custom_tag")
      return .pushMany(push, .fastTag(tag))
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  /// The conditions of `tag`, of a push or of `/user/count`.
  static func conditions(_ object: RequestObject) throws(GetuiRefusal) -> [TagCondition] {
    var conditions: [TagCondition] = []
    for entry in try object.objects("tag", most: 100) {
      let name = try entry.requiredText("key")
      guard let key = TagCondition.Key(rawValue: name) else { throw GetuiRefusal(.invalid("key")) }
      let values = try entry.texts("values", most: 100_000)
      let word = try entry.text("opt_type") ?? "or"
      guard let operation = TagCondition.Operator(rawValue: word) else {
        throw GetuiRefusal(.invalid("opt_type"))
      }
      conditions.append(TagCondition(key: key, values: values, operation: operation))
    }
    return conditions
  }

  private static func one(
    _ body: RequestObject, _ kind: Endpoint.TargetKind
  ) throws(GetuiRefusal) -> GetuiOperation {
    let push = try push(body, needsID: true)
    return .pushOne(push, try audience(body.requiredObject("audience"), kind, most: 1))
  }

  private static func batch(
    _ body: RequestObject, _ kind: Endpoint.TargetKind
  ) throws(GetuiRefusal) -> GetuiOperation {
    var orders: [PushOrder] = []
    var ids: Set<String> = []
    for entry in try body.objects("msg_list", most: mostOrders) {
      let push = try push(entry, needsID: true)
      guard let id = push.requestID, ids.insert(id).inserted else {
        throw GetuiRefusal(.repeated("request_id"))
      }
      let audience = try audience(entry.requiredObject("audience"), kind, most: 1)
      orders.append(PushOrder(push: push, audience: audience))
    }
    return .pushBatch(orders, isAsync: try body.flag("is_async"))
  }

  private static func list(
    _ body: RequestObject, _ kind: Endpoint.TargetKind
  ) throws(GetuiRefusal) -> GetuiOperation {
    let task = try body.requiredText("taskid")
    let audience = try audience(body.requiredObject("audience"), kind, most: mostTargets)
    return .pushList(
      audience, task: task, isAsync: try body.flag("is_async"),
      aliasDetail: try body.flag("need_alias_detail"))
  }

  private static func audience(
    _ object: RequestObject, _ kind: Endpoint.TargetKind, most: Int
  ) throws(GetuiRefusal) -> GetuiAudience {
    switch kind {
    case .cid: return .clients(try object.texts("cid", most: most))
    case .alias: return .aliases(try object.texts("alias", most: most))
    case .cidByTag:
      var clients: [GetuiAudience.ClientByTag] = []
      for entry in try object.objects("cid_by_tag", most: most) {
        let operations: [TagCondition.Operator] = [.any, .all, .none]
        guard let number = try entry.number("op_type", in: 0...2) else {
          throw GetuiRefusal(.missing("op_type"))
        }
        let condition = TagCondition(
          key: .customTag, values: try entry.texts("tag", most: 100), operation: operations[number])
        clients.append(.init(client: try entry.requiredText("cid"), condition: condition))
      }
      return .clientsByTag(clients)
    }
  }

  /// - Parameters:
  ///   - needsID: whether `request_id` must be there.
  ///   - isToMany: whether `speed` and `schedule_time` mean anything.
  private static func push(
    _ body: RequestObject, needsID: Bool, isToMany: Bool = false
  ) throws(GetuiRefusal) -> GetuiPush {
    var push = GetuiPush()
    push.requestID = try requestID(body, needsID)
    push.group = try group(body)
    let settings = try body.object("settings")
    push.settings = try SettingsReader.settings(settings, isToMany: isToMany)
    let message = try body.object("push_message")
    let channel = try body.object("push_channel")
    guard message != nil || channel != nil else {
      throw GetuiRefusal(.bothMissing("push_message", "push_channel"))
    }
    if let message { push.content = try MessageReader.content(message) }
    if case .revoke = push.content, settings?.has("strategy") == true {
      throw GetuiRefusal(.both("revoke", "strategy"))
    }
    if let ios = try channel?.object("ios") { push.ios = try IOSReader.channel(ios) }
    return push
  }

  private static func requestID(_ body: RequestObject, _ isNeeded: Bool) throws(GetuiRefusal) -> String? {
    let id = isNeeded ? try body.requiredText("request_id") : try body.text("request_id")
    guard let id else { return nil }
    guard (10...32).contains(id.count) else { throw GetuiRefusal(.invalid("request_id")) }
    return id
  }

  private static func group(_ body: RequestObject) throws(GetuiRefusal) -> String? {
    guard let name = try body.text("group_name", longest: 100) else { return nil }
    let isLegal = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isLegal else { throw GetuiRefusal(.invalid("group_name")) }
    return name
  }
}
