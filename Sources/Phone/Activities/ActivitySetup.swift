/// A kind of Live Activity that the app has: its attributes type, and what its content state must hold.
public struct ActivitySetup: Hashable, Codable, Sendable {
  /// The name of the attributes type.
  public let name: String
  /// The properties of its `ContentState`.
  public let fields: [ActivityField]
}
