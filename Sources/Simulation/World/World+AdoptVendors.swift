import Getui
import JPush
import Phone
import Words

/// What a request to JPush or Getui names: ids, aliases, tags, and the app itself.
extension World {
  /// Takes on what a request to JPush names, where it would be refused for that.
  mutating func adoptByItself(_ request: JPushRequest, _ trace: inout Trace) {
    guard adoptsByItself, request.isMeantToSend || jpush.foreignPair(in: request) != nil,
      let index = index(of: selected), !takes(request)
    else { return }
    _ = adopt(request, rule: "world.adopt.itself", on: index, &trace)
  }

  /// The same for one to Getui.
  mutating func adoptByItself(_ request: GetuiRequest, _ trace: inout Trace) {
    guard adoptsByItself, request.isMeantToSend || !getui.foreignNames(in: request).isEmpty,
      let index = index(of: selected), !takes(request)
    else { return }
    _ = adopt(request, rule: "world.adopt.itself", on: index, &trace)
  }

  /// Takes on what `request` names; false if nothing is. Its credentials are taken on whatever else is wrong with it,
  /// names only where it goes through with them, as a fork tells: what is adopted in vain would cost the phone its own
  /// alias.
  mutating func adopt(
    _ request: JPushRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) -> Bool {
    let pair = jpush.foreignPair(in: request)
    if let pair { take([.pair(pair)], rule: rule, on: index, &trace) }
    if takes(request) || jpush.missingNames(in: request, on: devices[index].number).isEmpty {
      return pair != nil
    }
    var (fork, ignored) = (self, Trace())
    fork.takeNames(of: request, rule: rule, on: index, &ignored)
    guard fork.takes(request) else { return pair != nil }
    takeNames(of: request, rule: rule, on: index, &trace)
    return true
  }

  /// The same for Getui.
  mutating func adopt(
    _ request: GetuiRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) -> Bool {
    let foreign = getui.foreignNames(in: request)
    take(foreign, rule: rule, on: index, &trace)
    if takes(request) || getui.missingNames(in: request, on: devices[index].number).isEmpty {
      return !foreign.isEmpty
    }
    var (fork, ignored) = (self, Trace())
    fork.takeNames(of: request, rule: rule, on: index, &ignored)
    guard fork.takes(request) else { return !foreign.isEmpty }
    takeNames(of: request, rule: rule, on: index, &trace)
    return true
  }

  private mutating func take(_ names: [JPushName], rule: RuleID, on index: Int, _ trace: inout Trace) {
    let phone = devices[index].number
    jpush.adopt(names, on: phone)
    for name in names { say(.adopted(.jpush(name)), .passed, rule: rule, on: phone, &trace) }
  }

  private mutating func take(_ names: [GetuiName], rule: RuleID, on index: Int, _ trace: inout Trace) {
    let phone = devices[index].number
    getui.adopt(names, on: phone)
    for name in names { say(.adopted(.getui(name)), .passed, rule: rule, on: phone, &trace) }
  }

  func takes(_ request: JPushRequest) -> Bool {
    var (trial, log) = (jpush, JPushTranscript())
    return trial.handle(request, at: now, into: &log).reply.code == .ok
  }

  func takes(_ request: GetuiRequest) -> Bool {
    var (trial, log) = (getui, GetuiTranscript())
    return trial.handle(request, at: now, into: &log).reply.code == .ok
  }

  private mutating func takeNames(
    of request: JPushRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) {
    let phone = devices[index].number
    if !devices[index].sdk.hasJPush {
      build(devices[index].sdk == .getui ? .both : .jpush, into: index, &trace)
    }
    if devices[index].jpush.registrationID == nil {
      devices[index].jpush.settle(in: devices[index].phone.app, service: &jpush, at: now)
    }
    // Once the device is registered less may be missing.
    take(jpush.missingNames(in: request, on: phone), rule: rule, on: index, &trace)
  }

  private mutating func takeNames(
    of request: GetuiRequest, rule: RuleID, on index: Int, _ trace: inout Trace
  ) {
    if !devices[index].sdk.hasGetui {
      build(devices[index].sdk == .jpush ? .both : .getui, into: index, &trace)
    }
    if devices[index].getui.clientID == nil {
      let own = devices[index].phone
      devices[index].getui.settle(
        in: own.app, token: own.tokens.text(of: .device), service: &getui, at: now)
    }
    take(getui.missingNames(in: request, on: devices[index].number), rule: rule, on: index, &trace)
  }
}
