import Getui
import JPush
import Phone
import Simulation

extension PhoneFacts {
  /// The facts about one phone of `world`.
  init(_ world: World, _ number: PhoneNumber) {
    self.init(phone: number, phones: world.devices.count)
    serviceClock = world.serviceClockOffset
    getuiClock = world.getui.clockOffset
    guard let device = world.device(number) else { return }
    zone = device.phone.local.offset
    app = device.phone.app
    os = device.phone.os
    network = device.phone.isNetworkOn
    permission = device.phone.permission
    conditions = device.phone.conditions
    grouping = device.phone.centre.grouping
    bundleID = device.phone.setup.bundleID
    environment = device.phone.setup.environment
    delegate = device.phone.setup.delegate
    hasScenes = device.phone.setup.hasScenes
    badge = device.phone.badge.number
    sdk = device.sdk
    if sdk.hasGetui { fill(from: device.getui, world.getui) }
    guard sdk.hasJPush else { return }
    connection = device.jpush.connection
    guard let id = device.jpush.registrationID, let known = world.jpush[id] else { return }
    serverBadge = known.badge.value
    alias = known.alias
    tags = known.tags.sorted
  }

  /// With Getui alone, alias and tags are those of the cid.
  private mutating func fill(from client: GetuiClient, _ service: GetuiService) {
    link = client.link
    guard let id = client.clientID, let known = service[id] else { return }
    getuiBadge = known.badge
    guard sdk == .getui else { return }
    alias = known.alias
    tags = known.tags
  }
}
