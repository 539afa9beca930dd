import Payload
import Words

extension Phone {
  /// How long an App Clip may notify after its last launch: eight hours, in milliseconds.
  private static let clipTime: Int64 = 8 * 3_600_000

  /// The permission as this iOS version knows it: a trial or an App Clip's that came later is no permission yet.
  func permissionStatus(_ turn: Turn) -> AuthorizationStatus {
    switch permission.status {
    case .provisional: os.major >= 12 ? .provisional : .notDetermined
    case .ephemeral: os.major >= 14 && !clipIsOver(turn) ? .ephemeral : .notDetermined
    case .notDetermined, .denied, .authorized: permission.status
    }
  }

  private func clipIsOver(_ turn: Turn) -> Bool {
    guard let launchedAt, !turn.switches[.clipKeepsPermission] else { return false }
    return launchedAt.after(milliseconds: Self.clipTime) <= turn.at
  }

  /// Why nothing of a push may be noticed; nil if something may.
  func visibleStop(_ turn: Turn) -> (reason: DropReason, rule: RuleID)? {
    switch permissionStatus(turn) {
    case .notDetermined:
      permission.status == .ephemeral
        ? (.notAsked, "ios.permission.ephemeral") : (.notAsked, "ios.permission.none")
    case .denied: (.denied, "ios.permission.denied")
    case .authorized, .ephemeral:
      permission.settings.isAllOff ? (.allOff, "ios.permission.all-off") : nil
    case .provisional: nil
    }
  }

  /// Why the app's code does not run for a push, whatever state it is in; nil if it may.
  func silentStop(_ turn: Turn) -> (reason: DropReason, rule: RuleID)? {
    switch permissionStatus(turn) {
    case .denied: turn.switches[.deniedDropsSilent] ? (.denied, "ios.permission.silent") : nil
    case .authorized, .ephemeral:
      permission.settings.isAllOff && !turn.switches[.allOffDeliversSilent]
        ? (.allOff, "ios.permission.silent.all-off") : nil
    case .notDetermined, .provisional: nil
    }
  }

  /// The rule by which the app's code may run although nothing may be noticed; nil where that is no question.
  func silentDoubt(_ turn: Turn) -> RuleID? {
    if permission.status == .authorized, !permission.settings.isAllOff { return nil }
    guard silentStop(turn) == nil else { return nil }
    switch permissionStatus(turn) {
    case .denied: return "ios.permission.silent"
    case .notDetermined: return "ios.permission.silent.none"
    case .authorized, .ephemeral: return permission.settings.isAllOff ? "ios.permission.silent.all-off" : nil
    case .provisional: return nil
    }
  }

  /// Takes away what the app never asked for.
  func keepTypes(_ visible: inout Visible, _ turn: Turn, _ out: inout PhoneTranscript) {
    visible.lose(
      visible.options.subtracting(setup.types.ways), .notRequested, rule: "ios.types", turn, &out)
  }

  /// The visible part of a push before anything is taken from it.
  func visible(
    _ content: PushContent, at level: InterruptionLevel, inFront: Bool, _ turn: Turn, cause: Int
  ) -> Visible {
    Visible(
      options: content.options, level: level, sound: sound(of: content, at: level, turn), isInFront: inFront,
      cause: cause)
  }

  /// Takes away what the person switched off in Settings, and what a permission on trial does not give.
  func keepAllowed(_ visible: inout Visible, _ turn: Turn, _ out: inout PhoneTranscript) {
    if permission.status == .provisional {
      let rule: RuleID =
        visible.isInFront ? "ios.permission.provisional.front" : "ios.permission.provisional"
      visible.lose([.banner, .lockScreen, .sound, .badge], .provisional, rule: rule, turn, &out)
    }
    let settings = permission.settings
    if !settings.banners {
      visible.lose(.banner, .switchedOff, rule: "ios.setting.banners", turn, &out)
    }
    if !settings.lockScreen {
      visible.lose(.lockScreen, .switchedOff, rule: "ios.setting.lock-screen", turn, &out)
    }
    if !settings.centre { visible.lose(.list, .switchedOff, rule: "ios.setting.list", turn, &out) }
    if !settings.sound { visible.lose(.sound, .switchedOff, rule: "ios.setting.sound", turn, &out) }
    if !settings.badge { visible.lose(.badge, .switchedOff, rule: "ios.setting.badge", turn, &out) }
  }
}
