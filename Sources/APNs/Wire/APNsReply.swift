import Payload
import Phone

/// APNs' answer to a request.
public struct APNsReply: Hashable, Sendable {
  /// Why it was refused; nil where it was taken.
  public var refusal: Refusal?
  /// `apns-id`: the sender's, or one that was made.
  public var apnsID: String
  /// `apns-unique-id`, which only the development environment gives.
  public var uniqueID: String?
  /// Since when the token is void, for 410.
  public var since: Instant?

  /// An answer.
  public init(refusal: Refusal?, apnsID: String, uniqueID: String? = nil, since: Instant? = nil) {
    self.refusal = refusal
    self.apnsID = apnsID
    self.uniqueID = uniqueID
    self.since = since
  }

  /// The HTTP status.
  public var status: Int { refusal?.status ?? 200 }
}
