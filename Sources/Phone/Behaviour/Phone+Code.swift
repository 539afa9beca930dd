import Payload

extension Phone {
  /// The app under test becomes another one, set up as an app is at first; where it is in its life, it stays.
  public mutating func becomes(
    named name: String?, _ code: AppCode?, at moment: Instant, switches: RuleSwitches,
    into out: inout PhoneTranscript
  ) {
    let isSame = name == setup.name
    var fresh = AppSetup()
    fresh.name = name ?? setup.name
    fresh.bundleID = setup.bundleID
    fresh.isInstalled = setup.isInstalled
    fresh.environment = setup.environment
    setup = fresh
    ownAnswer = nil
    // The same app built anew finds what it has saved.
    let saved = isSame ? self.code?.saved : nil
    self.code = code
    if let saved { self.code?.saved.merge(saved) { constant, _ in constant } }
    if app.isAlive { self.code?.hasStarted() }
    out.add(
      .profile(fresh.name, reactions: code?.reactions.count ?? 0), rule: "app.profile", from: .user, to: .app,
      at: moment
    )
  }

  /// The app remembers something until it ends, or forgets it.
  public mutating func remember(_ name: String, _ isOn: Bool) {
    if isOn {
      code?.memory.insert(name)
    } else {
      code?.memory.remove(name)
    }
  }

  /// The app saves a text under a name.
  public mutating func save(_ text: String, as name: String) { code?.saved[name] = text }

  /// The app observes an SDK's notifications of these names, until it ends.
  public mutating func observe(_ names: [String]) { code?.observe(names) }

  /// An SDK calls the app under this name; its reactions run.
  ///
  /// - Parameter userInfo: what the call carries; nil where it carries nothing.
  public func heardFromSDK(
    _ name: String, userInfo: JSONDocument?, about push: PushNumber?, at moment: Instant,
    switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    guard let code, app.runsCode else { return }
    let state: ApplicationState =
      app == .foreground ? .active : app == .inactive ? .inactive : .background
    var call = CalledApp(name, of: code, on: os)
    call.state = state
    call.userInfo = userInfo?.root
    out.react(
      call, by: code, Turn(at: moment, on: os, switches: switches, code: code, push: push), cause: nil)
  }

  /// The app's own code threw outside of any completion handler.
  public mutating func crash(
    about push: PushNumber?, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    crash(Turn(at: moment, on: os, switches: switches, code: code, push: push), cause: nil, &out)
  }
}
