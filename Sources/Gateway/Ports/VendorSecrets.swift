/// What a backend must know to be let in by JPush and Getui; nil takes anything.
public struct VendorSecrets: Hashable, Sendable {
  /// JPush's master secret.
  public var jpush: String?
  /// Getui's master secret.
  public var getui: String?

  /// Nothing is checked.
  public init() {}
}
