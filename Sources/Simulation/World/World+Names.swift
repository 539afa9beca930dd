import Getui
import JPush
import Phone

extension World {
  /// The phones that a vendor's service knows under this alias now, in their order.
  public func phones(withAlias alias: String) -> [PhoneNumber] {
    devices.compactMap { device in
      let known = [
        device.jpush.registrationID.flatMap { jpush[$0]?.alias },
        device.getui.clientID.flatMap { getui[$0]?.alias },
      ]
      return known.contains(alias) ? device.number : nil
    }
  }
}
