/// What the app's own code does when it is called: the first reaction whose tests hold runs, the others do not.
public struct Reaction: Hashable, Codable, Sendable {
  /// The callback, by the name that `Callback.name` gives it, or by the vendor's own.
  public let callback: String
  /// What must hold; all of it.
  public let tests: [ReactionTest]
  /// What the app does, in order.
  public let steps: [ReactionStep]

  /// A reaction.
  public init(to callback: String, if tests: [ReactionTest] = [], _ steps: [ReactionStep]) {
    self.callback = callback
    self.tests = tests
    self.steps = steps
  }
}
