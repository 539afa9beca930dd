import Journal
import Phone

/// What `WorldEngine.fetchExchange` found.
public struct FetchedExchange: Hashable, Sendable {
  /// The push that was asked for.
  public let push: PushNumber
  /// The request that brought it; nil where none over HTTP did.
  public let exchange: Exchange?

  /// The request of a push.
  public init(push: PushNumber, exchange: Exchange?) {
    self.push = push
    self.exchange = exchange
  }
}
