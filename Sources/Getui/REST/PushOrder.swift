/// One message of `/push/single/batch/…`.
public struct PushOrder: Hashable, Sendable {
  /// What it says.
  public let push: GetuiPush
  /// Whom it is for.
  public let audience: GetuiAudience
}
