import Words

extension Phone {
  /// The app asks for permission to notify in these ways: `requestAuthorization`, in iOS 8 and 9
  /// `registerUserNotificationSettings`, before that `registerForRemoteNotificationTypes`.
  mutating func ask(for types: CaseSet<AlertType>, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.runsCode else { return absent(turn, &out) }
    setup.types = types
    out.ask(.requestAuthorization, rule: "ios.install.permission", turn)
    isAsking = permission.status == .notDetermined
    if !isAsking { tellSettings(turn, &out) }
  }

  /// The person has answered the question.
  mutating func questionIsAnswered(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard isAsking, permission.status != .notDetermined else { return }
    isAsking = false
    tellSettings(turn, &out)
  }

  private func tellSettings(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard (8...9).contains(os.major), app.runsCode else { return }
    out.call(.didRegisterUserNotificationSettings, .passed, rule: "ios.permission.settings", turn)
  }

  /// The app asks for its tokens and gets them.
  mutating func register(rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript) {
    let mayHaveToken = setup.entitlements.contains(.push)
    if conditions.isClockRight, mayHaveToken { tokens.renew() }
    // The app may have crashed in its own code before it comes so far; it registers all the same once it is run again.
    guard app.runsCode else { return }
    out.ask(.registerForRemoteNotifications, rule: rule, turn)
    registrationWaits = !conditions.isClockRight
    if registrationWaits {
      out.note(.life(.registrationWaits), .stopped, rule: "ios.register.clock", turn)
      return
    }
    guard mayHaveToken else {
      out.call(.didFailToRegister(.entitlement), .stopped, rule: "ios.register.entitlement", turn)
      return
    }
    if let text = tokens.text(of: .device) {
      out.call(.didRegisterForRemoteNotifications(text), .passed, rule: rule, turn)
    }
    if setup.modes.contains(.voip), let text = tokens.text(of: .voip) {
      out.call(.didUpdatePushCredentials(text), .passed, rule: "ios.register.voip", turn)
    }
  }

  /// The phone reaches APNs again: a registration that waited comes to its end.
  mutating func registrationGoesOn(_ turn: Turn, _ out: inout PhoneTranscript) {
    if registrationWaits { register(rule: "ios.register", turn, &out) }
  }
}

extension Transcript where Event == PhoneEvent {
  /// The app asks iOS for something.
  mutating func ask(_ request: AppRequest, rule: RuleID, _ turn: Turn) {
    add(.asks(request), rule: rule, from: .app, to: .system, at: turn.at)
  }
}
