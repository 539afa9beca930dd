/// A `JPushNotificationIdentifier`: which local notifications are meant (docs.jiguang.cn, iOS SDK API,
/// RemoveNotification).
public struct NotificationIdentifier: Hashable, Sendable {
  /// `identifiers`; none means all.
  public var identifiers: [String]
  /// `delivered`: those in the list, not those that wait. Of no meaning below iOS 10.
  public var isDelivered: Bool

  /// These.
  public init(_ identifiers: [String] = [], isDelivered: Bool = false) {
    self.identifiers = identifiers
    self.isDelivered = isDelivered
  }

  /// Short text for the trace.
  var text: String {
    "[\(identifiers.joined(separator: ", "))] delivered:\(isDelivered ? "YES" : "NO")"
  }
}
