import Payload
import Words

extension Phone {
  /// The visible track: the app decides while it is in front, iOS decides otherwise.
  mutating func present(
    _ delivery: Delivery, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if app.isInFront {
      presentInFront(delivery, content, turn, &out, cause: cause)
    } else {
      let isPassive = delivery.payload.interruptionLevel == .passive
      let options = isPassive ? content.options.subtracting([.banner, .sound]) : content.options
      let rule = isPassive ? "ios.show.passive" : Self.shownAway(content)
      show(delivery, content, options, rule: rule, turn, &out, cause: cause)
    }
  }

  private static func shownAway(_ content: PushContent) -> RuleID {
    if content.hasText { return "ios.show" }
    return content.sound.played != nil ? "ios.show.sound" : "ios.show.badge"
  }

  private mutating func presentInFront(
    _ delivery: Delivery, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let state: ApplicationState = app == .foreground ? .active : .inactive
    let asking = Self.presentRule(state, content)
    let call = out.call(.willPresent(state), .passed, rule: asking, turn, cause: cause)
    let given = complete(
      .present(presents), rule: "ios.present.answer", turn, to: call, then: .present(delivery), &out)
    guard let given else { return }
    // What is shown is no surer than that the app is asked at all.
    let rule = content.hasText && state == .active ? "ios.present.options" : asking
    presentAnswered(delivery, content, given, rule: rule, turn, &out)
  }

  /// The answer came after `willPresent` had returned.
  mutating func presentLater(
    _ delivery: Delivery, _ given: GivenAnswer, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    presentAnswered(
      delivery, PushContent(delivery.payload, turn.switches), given, rule: "ios.present.options", turn, &out)
  }

  /// The app never answered, and the switch lets iOS show it as if there had been nobody to ask.
  mutating func presentUnasked(
    _ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let content = PushContent(delivery.payload, turn.switches)
    show(delivery, content, content.options, rule: "ios.present.limit", turn, &out, cause: cause)
  }

  /// Presents it in the ways that the app returned.
  private mutating func presentAnswered(
    _ delivery: Delivery, _ content: PushContent, _ given: GivenAnswer, rule asked: RuleID, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    var options = content.options
    if case .present(let returned) = given.answer { options.formIntersection(returned.split) }
    var rule = asked
    if delivery.payload.interruptionLevel == .passive, !options.isDisjoint(with: [.banner, .sound]) {
      options.subtract([.banner, .sound])
      rule = "ios.present.passive"
    }
    if options.isEmpty {
      out.note(.dropped(.visible, .notReturned), .stopped, rule: "ios.present.empty", turn, cause: given.step)
    } else {
      show(delivery, content, options, rule: rule, turn, &out, cause: given.step)
    }
    if let number = content.badge.number, !options.contains(.badge) {
      out.show(
        .badgeKept(number, .notReturned), .stopped, rule: "ios.present.badge", turn, cause: given.step)
    }
  }

  private static func presentRule(_ state: ApplicationState, _ content: PushContent) -> RuleID {
    if !content.hasText { return "ios.present.textless" }
    return state == .active ? "ios.present" : "ios.present.inactive"
  }

  /// Puts it before the person in the ways that `options` name.
  private mutating func show(
    _ delivery: Delivery, _ content: PushContent, _ options: PresentationOptions, rule: RuleID,
    _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    // The badge that falls to 0 takes the arriving notification with it, so it never comes into the list.
    let number = options.contains(.badge) ? content.badge.number : nil
    let empties = number == 0 && badge.number != 0
    let seen = empties ? options.subtracting(.list) : options
    if options.contains(.banner) || options.contains(.list) { replace(delivery, turn, &out) }
    let shown = out.show(.shown(seen), rule: rule, turn, cause: cause)
    if options.contains(.sound), let sound = content.sound.played {
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
    if centre.banner?.entry.number == old { centre.banner = nil }
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
  /// The same ways without the old `.alert`, which is a banner and a list entry.
  var split: PresentationOptions { contains(.alert) ? union([.banner, .list]).subtracting(.alert) : self }
}

extension Delivery {
  /// `UNNotificationRequest.identifier`.
  var identifier: String { collapseID ?? apnsID }
}
