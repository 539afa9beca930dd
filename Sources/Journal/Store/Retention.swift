import Phone

/// How much of the history is kept.
public struct Retention: Hashable, Sendable {
  /// Arrivals, and as many requests over HTTP.
  public var count: Int
  /// How old they may get, in microseconds by the caller's clock; nil for any age.
  public var age: Int64?

  /// So many, up to an age.
  public init(count: Int, age: Int64? = nil) {
    self.count = count
    self.age = age
  }
}
