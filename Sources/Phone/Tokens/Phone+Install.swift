import Words

extension Phone {
  /// Installs the app and opens it, as Xcode does; one that is there is removed first.
  mutating func install(retiring span: Int64?, _ turn: Turn, _ out: inout PhoneTranscript) {
    if setup.isInstalled { remove(retiring: span, turn, &out) }
    setup.isInstalled = true
    out.act(.installsApp, rule: "ios.install", turn)
    bringToFront(.icon, turn, &out)
    // An app whose profile says so does both by itself.
    if code?.registersItself == true { return }
    out.ask(.requestAuthorization, rule: "ios.install.permission", turn)
    register(rule: "ios.register", turn, &out)
  }

  /// Deletes the app with all it has on the phone. Its tokens are void in `span` microseconds; nil means at once.
  mutating func remove(retiring span: Int64?, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard setup.isInstalled else { return absent(turn, &out) }
    out.act(.removesApp, rule: "ios.app.removed", turn)
    setup.isInstalled = false
    move(to: .notRunning, rule: "ios.app.removed", turn, &out)
    dropHeld(.notInstalled, rule: "ios.app.removed", turn, &out)
    let banner = centre.banner.flatMap { $0.isInList ? nil : $0.entry }
    centre.banner = nil
    for entry in centre.removeAll(canBeTakenBack: false) + [banner].compactMap(\.self) {
      var about = turn
      about.push = entry.number
      out.note(.removed(.appRemoved), rule: "ios.app.removed", about)
    }
    if badge.number != 0 {
      let change = badge.set(0, .appRemoved, rule: "ios.app.removed", at: turn.at, push: nil, origin: nil)
      out.show(.badge(change), .info, rule: "ios.app.removed", turn)
    }
    forgetKinds()
    scene = SceneState()
    permission = Permission()
    permission.status = .notDetermined
    code?.forgets()
    isAsking = false
    registrationWaits = false
    tokens.retire(at: turn.at.moved(byMicroseconds: span ?? 0))
  }

  /// The app is built with another bundle id or for Apple's other world, and run as Xcode does: its tokens are others,
  /// all else stays.
  mutating func build(
    _ bundleID: String, _ environment: APNsEnvironment, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard bundleID != setup.bundleID || environment != setup.environment else {
      out.note(.nothingThere, .stopped, rule: "belfry.app.same", turn)
      return
    }
    setup.bundleID = bundleID
    setup.environment = environment
    out.note(.built(bundleID, environment), rule: "belfry.app.built", turn)
    guard setup.isInstalled else { return }
    tokens.retire(at: turn.at)
    move(to: .notRunning, rule: "belfry.app.built", turn, &out)
    dropHeld(.appEnded, rule: "ios.silent.ended", turn, &out)
    bringToFront(.icon, turn, &out)
    if code?.registersItself != true { register(rule: "ios.register", turn, &out) }
  }

  /// Lists the tokens.
  func listTokens(_ turn: Turn, _ out: inout PhoneTranscript) {
    if tokens.all.isEmpty { return absent(turn, &out) }
    for kind in tokens.all {
      if let text = tokens.text(of: kind) {
        out.note(.token(kind, text), rule: "belfry.tokens", turn)
      }
    }
  }

  /// A command meant the app, which is not there.
  func absent(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "belfry.app.absent", turn)
  }
}

extension PhoneCommand {
  /// Whether it means the app, or what the app has on the phone.
  var needsApp: Bool {
    switch self {
    case .appOpen, .appBackground, .appSuspend, .appInactive, .appKill, .appTerminate, .appBadge: true
    default: false
    }
  }
}
