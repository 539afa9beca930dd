import Payload
import Phone

/// A push that Getui hands to APNs for one client.
public struct GetuiAPNsPush: Hashable, Sendable {
  /// The phone it goes to.
  public let phone: PhoneNumber
  /// Its ids.
  public let copy: CopyID
  /// The payload.
  public let body: [UInt8]
  /// `apns-push-type`.
  public let type: PushType
  /// `apns-priority`.
  public let priority: Int
  /// `apns-collapse-id`.
  public let collapseID: String?
  /// Until when APNs may keep it, in world time; nil if not at all.
  public let expiration: Instant?
  /// The token it goes to.
  public let token: String
}
