import Payload
import Words

extension Phone {
  /// Whether an app in front is asked before a notification is shown: from iOS 10 on, if it has the method.
  var asksApp: Bool { hasDelegate && setup.methods.contains(.willPresent) }

  /// Whether the app has a delegate of `UNUserNotificationCenter`, by the time it is in front.
  var hasDelegate: Bool { os.major >= 10 && setup.delegate != .none }

  /// The app lies in front: it is asked, or it gets the push instead of the person.
  mutating func presentInFront(
    _ delivery: Delivery, _ content: PushContent, _ visible: inout Visible, _ turn: Turn,
    _ out: inout PhoneTranscript
  ) {
    guard asksApp else {
      handInsteadOfShowing(content, turn, &out, cause: visible.cause)
      return
    }
    if !content.hasText, turn.switches[.textlessNotAsked] {
      presentAway(delivery, content, &visible, turn, &out)
      return
    }
    let (rule, given) = ask(delivery, content, turn, &out, cause: visible.cause)
    if let given { presentAnswered(delivery, content, &visible, given, asked: rule, turn, &out) }
  }

  /// Calls `willPresent`, and returns the rule by which the app is asked with its answer, if it comes at once. A later
  /// answer is about `delivery`.
  @discardableResult
  mutating func ask(
    _ delivery: Delivery?, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) -> (rule: RuleID, given: GivenAnswer?) {
    let state: ApplicationState = app == .foreground ? .active : .inactive
    let rule = Self.presentRule(state, content)
    let call = out.call(.willPresent(state), .passed, rule: rule, turn, cause: cause)
    let given = complete(
      .present(presents), rule: "ios.present.answer", turn, to: call,
      then: delivery.map(AfterAnswer.present) ?? .nothing, &out)
    if os == OSVersion(18, 0), app.isInFront {
      var twin = turn
      twin.identifier = turn.identifier.map(Self.inOtherCase)
      let again = out.call(.willPresent(state), .info, rule: "ios.present.twice", twin, cause: call)
      complete(.present(presents), rule: "ios.present.answer", twin, to: again, &out)
    }
    return (rule, given)
  }

  private static func inOtherCase(_ identifier: String) -> String {
    let lower = identifier.lowercased()
    return lower == identifier ? identifier.uppercased() : lower
  }

  /// The answer came after `willPresent` had returned.
  mutating func presentLater(
    _ delivery: Delivery, _ given: GivenAnswer, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    let content = PushContent(delivery.payload, os, turn.switches)
    let level = level(of: delivery.payload, content, turn).level
    var visible = visible(content, at: level, inFront: true, turn, cause: given.step)
    visible.options.formIntersection(setup.types.ways)
    presentAnswered(delivery, content, &visible, given, asked: "ios.present", turn, &out)
  }

  /// The app never answered, and the switch lets iOS show it as if there had been nobody to ask.
  mutating func presentUnasked(
    _ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let content = PushContent(delivery.payload, os, turn.switches)
    let level = level(of: delivery.payload, content, turn).level
    var visible = visible(content, at: level, inFront: false, turn, cause: cause)
    visible.options.formIntersection(setup.types.ways)
    narrow(&visible, delivery.payload, turn, &out)
    settle(delivery, content, visible, rule: "ios.present.limit", turn, &out)
  }

  /// Shows it in the ways that the app returned.
  private mutating func presentAnswered(
    _ delivery: Delivery, _ content: PushContent, _ visible: inout Visible, _ given: GivenAnswer,
    asked: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    visible.cause = given.step
    if case .present(let options) = given.answer { visible.options.formIntersection(options.ways(on: os)) }
    // What is shown is no surer than that the app is asked at all.
    var rule: RuleID = asked == "ios.present" ? "ios.present.options" : asked
    if visible.level == .passive, !turn.switches[.passiveAsAsked],
      !visible.options.isDisjoint(with: [.banner, .sound])
    {
      visible.options.subtract([.banner, .sound])
      rule = "ios.present.passive"
    }
    let returnsBadge = visible.options.contains(.badge)
    if visible.options.isEmpty {
      out.note(.dropped(.visible, .notReturned), .stopped, rule: "ios.present.empty", turn, cause: given.step)
    } else {
      narrow(&visible, delivery.payload, turn, &out)
      settle(delivery, content, visible, rule: rule, turn, &out)
    }
    if let number = content.badge.number, !returnsBadge {
      out.show(
        .badgeKept(number, .notReturned), .stopped, rule: "ios.present.badge", turn, cause: given.step)
    }
  }

  private static func presentRule(_ state: ApplicationState, _ content: PushContent) -> RuleID {
    if !content.hasText { return "ios.present.textless" }
    return state == .active ? "ios.present" : "ios.present.inactive"
  }

  /// What iOS up to 9 does, and later versions where nobody is to be asked: the app in front gets the push, and
  /// nothing is shown. A silent part hands it over by itself, once.
  private mutating func handInsteadOfShowing(
    _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if hasDeafVendor(.willPresent) {
      out.note(.dropped(.visible, .notReturned), .stopped, rule: "ios.front.vendor", turn, cause: cause)
      return
    }
    let rule: RuleID =
      os.major < 10 ? "ios.front.before10" : hasDelegate ? "ios.front.method" : "ios.front.delegate"
    let nothing = out.note(.dropped(.visible, .appInFront), .stopped, rule: rule, turn, cause: cause)
    if let number = content.badge.number {
      out.show(.badgeKept(number, .appInFront), .stopped, rule: rule, turn, cause: nothing)
    }
    if content.wakes || rule == "ios.front.method" && turn.switches[.missingMethodHandsNothing] { return }
    handOver(rule: rule, turn, &out, cause: nothing)
  }
}

extension PresentationOptions {
  /// The ways that the options an app returns mean: `.banner` and `.list` came with iOS 14 and are ignored before;
  /// the old `.alert` is both of them.
  func ways(on os: OSVersion) -> PresentationOptions {
    let known: PresentationOptions = os.major >= 14 ? self : subtracting([.banner, .list])
    return known.contains(.alert) ? known.union([.banner, .list]).subtracting(.alert) : known
  }
}
