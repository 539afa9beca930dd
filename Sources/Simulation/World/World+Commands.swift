import APNs
import Getui
import JPush
import Phone

extension World {
  mutating func perform(_ command: WorldCommand, _ trace: inout Trace) {
    switch command {
    case .phone(let number, let command):
      if let index = find(number, &trace) { perform(command, on: index, &trace) }
    case .apns(let number, .push(let push)):
      guard let index = find(number, &trace) else { return }
      clearStream(&trace)
      send(push, from: .outside, as: nil, to: index, &trace)
    case .jpush(let number, let command):
      if let index = find(number, &trace) { perform(command, on: index, &trace) }
    case .getui(let number, let command):
      if let index = find(number, &trace) { perform(command, on: index, &trace) }
    case .fleet(let command): perform(command, &trace)
    case .jpushService(let command): perform(command, &trace)
    case .getuiService(let command): perform(command, &trace)
    case .sdk(let number, let choice):
      if let index = find(number, &trace) { build(choice, into: index, &trace) }
    case .stream(let number, let place):
      if let index = find(number, &trace) { stream(place, to: index, &trace) }
    case .profile(let number, let bytes):
      if let index = find(number, &trace) { load(bytes, on: index, &trace) }
    case .reset: reset(&trace)
    case .clock(let span): moveClock(span, &trace)
    case .serviceClock(let offset): setServiceClock(offset, &trace)
    case .adopt(let command): perform(command, &trace)
    case .fault(let command): perform(command, &trace)
    case .setRule(let name, let isOn):
      switches[name] = isOn
      say(.ruleSet(name, isOn), rule: "world.rule", &trace)
    }
  }

  private mutating func perform(_ command: JPushCommand, on index: Int, _ trace: inout Trace) {
    if command.needsSDK, !devices[index].sdk.hasJPush {
      guard devices[index].sdk.hasGetui, let own = GetuiCommand(command) else {
        return sayMissing("JPush", index, &trace)
      }
      return perform(own, on: index, &trace)
    }
    if case .message(let message) = command {
      clearStream(&trace)
      return send(message, from: .outside, to: index, &trace)
    }
    devices[index].jpush.perform(command, service: &jpush, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
    if case .system(let call) = command, devices[index].jpush.canBeCalled {
      carryOut(call, on: index, &trace)
    }
  }

  mutating func find(_ number: PhoneNumber, _ trace: inout Trace) -> Int? {
    if let index = index(of: number) {
      if !isWatched(number) { watch(number) }
      return index
    }
    say(.noSuchPhone(number), .stopped, rule: "world.phone", &trace)
    return nil
  }

  /// Everything begins anew, but numbers go on and the history stays.
  private mutating func reset(_ trace: inout Trace) {
    say(.reset, rule: "world.reset", &trace)
    let fresh = World(identifiers: identifiers)
    devices = fresh.devices
    selected = fresh.selected
    watched = fresh.watched
    apns = fresh.apns
    refused = fresh.refused
    faults = fresh.faults
    agenda = fresh.agenda
    switches = fresh.switches
    hasRealInput = false
    streamGivesWay = true
    serviceClockOffset = 0
    jpush.forgetDevices()
    getui.forgetEverything()
    jpushPlanned = nil
    getuiPlanned = nil
    isStarted = false
    pass(to: now, &trace)
  }

  /// World time moves forward only, and no further at once than APNs keeps a push: whatever is due on the way happens.
  private mutating func moveClock(_ span: Int64, _ trace: inout Trace) {
    guard (1...Self.longestLeap).contains(span) else {
      return say(.clockKept, .stopped, rule: "world.clock.range", &trace)
    }
    say(.clockMoved(span), rule: "world.clock", &trace)
    clockOffset += span
    pass(to: now.moved(byMicroseconds: span), &trace)
  }
}
