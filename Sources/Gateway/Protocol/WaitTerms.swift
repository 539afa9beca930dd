/// What is waited for, from when on, and how long.
public struct WaitTerms: Hashable, Sendable {
  /// The filter's text.
  public let filter: String
  /// A mark; only what came after it counts. Nil is this moment.
  public let since: String?
  /// How long, in microseconds.
  public let within: Int64

  /// Terms.
  public init(filter: String, since: String?, within: Int64) {
    self.filter = filter
    self.since = since
    self.within = within
  }
}
