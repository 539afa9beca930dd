import Phone

/// One copy of a push that the service is to send now.
public struct JPushWork: Hashable, Sendable {
  /// `msg_id`.
  public let message: String
  /// The phone it goes to.
  public let phone: PhoneNumber
  /// Where the device is in the register.
  let place: Int
}
