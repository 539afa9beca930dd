import Phone

/// A push as the service has accepted it.
public struct JPushPush: Hashable, Codable, Sendable {
  /// Whether `platform` names iOS.
  public var isForIOS = true
  /// Whom it is for.
  public var audience = JPushAudience.all
  /// `notification.ios`.
  public var notification: IOSNotification?
  /// `message`.
  public var message: JPushMessage?
  /// `options`.
  public var options = PushOptions()
  /// `cid`.
  public var cid: String?

  /// A push that says nothing.
  init() {}

  /// What the phone or the app gets of it, for showing where nothing was sent: the payload with no badge, or
  /// `userInfo`.
  public func payload(of messageID: String) -> [UInt8] {
    message?.userInfo(messageID: messageID)
      ?? notification?.body(badge: nil, messageID: messageID, device: 0) ?? []
  }

  /// The payload that a phone would get of its notification, with the badge that it names; nil without one.
  public var samplePayload: [UInt8]? {
    var badge: Int?
    if let change = notification?.badge { badge = ServerBadge().applying(change).value }
    return notification?.body(badge: badge, messageID: "1", device: 1)
  }

  /// Whether its notification can reach a device of `environment`.
  public func fits(_ environment: APNsEnvironment) -> Bool {
    options.isProduction == (environment == .production)
  }
}
