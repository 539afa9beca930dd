import Getui
import JPush
import Phone
import Simulation
import Words

/// An audience taken apart: who is in which of its parts, and which way a copy takes.
struct AudienceParts {
  private let audience: AudienceExpression.Audience

  init(_ audience: AudienceExpression.Audience) { self.audience = audience }

  /// The parts as text, each as the request writes it.
  var texts: [String] {
    switch audience {
    case .jpush(let audience): audience.sets.map { "\($0.kind.rawValue) \($0.values.joined(separator: ","))" }
    case .getui(.all): []
    case .getui(.clients(let clients)): ["cid \(clients.joined(separator: ","))"]
    case .getui(.aliases(let aliases)): ["alias \(aliases.joined(separator: ","))"]
    case .getui(.fastTag(let tag)): ["fast_custom_tag \(tag)"]
    case .getui(.tags(let conditions)): conditions.map(Self.text)
    case .getui(.clientsByTag(let entries)): [entries.map(\.client).joined(separator: ",")]
    }
  }

  private static func text(_ condition: TagCondition) -> String {
    "\(condition.key.rawValue) \(condition.operation.rawValue) \(condition.values.joined(separator: ","))"
  }

  /// How many devices the vendor knows.
  func deviceCount(in world: World) -> Int {
    switch audience {
    case .jpush: world.jpush.deviceCount
    case .getui: world.getui.clientCount
    }
  }

  func isOnline(at place: Int, in world: World) -> Bool {
    switch audience {
    case .jpush: world.jpush.device(at: place).isOnline
    case .getui: world.getui.client(at: place).isOnline
    }
  }

  /// Whether the device at `place` is missing from any part; adds it to the counts of those that it is in.
  func isMissing(at place: Int, in world: World, counting parts: inout [Int]) -> Bool {
    switch audience {
    case .jpush(let audience):
      let device = world.jpush.device(at: place)
      var isMissing = false
      for (index, set) in audience.sets.enumerated() {
        if set.contains(device) { parts[index] += 1 } else { isMissing = true }
      }
      return isMissing
    case .getui(.all): return false
    case .getui(.tags(let conditions)):
      let client = world.getui.client(at: place)
      var isMissing = false
      for (index, condition) in conditions.enumerated() {
        if condition.matches(client) { parts[index] += 1 } else { isMissing = true }
      }
      return isMissing
    case .getui(let audience):
      let isIn = Self.names(audience, world.getui.client(at: place), world)
      if isIn { parts[0] += 1 }
      return !isIn
    }
  }

  /// Whether an audience that names clients or one tag means this one.
  private static func names(_ audience: GetuiAudience, _ client: RegisteredClient, _ world: World) -> Bool {
    func isNamed(_ text: String) -> Bool {
      text == client.id.text
        || (text == "@\(client.phone.value)" && world.getui.client(on: client.phone)?.id == client.id)
    }
    switch audience {
    case .clients(let texts): return texts.contains(where: isNamed)
    case .aliases(let aliases): return client.alias.map(aliases.contains) ?? false
    case .fastTag(let tag): return client.has(tag)
    case .clientsByTag(let entries):
      return entries.contains { isNamed($0.client) && $0.condition.matches(client) }
    case .all, .tags: return true
    }
  }

  /// The device at `place` with why it is not meant, or the way its copy takes.
  func row(at place: Int, _ strategy: PushStrategy, in world: World) -> AudienceScene.Row {
    switch audience {
    case .jpush(let audience):
      let device = world.jpush.device(at: place)
      let missing = audience.missing(device).map { Self.reason($0, device) }
      return AudienceScene.Row(
        phone: device.phone, isOnline: device.isOnline, alias: device.alias, tags: device.tags.sorted,
        missing: missing,
        way: missing.isEmpty
          ? Phrase(device.isOnline ? "face.audience.way.online" : "face.audience.way.offline") : nil)
    case .getui(let audience):
      let client = world.getui.client(at: place)
      var missing: [Phrase] = []
      if case .tags(let conditions) = audience {
        missing = conditions.filter { !$0.matches(client) }.map { Self.reason($0, client) }
      } else if !Self.names(audience, client, world) {
        missing = [Self.reason(audience)]
      }
      return AudienceScene.Row(
        phone: client.phone, isOnline: client.isOnline, alias: client.alias, tags: client.tags,
        missing: missing, way: missing.isEmpty ? Self.way(of: client, strategy, in: world) : nil)
    }
  }

  /// Why a device is not in a set, with the tags that it is about.
  private static func reason(_ set: AudienceSet, _ device: ServiceDevice) -> Phrase {
    switch set.kind {
    case .tag: reason("face.audience.hasnone", set.values)
    case .tagAnd: reason("face.audience.lacks", set.values.filter { !device.tags.contains($0) })
    case .tagNot: reason("face.audience.has", set.values.filter { device.tags.contains($0) })
    case .alias: Phrase("face.audience.alias")
    case .registrationID: Phrase("face.audience.id")
    case .segment, .abtest: reason("face.audience.notin", [set.kind.rawValue])
    }
  }

  private static func reason(_ condition: TagCondition, _ client: RegisteredClient) -> Phrase {
    guard condition.key == .customTag else { return reason("face.audience.notin", [condition.key.rawValue]) }
    return switch condition.operation {
    case .any: reason("face.audience.hasnone", condition.values)
    case .all: reason("face.audience.lacks", condition.values.filter { !client.has($0) })
    case .none: reason("face.audience.has", condition.values.filter { client.has($0) })
    }
  }

  private static func reason(_ audience: GetuiAudience) -> Phrase {
    switch audience {
    case .aliases: Phrase("face.audience.alias")
    case .fastTag(let tag): reason("face.audience.lacks", [tag])
    case .clients, .clientsByTag, .all, .tags: Phrase("face.audience.id")
    }
  }

  private static func reason(_ id: WordID, _ values: [String]) -> Phrase {
    Phrase(id, .text(values.joined(separator: ", ")))
  }

  /// The way a copy with transmission and notification takes (docs.getui.com, REST v2, common parameters, strategy).
  private static func way(of client: RegisteredClient, _ strategy: PushStrategy, in world: World) -> Phrase {
    let now = world.now.moved(byMicroseconds: world.getui.clockOffset)
    if client.isBlacklisted { return Phrase("face.audience.way.blacklist") }
    if client.isPushOff { return Phrase("face.audience.way.off") }
    if client.isInactive(at: now) { return Phrase("face.audience.way.away") }
    let (connection, apns, kept) = (
      Phrase("face.audience.way.connection"), Phrase("face.audience.way.apns"),
      Phrase("face.audience.way.kept")
    )
    let hasToken = client.deviceToken != nil
    switch strategy {
    case .connectionElseAPNs where client.isOnline: return connection
    case .connectionElseAPNs: return hasToken ? Phrase("face.audience.way.both") : kept
    case .apnsOnly: return hasToken ? apns : Phrase("face.audience.way.token")
    case .connectionOnly: return client.isOnline ? connection : kept
    case .apnsElseConnection: return hasToken ? apns : client.isOnline ? connection : kept
    }
  }
}
