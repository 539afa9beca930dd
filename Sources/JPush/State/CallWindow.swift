/// How many calls of a kind are let through within 10 s (docs.jiguang.cn, iOS client error code 6011).
public enum CallWindow: String, Codable, Sendable {
  /// Tag and alias calls together.
  case names
  /// `setMobileNumber:completion:`.
  case mobileNumber

  /// The most calls.
  public var most: Int { self == .names ? 10 : 3 }
}
