import Getui
import JPush
import Phone
import Simulation

/// One phone of the fleet, as the list of phones shows it.
struct PhoneRow: Hashable, Sendable {
  let number: PhoneNumber
  /// Whether it was thrown away.
  let isGone: Bool
  let app: AppState
  let os: OSVersion
  let hasNetwork: Bool
  let badge: Int
  /// The state of each SDK's connection; nil where the app has no such SDK.
  let jpush: ConnectionState?
  let getui: LinkState?
  /// Whether everything that happens on it is written down.
  let isWatched: Bool

  /// The phone at a place of `world`.
  init(_ world: World, at place: Int) {
    let device = world.devices[place]
    number = device.number
    isGone = device.isGone
    app = device.phone.app
    os = device.phone.os
    hasNetwork = device.phone.isNetworkOn
    badge = device.phone.badge.number
    jpush = device.sdk.hasJPush ? device.jpush.connection : nil
    getui = device.sdk.hasGetui ? device.getui.link : nil
    isWatched = world.isWatched(device.number)
  }
}
