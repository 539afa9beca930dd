import Getui
import JPush
import Phone
import Words

/// What a request to JPush or Getui names: ids, aliases, tags, and the app itself.
extension World {
  /// Takes on what a request to JPush names, where it is refused without that and is not with it.
  mutating func adoptByItself(_ request: JPushRequest, _ trace: inout Trace) {
    guard adoptsByItself, request.isMeantToSend, let index = index(of: selected), !takes(request) else {
      return
    }
    // On a fork first: what is adopted in vain costs the phone its own alias.
    var (fork, ignored) = (self, Trace())
    guard fork.adopt(request, rule: "world.adopt.itself", on: index, &ignored), fork.takes(request) else {
      return
    }
    _ = adopt(request, rule: "world.adopt.itself", on: index, &trace)
  }

  /// The same for one to Getui.
  mutating func adoptByItself(_ request: GetuiRequest, _ trace: inout Trace) {
    guard adoptsByItself, request.isMeantToSend, let index = index(of: selected), !takes(request) else {
      return
    }
    var (fork, ignored) = (self, Trace())
    guard fork.adopt(request, rule: "world.adopt.itself", on: index, &ignored), fork.takes(request) else {
      return
    }
    _ = adopt(request, rule: "world.adopt.itself", on: index, &trace)
  }

  private func takes(_ request: JPushRequest) -> Bool {
    var (trial, log) = (jpush, JPushTranscript())
    return trial.handle(request, at: now, into: &log).reply.code == .ok
  }

  private func takes(_ request: GetuiRequest) -> Bool {
    var (trial, log) = (getui, GetuiTranscript())
    return trial.handle(request, at: now, into: &log).reply.code == .ok
  }

  /// Takes on what `request` names; false if names are not what is wrong with it.
  mutating func adopt(
    _ request: JPushRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) -> Bool {
    let phone = devices[index].number
    guard !jpush.missingNames(in: request, on: phone).isEmpty else { return false }
    if !devices[index].sdk.hasJPush {
      build(devices[index].sdk == .getui ? .both : .jpush, into: index, &trace)
    }
    if devices[index].jpush.registrationID == nil {
      devices[index].jpush.settle(in: devices[index].phone.app, service: &jpush, at: now)
    }
    // Once the device is registered less may be missing.
    let names = jpush.missingNames(in: request, on: phone)
    jpush.adopt(names, on: phone)
    for name in names { say(.adopted(.jpush(name)), .passed, rule: rule, on: phone, &trace) }
    return true
  }

  /// The same for Getui.
  mutating func adopt(
    _ request: GetuiRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) -> Bool {
    let phone = devices[index].number
    guard !getui.missingNames(in: request, on: phone).isEmpty else { return false }
    if !devices[index].sdk.hasGetui {
      build(devices[index].sdk == .jpush ? .both : .getui, into: index, &trace)
    }
    if devices[index].getui.clientID == nil {
      let own = devices[index].phone
      devices[index].getui.settle(
        in: own.app, token: own.tokens.text(of: .device), service: &getui, at: now)
    }
    let names = getui.missingNames(in: request, on: phone)
    getui.adopt(names, on: phone)
    for name in names { say(.adopted(.getui(name)), .passed, rule: rule, on: phone, &trace) }
    return true
  }
}
