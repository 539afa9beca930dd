import Phone
import Words

/// The sentences about a push that a person could see or hear, or might have.
enum ShownSentence {
  static func parts(of arrival: Arrival) -> [Phrase] {
    var parts = [seen(arrival)]
    if arrival.shown.contains(.banner), !arrival.shown.contains(.list) {
      parts.append(Phrase("arrival.gone"))
    }
    if arrival.rule == "ios.show.passive" || arrival.rule == "ios.present.passive" {
      parts.append(Phrase("arrival.passive"))
    }
    if !arrival.shown.isEmpty || arrival.answered != nil || arrival.limits.isEmpty {
      parts.append(why(arrival))
    }
    for rule in arrival.limits { parts.append(Phrase(WordID(rule.name))) }
    if let number = arrival.keptBadge { parts.append(Phrase("arrival.badge.kept", .count(number))) }
    if let part = silent(arrival) { parts.append(part) }
    return parts
  }

  /// Who decided.
  static func why(_ arrival: Arrival) -> Phrase {
    let id = WordID("arrival.why.\(arrival.appState.rawValue)")
    guard arrival.appState.isInFront else { return Phrase(id) }
    return Phrase(id, .text((arrival.answered ?? []).text))
  }

  private static func seen(_ arrival: Arrival) -> Phrase {
    let sound = arrival.sound.map(phrase(for:))
    if arrival.shown.contains(.banner) {
      return sound.map { Phrase("arrival.banner.sound", .phrase($0)) } ?? Phrase("arrival.banner")
    }
    if arrival.shown.contains(.lockScreen) {
      return sound.map { Phrase("arrival.lock.sound", .phrase($0)) } ?? Phrase("arrival.lock")
    }
    if arrival.shown.contains(.list) {
      return sound.map { Phrase("arrival.list.sound", .phrase($0)) } ?? Phrase("arrival.list")
    }
    let isHidden = arrival.badge != nil && !arrival.shown.contains(.badge)
    switch (sound, isHidden ? nil : arrival.badge.map(phrase(for:))) {
    case (let sound?, let badge?): return Phrase("arrival.heard.counted", .phrase(sound), .phrase(badge))
    case (let sound?, nil): return Phrase("arrival.heard", .phrase(sound))
    case (nil, let badge?): return Phrase("arrival.counted", .phrase(badge))
    case (nil, nil): return Phrase("arrival.nothing")
    }
  }

  private static func phrase(for sound: PlayedSound) -> Phrase {
    switch sound {
    case .standard: Phrase("arrival.sound")
    case .named(let name): Phrase("arrival.sound.named", .text(name))
    case .critical(let name, _): Phrase("arrival.sound.critical", .text(name))
    }
  }

  private static func phrase(for badge: Int) -> Phrase {
    badge == 0 ? Phrase("arrival.badge.removed") : Phrase("arrival.badge", .count(badge))
  }

  private static func silent(_ arrival: Arrival) -> Phrase? {
    switch arrival.silentPart {
    case nil: nil
    case .ran: Phrase(WordID("arrival.silent.ran.\(arrival.appState.rawValue)"))
    case .handedOver: Phrase("arrival.silent.handed")
    case .held(let reason): Phrase(WordID("arrival.silent.held.\(reason.rawValue)"))
    case .dropped(let reason): Phrase("arrival.silent.dropped", .phrase(reason.phrase))
    }
  }
}
