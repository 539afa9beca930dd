import Language
import Words

extension Phone {
  /// Does what `command` says.
  public mutating func perform(
    _ command: PhoneCommand, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    let turn = Turn(at: moment, on: os, switches: switches, code: code)
    if command.needsApp, !setup.isInstalled { return absent(turn, &out) }
    switch command {
    case .appOpen: open(turn, &out)
    case .appBackground: leave(turn, &out)
    case .appSuspend: suspend(turn, &out)
    case .appInactive: cover(turn, &out)
    case .appKill: swipeAway(turn, &out)
    case .appTerminate: terminate(turn, &out)
    case .appBadge(let number): appSetsBadge(number, turn, &out)
    case .presents(let options):
      presents = options
      out.add(.presents(options), rule: "ios.present.answer", from: .app, to: .app, at: moment)
    case .tap(let target, let action): tap(target, action, turn, &out)
    case .dismiss(let target): dismiss(target, turn, &out)
    case .clear: clear(turn, &out)
    case .restore: restore(turn, &out)
    case .restoreBadge: takeBadgeBack(turn, &out)
    case .bannerAway: swipeBannerAway(turn, &out)
    case .network(let isOn): setNetwork(isOn, turn, &out)
    case .set(let setting): set(setting, turn, &out)
    case .service(let command): perform(command, turn, &out)
    case .life(let command): perform(command, turn, &out)
    case .appInstall(let span): install(retiring: span, turn, &out)
    case .appRemove(let span): remove(retiring: span, turn, &out)
    case .appBundle(let id): build(id, setup.environment, turn, &out)
    case .appEnvironment(let environment): build(setup.bundleID, environment, turn, &out)
    case .listTokens: listTokens(turn, &out)
    case .local(let command): perform(command, turn, &out)
    case .call(let command): perform(command, turn, &out)
    case .activity(let command): perform(command, turn, &out)
    case .channel(.join(let channel)): join(channel, turn, &out)
    case .channel(.leave): join(nil, turn, &out)
    }
  }

  private mutating func open(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard app != .foreground else {
      out.note(.nothingThere, .stopped, rule: "ios.life.same", turn)
      return
    }
    out.act(.tapsIcon, rule: "ios.icon", turn)
    bringToFront(.icon, turn, &out)
  }

  private mutating func setNetwork(_ isOn: Bool, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard isOn != isNetworkOn else {
      out.note(.nothingThere, .stopped, rule: "phone.network.same", turn)
      return
    }
    isNetworkOn = isOn
    out.act(.turnsNetwork(on: isOn), rule: "phone.network", turn)
    out.note(.network(isOn: isOn), rule: "phone.network", turn)
  }
}
