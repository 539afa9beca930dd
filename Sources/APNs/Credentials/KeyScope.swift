import Phone

/// What a signing key may be used for, where it is not good for all of a team's apps.
public struct KeyScope: Hashable, Sendable {
  /// The one of Apple's worlds that it is for; nil means both.
  public var environment: APNsEnvironment?
  /// The topics that it is for, without suffixes; empty means all.
  public var topics: [String]

  /// A scope.
  public init(environment: APNsEnvironment?, topics: [String] = []) {
    self.environment = environment
    self.topics = topics
  }
}
