import Phone

/// What APNs hands to a phone.
public enum Handover: Codable, Sendable {
  /// A push.
  case delivery(Delivery)
  /// A body that is no JSON object; only the switch lets it come this far.
  case unreadable(PushNumber)

  /// The push's number.
  public var number: PushNumber {
    switch self {
    case .delivery(let delivery): delivery.number
    case .unreadable(let number): number
    }
  }
}
