import Payload
import Words

extension Phone {
  /// The visible track: the app decides while it is in front, iOS decides otherwise.
  mutating func present(
    _ delivery: Delivery, _ parts: PayloadParts, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if parts.contains(.alert), parts.contains(.mutableContent) {
      out.note(.extensionMissing, .passed, rule: "ios.mutable.none", turn, cause: cause)
    }
    if app.isInFront {
      presentInFront(delivery, parts, turn, &out, cause: cause)
    } else {
      let wished: PresentationOptions =
        delivery.payload.interruptionLevel == .passive ? [.list, .badge] : .all
      let rule: RuleID =
        wished == .all ? Self.shownAway(parts) : "ios.show.passive"
      show(delivery, Self.asked(parts).intersection(wished), rule: rule, turn, &out, cause: cause)
    }
  }

  private static func shownAway(_ parts: PayloadParts) -> RuleID {
    if parts.contains(.alert) { return "ios.show" }
    return parts.contains(.sound) ? "ios.show.sound" : "ios.show.badge"
  }

  private mutating func presentInFront(
    _ delivery: Delivery, _ parts: PayloadParts, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let state: ApplicationState = app == .foreground ? .active : .inactive
    let asking = Self.presentRule(state, parts)
    let call = out.call(.willPresent(state), .passed, rule: asking, turn, cause: cause)
    let answer = out.answer(.present(presents), rule: "ios.present.answer", turn, to: call)
    let asked = Self.asked(parts)
    var options = asked.intersection(presents.split)
    // What is shown is no surer than that the app is asked at all.
    var rule: RuleID = asking == "ios.present" ? "ios.present.options" : asking
    if delivery.payload.interruptionLevel == .passive, !options.isDisjoint(with: [.banner, .sound]) {
      options.subtract([.banner, .sound])
      rule = "ios.present.passive"
    }
    if options.isEmpty {
      out.note(.dropped(.visible, .notReturned), .stopped, rule: "ios.present.empty", turn, cause: answer)
    } else {
      show(delivery, options, rule: rule, turn, &out, cause: answer)
    }
    if asked.contains(.badge), !options.contains(.badge), let number = delivery.badge(turn.switches) {
      out.show(
        .badgeKept(number, .notReturned), .stopped, rule: "ios.present.badge", turn, cause: answer)
    }
  }

  private static func presentRule(_ state: ApplicationState, _ parts: PayloadParts) -> RuleID {
    if !parts.contains(.alert) { return "ios.present.textless" }
    return state == .active ? "ios.present" : "ios.present.inactive"
  }

  /// What the payload asks for.
  private static func asked(_ parts: PayloadParts) -> PresentationOptions {
    var options: PresentationOptions = []
    if parts.contains(.alert) { options.formUnion([.banner, .list]) }
    if parts.contains(.sound) { options.insert(.sound) }
    if parts.contains(.badge) { options.insert(.badge) }
    return options
  }

  /// Puts it before the person in the ways that `options` name.
  private mutating func show(
    _ delivery: Delivery, _ options: PresentationOptions, rule: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript, cause: Int
  ) {
    // The badge that falls to 0 takes the arriving notification with it, so it never comes into the list.
    let number = options.contains(.badge) ? delivery.badge(turn.switches) : nil
    let empties = number == 0 && badge.number != 0
    let seen = empties ? options.subtracting(.list) : options
    if options.contains(.banner) || options.contains(.list) { replace(delivery, turn, &out) }
    let shown = out.show(.shown(seen), rule: rule, turn, cause: cause)
    if options.contains(.sound), let sound = delivery.payload.sound.played {
      out.show(.sound(sound), rule: Self.soundRule(sound), turn, cause: shown)
    }
    if !seen.isDisjoint(with: [.banner, .list]) { keep(delivery, seen, turn, &out, cause: shown) }
    if let number {
      setBadge(
        number, .push, rule: number == 0 ? "ios.badge.remove" : "ios.badge.set", from: .system, turn, &out,
        origin: delivery.origin, cause: shown)
    }
  }

  private static func soundRule(_ sound: PlayedSound) -> RuleID {
    switch sound {
    case .standard: "ios.sound"
    case .named: "ios.sound.named"
    case .critical: "ios.sound.critical"
    }
  }

  /// A notification of the same identifier goes before the new one comes.
  private mutating func replace(_ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let id = delivery.collapseID, let old = centre.remove(identifier: id) else { return }
    var about = turn
    about.push = old
    out.note(.removed(.replaced(by: delivery.number)), rule: "ios.list.replace", about)
  }

  /// Puts it into the list, on the screen, or both.
  private mutating func keep(
    _ delivery: Delivery, _ options: PresentationOptions, _ turn: Turn, _ out: inout PhoneTranscript,
    cause: Int
  ) {
    let entry = NotificationEntry(
      number: delivery.number, identifier: delivery.identifier, payload: delivery.payload,
      origin: delivery.origin, deliveredAt: turn.at)
    if options.contains(.list), let full = centre.add(entry) {
      var about = turn
      about.push = full
      out.note(.removed(.overflow), rule: "ios.list.limit", about, cause: cause)
    }
    if options.contains(.banner) {
      raiseBanner(entry, isInList: options.contains(.list), turn, &out, cause: cause)
    }
  }
}

extension PresentationOptions {
  /// Every way there is on iOS 14 and later.
  static let all: PresentationOptions = [.banner, .list, .sound, .badge]

  /// The same ways without the old `.alert`, which is a banner and a list entry.
  var split: PresentationOptions { contains(.alert) ? union([.banner, .list]).subtracting(.alert) : self }
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

extension Delivery {
  /// The number that the push puts on the icon; 0 to remove it.
  func badge(_ switches: RuleSwitches) -> Int? {
    switch payload.badge {
    case .set(let number): number
    case .remove: 0
    case .negative: switches[.negativeBadgeClears] ? 0 : nil
    case .absent, .ignored: nil
    }
  }

  /// What the push asks for, as the switches have it.
  func parts(_ switches: RuleSwitches) -> PayloadParts {
    let parts = payload.parts(boolAsOne: switches[.boolAsOne])
    return badge(switches) == nil ? parts : parts.union(.badge)
  }

  /// `UNNotificationRequest.identifier`.
  var identifier: String { collapseID ?? apnsID }
}
