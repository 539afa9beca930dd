/// What the headers `X-Rate-Limit-…` of an answer say (docs.jiguang.cn, REST API v3, rate limits).
public struct RateState: Hashable, Sendable {
  /// The most calls of a window.
  public let limit: Int
  /// How many are left.
  public let remaining: Int
  /// Seconds until the window ends.
  public let reset: Int
}
