import Phone

extension World {
  /// A copy with this phone alone and nothing due on it; nil if there is no such phone.
  ///
  /// What happens there leaves this world as it is.
  public func isolating(_ number: PhoneNumber) -> World? {
    guard let device = device(number) else { return nil }
    var fork = self
    fork.devices = Fleet([device])
    fork.agenda = Agenda()
    fork.jpushPlanned = nil
    fork.getuiPlanned = nil
    fork.isStarted = true
    fork.hasRealInput = true
    return fork
  }

  /// Puts the app of a phone into `state`, with a network, without anything happening on the way; `version` puts it
  /// on another iOS, nil leaves the one it has.
  public mutating func pose(_ state: AppState, os version: OSVersion? = nil, on number: PhoneNumber) {
    guard let index = index(of: number) else { return }
    devices[index].phone.pose(state, os: version ?? devices[index].phone.os)
    if devices[index].sdk.hasJPush { devices[index].jpush.pose(state, service: &jpush) }
    guard devices[index].sdk.hasGetui else { return }
    devices[index].getui.osChanged(to: devices[index].phone.os)
    devices[index].getui.pose(state, service: &getui)
  }

  /// Lets time pass until the service extension is done with `push`.
  mutating func settle(_ push: PushNumber, into trace: inout Trace) {
    while devices.contains(where: { $0.phone.isInExtension(push) }), let due = nextDue {
      advance(to: due, into: &trace)
    }
  }

  /// Applies `command` at this very moment.
  mutating func applyNow(_ command: WorldCommand, into trace: inout Trace) {
    apply(command, at: now.moved(byMicroseconds: 0 &- clockOffset), into: &trace)
  }
}
