import Language
import Words

extension Event {
  /// The event in a few words.
  public var phrase: Phrase {
    switch self {
    case .phone(let event): event.phrase
    case .apns(let event): event.phrase
    case .jpush(let event): event.phrase
    case .getui(let event): event.phrase
    case .world(let event): event.phrase
    }
  }
}

extension WorldEvent {
  /// The event in a few words.
  public var phrase: Phrase {
    switch self {
    case .reset: Phrase("world.event.reset")
    case .clockMoved(let span): Phrase("world.event.clock", .text(Span.write(span)))
    case .serviceClock(let offset):
      Phrase("world.event.service.clock", .text((offset < 0 ? "" : "+") + Span.write(offset)))
    case .clockKept: Phrase("world.event.clock.kept")
    case .noSuchPhone(let number): Phrase("world.event.phone", .count(number.value))
    case .sdkSet(let choice): Phrase("world.event.sdk", .text(choice.rawValue))
    case .sdkMissing(let vendor): Phrase("world.event.sdk.missing", .text(vendor))
    case .serviceChanged(let vendor): Phrase("world.event.service", .text(vendor))
    case .phonesAdded(let first, let count):
      Phrase("world.event.phones", .count(count), .count(first.value), .count(first.value + count - 1))
    case .phoneRemoved(let number): Phrase("world.event.phone.removed", .count(number.value))
    case .phoneKept(let number): Phrase("world.event.phone.kept", .count(number.value))
    case .phoneUsed(let number): Phrase("world.event.phone.used", .count(number.value))
    case .fanout(let fanout): fanout.phrase
    case .streamCleared(let count): Phrase("world.event.stream", .count(count))
    case .profileRefused: Phrase("world.event.profile.refused")
    case .reactionsStopped: Phrase("world.event.reaction.depth")
    case .reactionRefused(let line): Phrase("world.event.reaction.refused", .text(line))
    case .adopted(let name): name.phrase
    case .sentAgain(let push):
      push.map { Phrase("world.event.again.as", .count($0.value)) } ?? Phrase("world.event.again")
    case .notAdopted: Phrase("world.event.adopted.none")
    case .adopting(let isOn): Phrase(isOn ? "world.event.adopting.on" : "world.event.adopting.off")
    case .faults(let texts):
      texts.isEmpty
        ? Phrase("world.event.faults.none")
        : Phrase("world.event.faults", .text(texts.joined(separator: ", ")))
    case .pushLost: Phrase("world.event.pushLost")
    case .answerWithheld: Phrase("world.event.answerWithheld")
    case .ruleSet(let name, let isOn):
      Phrase("world.event.rule", .text(name.rawValue), .text(isOn ? "on" : "off"))
    }
  }
}
