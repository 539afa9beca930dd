/// The app as the service knows it.
public struct GetuiApp: Hashable, Codable, Sendable {
  /// `appId`; nil takes any, as a person who has just started does not know one.
  public var id: String?
  /// `appkey`; nil takes any.
  public var key: String?
  /// Whether the vendor has put it on the black list.
  public var isBlacklisted = false

  /// An app that takes any id and key.
  public init() {}
}
