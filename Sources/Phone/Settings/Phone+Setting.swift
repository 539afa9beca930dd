import Words

extension Phone {
  /// Sets `setting`; what follows from it shows with the next push, but for what waited for it.
  mutating func set(_ setting: Setting, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard change(setting) else {
      out.note(.nothingThere, .stopped, rule: "phone.set.same", turn)
      return
    }
    out.add(.set(setting), rule: Self.rule(of: setting), from: .user, to: .system, at: turn.at)
    switch setting {
    case .lowPower(isOn: false): retryHeld(.lowPower, rule: "ios.silent.power-back", turn, &out)
    case .clock(isRight: true): registrationGoesOn(turn, &out)
    case .permission: questionIsAnswered(turn, &out)
    default: break
    }
  }

  /// Whether that changed anything.
  private mutating func change(_ setting: Setting) -> Bool {
    switch setting {
    case .os(let version): put(version, \.os)
    case .focus(let focus): put(focus, \.conditions.focus)
    case .ringer(let isOn): put(isOn, \.conditions.isRingerOn)
    case .lowPower(let isOn): put(isOn, \.conditions.isLowPower)
    case .clock(let isRight): put(isRight, \.conditions.isClockRight)
    case .previews(let when): put(when, \.conditions.previews)
    case .summary(let isOn): put(isOn, \.conditions.isSummaryOn)
    case .language(let tag): put(tag, \.conditions.language)
    case .refresh(let isOn): put(isOn, \.conditions.isRefreshOn)
    case .permission(let status): put(status, \.permission.status)
    case .alert(let name, let isOn): put(isOn, \.permission.settings[name])
    case .delegate(let moment): put(moment, \.setup.delegate)
    case .entitlement(let name, let isOn): put(isOn, \.setup.entitlements[name])
    case .mode(let name, let isOn): put(isOn, \.setup.modes[name])
    case .method(let name, let isOn): put(isOn, \.setup.methods[name])
    case .types(let types): put(types, \.setup.types)
    case .strings(let language, let file): put(file.texts, \.setup.strings[language])
    }
  }

  private mutating func put<Value: Equatable>(_ value: Value, _ path: WritableKeyPath<Phone, Value>) -> Bool {
    guard self[keyPath: path] != value else { return false }
    self[keyPath: path] = value
    return true
  }

  private static func rule(of setting: Setting) -> RuleID {
    switch setting {
    case .os: "phone.os"
    case .focus, .ringer, .lowPower, .clock, .previews, .summary, .language, .refresh: "phone.set"
    case .permission, .alert: "phone.permission"
    case .delegate, .entitlement, .mode, .method, .types, .strings: "phone.app"
    }
  }
}
