import Payload
import Phone

/// A push as a provider hands it to APNs: the raw body and the headers that matter to the phone
/// (Apple, Sending notification requests to APNs).
public struct APNsPush: Hashable, Sendable {
  /// The body as it arrived.
  public var body: [UInt8]
  /// `apns-push-type`; nil where the sender left it out.
  public var type: PushType?
  /// `apns-topic`: the app's bundle id, with a suffix for some types.
  public var topic: String?
  /// `apns-collapse-id`, at most 64 bytes.
  public var collapseID: String?
  /// `apns-expiration` in seconds since 1970; 0 is one attempt, nil leaves it to APNs.
  public var expiration: Int?
  /// `apns-priority`: 10, 5 or 1; nil means 10.
  public var priority: Int?
  /// `apns-id`, where the sender gave one.
  public var id: String?

  /// A push of `body` with no headers.
  public init(body: [UInt8]) { self.body = body }
}
