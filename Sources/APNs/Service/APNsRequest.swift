import Phone

/// One push on its way through APNs, with what the world knows of it.
public struct APNsRequest: Sendable {
  /// The push as the backend sent it.
  public var push: APNsPush
  /// Its number.
  public var number: PushNumber
  /// Whose device token it was sent to.
  public var phone: PhoneNumber
  /// Whether that phone is connected.
  public var isOnline: Bool
  /// Where the push came from.
  public var origin: PushOrigin
  /// The `apns-id` for a push that brings none.
  public var freshID: String
  /// What is known of the device token, where it came by one.
  public var standing = TokenStanding.unknown
  /// The `apns-unique-id`, should it be given one.
  public var uniqueID: String?
  /// Who sends it to APNs: the backend, or a vendor's service for it.
  public var provider = Party.backend

  /// A push on its way.
  public init(
    push: APNsPush, number: PushNumber, phone: PhoneNumber, isOnline: Bool, origin: PushOrigin,
    freshID: String, standing: TokenStanding = .unknown, uniqueID: String? = nil
  ) {
    self.push = push
    self.number = number
    self.phone = phone
    self.isOnline = isOnline
    self.origin = origin
    self.freshID = freshID
    self.standing = standing
    self.uniqueID = uniqueID
  }
}

extension APNsRequest {
  /// Its token leads elsewhere from now on.
  public mutating func lead(to phone: PhoneNumber, isOnline: Bool, _ standing: TokenStanding) {
    self.phone = phone
    self.isOnline = isOnline
    self.standing = standing
  }
  /// Which of Apple's two worlds it was sent to: by the host's name, else the one the token belongs to.
  var environment: APNsEnvironment? {
    if let environment = push.route.request?.environment { return environment }
    if case .live(let home) = standing { return home.environment }
    return nil
  }
}
