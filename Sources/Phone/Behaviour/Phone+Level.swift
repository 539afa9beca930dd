import Payload
import Words

extension Phone {
  /// How much a push may disturb here: what it asks for, as far as Apple and the person let the app; and the rule by
  /// which its wish is not granted.
  func level(
    of payload: APNsPayload, _ content: PushContent, _ turn: Turn
  ) -> (level: InterruptionLevel, fault: RuleID?) {
    let isCritical = content.sound.played?.isCritical == true && mayBeCritical(turn)
    let plain: InterruptionLevel = isCritical ? .critical : .active
    guard os.major >= 15 else { return (plain, nil) }
    switch payload.interruptionLevel {
    case nil:
      guard payload.hasUnknownInterruptionLevel else { return (plain, nil) }
      return (turn.switches[.unknownLevelPassive] ? .passive : plain, "ios.level.unknown")
    case .passive: return (.passive, nil)
    case .active: return (plain, nil)
    case .timeSensitive:
      let isGranted =
        turn.switches[.timeSensitiveNeedsNothing]
        || setup.entitlements.contains(.timeSensitive) && permission.settings.timeSensitive
      return isGranted ? (.timeSensitive, nil) : (plain, "ios.level.time-sensitive.missing")
    case .critical: return mayBeCritical(turn) ? (.critical, nil) : (plain, "ios.level.critical.missing")
    }
  }

  private func mayBeCritical(_ turn: Turn) -> Bool {
    turn.switches[.criticalNeedsNothing]
      || setup.entitlements.contains(.critical) && permission.settings.critical
  }

  /// What is heard here: a critical sound that the app may not play is a plain one, and a critical push has no other.
  func sound(of content: PushContent, at level: InterruptionLevel, _ turn: Turn) -> PlayedSound? {
    switch (content.sound.played, level) {
    case (.critical(let name, _), _) where !mayBeCritical(turn): name == "default" ? .standard : .named(name)
    case (.standard, .critical): .critical(name: "default", volume: 1)
    case (.named(let name), .critical): .critical(name: name, volume: 1)
    case (let sound, _): sound
    }
  }

  /// Says which of a push's wishes are not granted.
  func noteLevel(
    _ fault: RuleID?, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if let fault {
      out.note(.ignored("aps.interruption-level"), .stopped, rule: fault, turn, cause: cause)
    }
    if content.sound.played?.isCritical == true, !mayBeCritical(turn) {
      out.note(
        .ignored("aps.sound.critical"), .stopped, rule: "ios.sound.critical.missing", turn, cause: cause)
    }
  }
}

extension PlayedSound {
  /// Whether it breaks through the ring switch.
  var isCritical: Bool { if case .critical = self { true } else { false } }
}
