import APNs
import Language
import Phone
import Words

/// Requests of a backend that has a database of its own: its tokens, ids, aliases and tags are nobody's here.
extension World {
  mutating func perform(_ command: AdoptCommand, _ trace: inout Trace) {
    switch command {
    case .byItself(let isOn):
      adoptsByItself = isOn
      say(.adopting(isOn), rule: "world.adopt.set", &trace)
    case .adopt(let number, let target):
      if let index = find(number, &trace) { adopt(target, on: index, &trace) }
    }
  }

  private mutating func adopt(_ target: Target?, on index: Int, _ trace: inout Trace) {
    let phone = devices[index].number
    guard let request = refused.find(target) else {
      return say(.notAdopted, .stopped, rule: "world.adopt.gone", on: phone, &trace)
    }
    if request.isAboutSecret {
      return say(.notAdopted, .stopped, rule: "world.adopt.secret", on: phone, &trace)
    }
    if request.isSettled {
      return say(.notAdopted, .stopped, rule: "world.adopt.nothing", on: phone, &trace)
    }
    let isAdopted =
      switch request.command {
      case .apns(_, .push(let push)):
        adopt(push, place(of: push)?.standing ?? .unknown, rule: "world.adopt", on: index, &trace)
      case .jpushService(.request(let request)): adopt(request, rule: "world.adopt", on: index, &trace)
      case .getuiService(.request(let request)): adopt(request, rule: "world.adopt", on: index, &trace)
      default: false
      }
    // Another request may have brought what this one lacked.
    let goesThrough = wouldBeTaken(request.command)
    guard isAdopted || goesThrough else {
      return say(.notAdopted, .stopped, rule: "world.adopt.nothing", on: phone, &trace)
    }
    sendAgain(request.command, request.number, on: phone, &trace)
    if goesThrough { refused.settle(request.number) }
  }

  /// Whether a request that was refused would go through now; a fork tells.
  private func wouldBeTaken(_ command: WorldCommand) -> Bool {
    switch command {
    case .jpushService(.request(let request)): return takes(request)
    case .getuiService(.request(let request)): return takes(request)
    default:
      var (fork, log) = (self, Trace())
      fork.perform(command, &log)
      return !log.arrivals.isEmpty && log.arrivals.allSatisfy { $0.outcome != .refused }
    }
  }

  /// Whether `request` would be refused for a token that nobody has, and that is taken on by itself.
  mutating func adoptByItself(_ request: APNsRequest, _ trace: inout Trace) -> Bool {
    guard adoptsByItself, let index = index(of: selected),
      request.push.foreignHome(request.standing, for: devices[index].phone.setup) != nil,
      apns.wouldRefuseToken(of: request, at: now, switches: switches)
    else { return false }
    return adopt(
      request.push, request.standing, rule: "world.adopt.itself", on: index, about: request.number, &trace)
  }

  /// Takes on the token of a push; false if that is not what is wrong with it.
  private mutating func adopt(
    _ push: APNsPush, _ standing: TokenStanding, rule: RuleID, on index: Int, about number: PushNumber? = nil,
    _ trace: inout Trace
  ) -> Bool {
    guard let wire = push.route.request,
      var home = push.foreignHome(standing, for: devices[index].phone.setup)
    else { return false }
    if home.kind == .activityStart, let running = runningActivity(for: push, on: index) {
      home.kind = .activity(running)
    }
    apns.adopt(wire.token, for: devices[index].number, home)
    say(
      .adopted(.token(wire.token, topic: push.topic ?? home.bundleID)), .passed, rule: rule,
      on: devices[index].number, about: number, &trace)
    return true
  }

  /// The Live Activity that an update means: the one that runs, and of several the youngest.
  private func runningActivity(for push: APNsPush, on index: Int) -> String? {
    guard push.reading.payload?.document.root["aps"]?["event"]?.string != "start" else { return nil }
    for case .activity(let name) in devices[index].phone.tokens.all.reversed() { return name }
    return nil
  }
}
