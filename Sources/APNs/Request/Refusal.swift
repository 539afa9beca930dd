/// Why APNs refused a push: the `reason` of its answer, which carries its own status
/// (Apple, Handling notification responses from APNs).
public enum Refusal: String, Codable, CaseIterable, Sendable {
  case badCollapseID = "BadCollapseId"
  case badExpirationDate = "BadExpirationDate"
  case badMessageID = "BadMessageId"
  case badPriority = "BadPriority"
  case badTopic = "BadTopic"
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  case invalidPushType = "InvalidPushType"
  case payloadEmpty = "PayloadEmpty"
  case payloadTooLarge = "PayloadTooLarge"

  /// The HTTP status that goes with the reason.
  public var status: Int { self == .payloadTooLarge ? 413 : 400 }
}
