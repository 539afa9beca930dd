import Payload

/// Keys of a payload that have no effect because their value is of the wrong kind.
enum IgnoredKeys {
  static func note(
    in payload: APNsPayload, _ parts: PayloadParts, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    if !parts.contains(.alert) {
      if payload.alert != nil {
        out.note(.ignored("aps.alert"), .stopped, rule: "ios.alert.empty", turn)
      } else if let value = payload.aps?["alert"], value.kind != .null {
        out.note(.ignored("aps.alert"), .stopped, rule: "ios.alert.type", turn)
      }
    }
    switch payload.badge {
    case .ignored: out.note(.ignored("aps.badge"), .stopped, rule: "ios.badge.type", turn)
    case .negative(let number) where !turn.switches[.negativeBadgeClears]:
      out.show(.badgeKept(number, .negative), .stopped, rule: "ios.badge.negative", turn)
    case .absent, .set, .remove, .negative: break
    }
    if case .ignored = payload.sound {
      out.note(.ignored("aps.sound"), .stopped, rule: "ios.sound.type", turn)
    }
    note(payload.contentAvailable, "aps.content-available", turn, &out)
    note(payload.mutableContent, "aps.mutable-content", turn, &out)
  }

  private static func note(
    _ flag: APNsPayload.Flag, _ path: String, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    switch flag {
    case .absent, .one: break
    case .isTrue:
      if !turn.switches[.boolAsOne] { out.note(.ignored(path), .stopped, rule: "ios.flag.true", turn) }
    case .other: out.note(.ignored(path), .stopped, rule: "ios.flag.type", turn)
    }
  }
}
