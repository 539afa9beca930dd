/// What the gateway wants to be shown for JPush and Getui.
public struct ExportCredentials: Hashable, Sendable {
  /// A master secret, as far as it may be told.
  public enum Secret: Hashable, Sendable {
    /// Belfry made it, for everybody to see.
    case told(String)
    /// Somebody named it; it is not told again.
    case hidden
    /// Any is taken.
    case any

    /// The word for a line of the shell, where the environment has no other.
    var word: String { if case .told(let text) = self { text } else { "secret" } }
  }

  /// JPush's AppKey.
  public var appKey = "a1b2c3d4e5f6a7b8c9d0e1f2"
  /// JPush's master secret.
  public var masterSecret = Secret.any
  /// Getui's `appId`.
  public var getuiAppID = "demo"
  /// Getui's `appkey`.
  public var getuiAppKey = "demo"
  /// Getui's master secret.
  public var getuiMasterSecret = Secret.any

  /// Words that do where any are taken.
  public init() {}
}
