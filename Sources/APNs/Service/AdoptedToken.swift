import Phone

/// A foreign device token that a phone took on.
public struct AdoptedToken: Hashable, Codable, Sendable {
  /// Adopted tokens that are kept at most; the oldest goes first.
  static let limit = 1024

  /// The token, in lower case.
  public let token: String
  /// Whose it is now.
  public let phone: PhoneNumber
  /// What it is registered for.
  public let home: TokenHome
}
