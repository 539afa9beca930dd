/// One thing that the app does in a reaction.
public struct ReactionStep: Hashable, Codable, Sendable {
  /// What must hold for this step alone.
  public let tests: [ReactionTest]
  /// What it does.
  public let act: ReactionAct

  /// A step.
  public init(if tests: [ReactionTest] = [], _ act: ReactionAct) {
    self.tests = tests
    self.act = act
  }
}
