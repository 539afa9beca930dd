import Payload

/// Reads `push_channel.ios` (docs.getui.com, REST v2, common parameters, iOS).
enum IOSReader {
  /// What a sender writes for no sound; absent means the same.
  static let silence = "com.gexin.ios.silence"
  private static let ownKeys = [
    "type", "payload", "aps", "auto_badge", "multimedia", "apns-collapse-id", "laId",
  ]

  static func channel(_ object: RequestObject) throws(GetuiRefusal) -> IOSChannel {
    let kind = try kind(object)
    let aps = try object.object("aps")
    if kind == .liveActivity { try checkActivity(object, aps) }
    let media = try media(object)
    let contents = try APSReader.contents(aps)
    guard kind != .notify || contents.isSomething || object.has("auto_badge") else {
      throw GetuiRefusal(.bothMissing("alert", "content-available"))
    }
    return IOSChannel(
      kind: kind, aps: contents.members, badge: contents.badge,
      isSilent: kind == .notify && contents.isSilent,
      isMutable: kind == .notify && !contents.hasMutable && (contents.hasAlert || media != nil),
      rest: try rest(object, media), autoBadge: try autoBadge(object), collapseID: try collapseID(object),
      activityID: try object.text("laId"))
  }

  private static func kind(_ object: RequestObject) throws(GetuiRefusal) -> IOSChannel.Kind {
    guard let word = try object.text("type") else { return .notify }
    guard let kind = IOSChannel.Kind(rawValue: word) else { throw GetuiRefusal(.invalid("type")) }
    return kind
  }

  private static func autoBadge(_ object: RequestObject) throws(GetuiRefusal) -> CountChange? {
    guard let text = try object.text("auto_badge") else { return nil }
    guard let change = CountChange(text) else { throw GetuiRefusal(.invalid("auto_badge")) }
    return change
  }

  private static func collapseID(_ object: RequestObject) throws(GetuiRefusal) -> String? {
    guard let id = try object.text("apns-collapse-id") else { return nil }
    guard id.utf8.count <= 64 else { throw GetuiRefusal(.size("apns-collapse-id")) }
    return id
  }

  private static func media(_ object: RequestObject) throws(GetuiRefusal) -> JSONTree? {
    guard let list = object["multimedia"] else { return nil }
    for item in try object.objects("multimedia", most: PushMedia.most) {
      _ = try item.requiredText("url")
      guard try item.number("type", in: 1...3) != nil else { throw GetuiRefusal(.missing("type")) }
      _ = try item.flag("only_wifi")
    }
    return JSONTree(list)
  }

  /// What stands beside `aps` on the phone; whatever is not Getui's own is the app's.
  private static func rest(
    _ object: RequestObject, _ media: JSONTree?
  ) throws(GetuiRefusal) -> [JSONTree.Member] {
    var rest: [JSONTree.Member] = []
    if let payload = object["payload"] {
      guard payload.kind == .string else { throw GetuiRefusal(.notJSONString("payload")) }
      rest.append(JSONTree.Member("payload", JSONTree(payload)))
    }
    for member in object.members where !ownKeys.contains(where: member.keyIs) {
      rest.append(JSONTree.Member(member.key, JSONTree(member.value)))
    }
    if let media { rest.append(JSONTree.Member("multimedia", media)) }
    return rest
  }

  /// A Live Activity needs its id, a time stamp of ten digits, an event and a state.
  private static func checkActivity(_ object: RequestObject, _ aps: RequestObject?) throws(GetuiRefusal) {
    _ = try object.requiredText("laId")
    guard let aps else { throw GetuiRefusal(.missing("aps")) }
    guard try aps.number("timestamp", in: 1_000_000_000...9_999_999_999) != nil else {
      throw GetuiRefusal(.missing("timestamp"))
    }
    let event = try aps.requiredText("event")
    guard ["start", "update", "end"].contains(event) else { throw GetuiRefusal(.invalid("event")) }
    _ = try aps.requiredObject("content-state")
    _ = try aps.number("dismissal-date", in: 0...9_999_999_999)
  }
}
