/// A notification that JPush hands to APNs for one device.
public struct JPushAPNsPush: Hashable, Sendable {
  /// `msg_id`.
  public let message: String
  /// The payload.
  public let body: [UInt8]
  /// Whether it only wakes the app: `apns-push-type` and priority follow from it.
  public let isSilent: Bool
  /// `apns-collapse-id`.
  public let collapseID: String?
}
