import Words

extension LintRun {
  mutating func readBadge() {
    guard let badge = fields[.badge] else { return }
    switch payload.badge {
    case .ignored: readBadBadge(badge)
    case .negative(let number): report(.badgeNegative, at: badge, .count(number))
    case .absent, .set, .remove: break
    }
    if badge.kind == .number, badge.integer == nil, badge.integerCut != nil {
      report(.badgeFraction, at: badge, .text(badge.excerpt))
    }
  }

  /// `"Increment"` is a word of the Parse server and `"+1"` one of JPush and Getui; both add up before APNs.
  private mutating func readBadBadge(_ badge: JSONValue) {
    let text = badge.string ?? ""
    let isIncrement = text.lowercased() == "increment" || text.hasPrefix("+") || text.hasPrefix("-")
    if isIncrement {
      report(.badgeIncrement, at: badge, .text(badge.excerpt))
    } else {
      report(.badgeType, at: badge, .phrase(badge.kind.phrase), .text(badge.excerpt))
    }
  }

  mutating func readSound() {
    guard let sound = fields[.sound] else { return }
    switch sound.kind {
    case .string: if sound.string == "" { report(.soundEmpty, at: sound) }
    case .object: readSoundObject(sound)
    default: report(.soundType, at: sound, .phrase(sound.kind.phrase))
    }
  }

  private mutating func readSoundObject(_ sound: JSONValue) {
    for member in sound.members where !["critical", "name", "volume"].contains(where: { member.keyIs($0) }) {
      report(.soundUnknownKey, at: member.keyValue, .text(member.key))
    }
    if sound["name"]?.kind != .string, sound["name"]?.kind != .null { report(.soundName, at: sound) }
    if let critical = sound["critical"], critical.kind != .null {
      switch critical.integer {
      case 1: report(.soundCritical, at: critical)
      case 0: break
      default: report(.soundCriticalValue, at: critical, .text(critical.excerpt))
      }
    }
    if let volume = sound["volume"], volume.kind != .null, !(0...1).contains(volume.double ?? -1) {
      report(.soundVolume, at: volume, .text(volume.excerpt))
    }
  }
}
