import Journal
import Phone

/// What `WorldEngine.fetchTrace` found.
public struct FetchedTrace: Hashable, Sendable {
  /// The push that was asked for.
  public let push: PushNumber
  /// All that happened to it; nil where the journal does not have it.
  public let trace: RecalledTrace?

  /// The trace of a push.
  public init(push: PushNumber, trace: RecalledTrace?) {
    self.push = push
    self.trace = trace
  }
}
