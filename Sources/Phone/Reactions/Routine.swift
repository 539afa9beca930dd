/// A piece of the app's code that several reactions run.
public struct Routine: Hashable, Codable, Sendable {
  /// Its name.
  public let name: String
  /// What it does, in order.
  public let steps: [ReactionStep]

  /// A routine.
  public init(_ name: String, _ steps: [ReactionStep]) {
    self.name = name
    self.steps = steps
  }
}
