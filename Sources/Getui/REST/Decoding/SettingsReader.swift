import Phone

/// Reads `settings` of a push (docs.getui.com, REST v2, common parameters).
enum SettingsReader {
  static func settings(_ object: RequestObject?, isToMany: Bool) throws(GetuiRefusal) -> PushSettings {
    var settings = PushSettings()
    guard let object else { return settings }
    if let ttl = try object.number("ttl", in: PushSettings.ttlRange) { settings.ttl = ttl }
    if let strategy = try object.object("strategy") { settings.strategy = try self.strategy(strategy) }
    // What only means something for other phones is checked where the vendor gives a range, and is of no effect here.
    _ = try object.number("active_days", in: 3...15)
    guard isToMany else { return settings }
    if let speed = try object.number("speed", in: 0...Int.max) { settings.speed = speed }
    if let time = try object.number("schedule_time", in: 0...Int(Int64.max / 1000)) {
      settings.schedule = Instant(microseconds: Int64(time) * 1000)
    }
    return settings
  }

  private static func strategy(_ object: RequestObject) throws(GetuiRefusal) -> PushStrategy {
    var chosen: PushStrategy?
    var standard: PushStrategy?
    for member in object.members {
      guard let number = member.value.integer else { throw GetuiRefusal(.type("strategy")) }
      guard let strategy = PushStrategy(rawValue: number) else { throw GetuiRefusal(.invalid("strategy")) }
      if member.keyIs("ios") { chosen = strategy }
      if member.keyIs("default") { standard = strategy }
    }
    return chosen ?? standard ?? .connectionElseAPNs
  }
}
