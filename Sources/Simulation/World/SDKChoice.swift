/// Which vendors' SDKs are built into the app of a phone.
public enum SDKChoice: String, CaseIterable, Codable, Sendable {
  case jpush
  case getui
  case both
  case none

  /// Whether the JPush SDK is in the app.
  public var hasJPush: Bool { self == .jpush || self == .both }

  /// Whether the Getui SDK is in the app.
  public var hasGetui: Bool { self == .getui || self == .both }
}
