import Payload

/// Keys of a payload that have no effect because their value is of the wrong kind.
enum IgnoredKeys {
  static func note(
    in payload: APNsPayload, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    if !content.hasText {
      if payload.alert != nil {
        out.note(.ignored("aps.alert"), .stopped, rule: "ios.alert.empty", turn)
      } else if let value = payload.aps?["alert"], value.kind != .null {
        out.note(.ignored("aps.alert"), .stopped, rule: "ios.alert.type", turn)
      }
    }
    switch content.badge.written {
    case .ignored: out.note(.ignored("aps.badge"), .stopped, rule: "ios.badge.type", turn)
    case .negative(let number) where !turn.switches[.negativeBadgeClears]:
      out.show(.badgeKept(number, .negative), .stopped, rule: "ios.badge.negative", turn)
    case .absent, .set, .remove, .negative: break
    }
    if case .ignored = content.sound.written {
      out.note(.ignored("aps.sound"), .stopped, rule: "ios.sound.type", turn)
    }
    note(content.contentAvailable, "aps.content-available", turn, &out)
    note(content.mutableContent, "aps.mutable-content", turn, &out)
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
