import Payload

extension Phone {
  /// The app under test becomes another one, set up as an app is at first; where it is in its life, it stays.
  public mutating func becomes(
    named name: String?, _ reactions: [Reaction], at moment: Instant, switches: RuleSwitches,
    into out: inout PhoneTranscript
  ) {
    var fresh = AppSetup()
    fresh.name = name ?? setup.name
    fresh.bundleID = setup.bundleID
    fresh.isInstalled = setup.isInstalled
    fresh.environment = setup.environment
    setup = fresh
    ownAnswer = nil
    code = reactions.isEmpty ? nil : AppCode(reactions)
    out.add(
      .profile(fresh.name, reactions: reactions.count), rule: "app.profile", from: .user, to: .app, at: moment
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
    let call = CalledApp(
      callback: name, state: state, action: nil, identifier: nil, userInfo: userInfo?.root,
      memory: code.memory)
    out.react(
      call, by: code, Turn(at: moment, switches: switches, code: code, push: push), cause: nil)
  }

  /// The app's own code threw outside of any completion handler.
  public mutating func crash(
    about push: PushNumber?, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    crash(Turn(at: moment, switches: switches, code: code, push: push), cause: nil, &out)
  }
}
