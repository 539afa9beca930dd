import JPush
import Phone
import Simulation

extension PhoneFacts {
  /// The facts about one phone of `world`.
  init(_ world: World, _ number: PhoneNumber) {
    self.init(phone: number)
    guard let device = world.device(number) else { return }
    app = device.phone.app
    os = device.phone.os
    network = device.phone.isNetworkOn
    badge = device.phone.badge.number
    connection = device.jpush.connection
    answer = device.jpush.lastAnswer
    guard let id = device.jpush.registrationID, let known = world.jpush[id] else { return }
    serverBadge = known.badge.value
    alias = known.alias
    tags = known.tags.sorted
  }
}
