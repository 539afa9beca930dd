import Getui
import JPush
import Phone

/// One phone with what runs on it.
public struct Device: Codable, Sendable {
  /// Its number.
  public let number: PhoneNumber
  /// iOS and the app.
  public internal(set) var phone: Phone
  /// Which SDKs are built into the app.
  public internal(set) var sdk = SDKChoice.jpush
  /// The JPush SDK within the app; it stands still while it is not built in.
  public internal(set) var jpush: JPushClient
  /// The Getui SDK within the app; it stands still while it is not built in.
  public internal(set) var getui: GetuiClient {
    get { ownGetui.first ?? GetuiClient(phone: number) }
    _modify {
      if ownGetui.isEmpty { ownGetui = [GetuiClient(phone: number)] }
      yield &ownGetui[0]
    }
  }

  /// Empty until something is done with it: most phones of a fleet never hold one.
  private var ownGetui: [GetuiClient] = []
  /// What the newest pushes said, for the SDKs.
  var payloads = PayloadMemory()

  /// Whether it was thrown away; its number stays its own.
  public internal(set) var isGone = false

  init(_ number: PhoneNumber, _ identifiers: Identifiers) {
    self.number = number
    jpush = JPushClient(phone: number)
    phone = Phone(tokens: PhoneTokens(number, identifiers))
  }

  /// A phone whose app is built as that of `model`.
  init(_ number: PhoneNumber, phone: Phone, like model: Device) {
    self.number = number
    self.phone = phone
    sdk = model.sdk
    jpush = model.jpush.another(on: number)
    if !model.ownGetui.isEmpty { ownGetui = [model.getui.another(on: number)] }
  }
}
