/// Where a device token leads to.
public struct TokenHome: Hashable, Codable, Sendable {
  /// What the token is for.
  public var kind: TokenKind
  /// The app's bundle id, the topic without a suffix.
  public var bundleID: String
  /// Which of Apple's two worlds it belongs to.
  public var environment: APNsEnvironment

  /// A token for `kind` of the app `bundleID`.
  public init(_ kind: TokenKind, of bundleID: String, in environment: APNsEnvironment) {
    self.kind = kind
    self.bundleID = bundleID
    self.environment = environment
  }
}
