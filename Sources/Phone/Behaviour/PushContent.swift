import Payload

/// What a push asks of the phone, read out of its payload once.
struct PushContent {
  /// What it says about the badge, and the number that follows; 0 removes it, nil leaves the icon alone.
  var badge: (written: APNsPayload.Badge, number: Int?)
  /// What it says about the sound, and what would be heard.
  let sound: (written: APNsPayload.Sound, played: PlayedSound?)
  let contentAvailable: APNsPayload.Flag
  let mutableContent: APNsPayload.Flag
  let hasText: Bool
  /// Whether the silent part is on, with the switch for `true` taken into account.
  let wakes: Bool
  /// Whether there is anything to see, hear or count.
  var isVisible: Bool { hasText || badge.number != nil || sound.played != nil }

  /// Reads a payload as iOS `os` does, which ignores keys that came later.
  init(_ payload: APNsPayload, _ os: OSVersion, _ switches: RuleSwitches) {
    let badge = payload.badge
    self.badge = (badge, badge.number(switches))
    let sound = os.major < 12 && payload.aps?["sound"]?.kind == .object ? .none : payload.sound
    self.sound = (sound, sound.played)
    contentAvailable = os.major < 7 ? .absent : payload.contentAvailable
    mutableContent = payload.mutableContent
    hasText = os.major < 10 ? payload.hasVisibleText(before10: os) : payload.hasVisibleText
    wakes = contentAvailable.isOn(boolAsOne: switches[.boolAsOne])
  }

  /// Whether a key that iOS reads has a value of the wrong kind.
  func holdsBadType(_ payload: APNsPayload) -> Bool {
    if payload.alert == nil, let alert = payload.aps?["alert"], alert.kind != .null { return true }
    if case .ignored = badge.written { return true }
    if case .ignored = sound.written { return true }
    return contentAvailable.isOfWrongKind || mutableContent.isOfWrongKind
  }

  /// The ways of presenting it that make sense.
  var options: PresentationOptions {
    var options: PresentationOptions = hasText ? [.banner, .list] : []
    if sound.played != nil { options.insert(.sound) }
    if badge.number != nil { options.insert(.badge) }
    return options
  }
}

extension APNsPayload {
  /// Whether there is text to show before iOS 10: no subtitle, and no title before 8.2.
  fileprivate func hasVisibleText(before10 os: OSVersion) -> Bool {
    guard let alert else { return false }
    if alert.body?.shown.isEmpty == false { return true }
    return os >= OSVersion(8, 2) && alert.title?.shown.isEmpty == false
  }
}

extension APNsPayload.Flag {
  fileprivate var isOfWrongKind: Bool { if case .other = self { true } else { false } }
}

extension APNsPayload.Badge {
  fileprivate func number(_ switches: RuleSwitches) -> Int? {
    switch self {
    case .set(let number): number
    case .remove: 0
    case .negative: switches[.negativeBadgeClears] ? 0 : nil
    case .absent, .ignored: nil
    }
  }
}

extension APNsPayload.Sound {
  /// What is heard, on a phone that lets the app sound.
  var played: PlayedSound? {
    switch self {
    case .none, .ignored: nil
    case .standard: .standard
    case .named(let name): .named(name)
    case .critical(let name, let volume): .critical(name: name, volume: volume)
    }
  }
}
