import Phone
import Simulation

/// A token or id by which the phone can be found.
struct TokenRow: Hashable, Sendable {
  /// What it is for: `device`, `voip`, `registrationID`.
  let name: String
  let text: String

  /// Those of one phone of `world`: the app's tokens, then the ids that the SDKs gave it.
  static func all(_ world: World, _ number: PhoneNumber) -> [TokenRow] {
    guard let device = world.device(number) else { return [] }
    let tokens = device.phone.tokens
    var rows = tokens.all.compactMap { kind in
      tokens.text(of: kind).map { TokenRow(name: kind.name, text: $0) }
    }
    if let id = device.jpush.registrationID {
      rows.append(TokenRow(name: "JPush registrationID", text: id.text))
    }
    if let id = device.getui.clientID { rows.append(TokenRow(name: "Getui cid", text: id.text)) }
    return rows
  }
}
