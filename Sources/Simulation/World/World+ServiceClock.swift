import APNs
import Getui
import JPush
import Phone

/// The clocks of the services.
extension World {
  /// Sets the services' clocks so far ahead of world time: what they judge by the age of a token, by an expiry or by a
  /// quota changes, and nothing on any phone does.
  mutating func setServiceClock(_ offset: Int64, _ trace: inout Trace) {
    guard (-Self.longestLeap...Self.longestLeap).contains(offset) else {
      return say(.clockKept, .stopped, rule: "world.service.clock.range", &trace)
    }
    serviceClockOffset = offset
    say(.serviceClock(offset), rule: "world.service.clock", &trace)
    apns.setClock(ahead: offset)
    jpush.change(.clock(offset))
    getui.change(.clock(offset))
    replanServices(&trace)
  }

  /// What the services keep may be too old by another clock, and what they do by themselves may be due at once.
  mutating func replanServices(_ trace: inout Trace) {
    for index in devices.indices where devices[index].sdk.hasJPush {
      guard let id = devices[index].jpush.registrationID, jpush[id]?.held.isEmpty == false else { continue }
      observe(index, &trace) { world, trace in
        world.devices[index].jpush.run(.expire, service: &world.jpush, at: world.now, into: &trace.jpush)
        world.closeJPush(index, &trace)
      }
    }
    planJPush()
    planGetui()
  }
}
