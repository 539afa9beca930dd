import Language

/// How a line reaches the face. Whoever runs both joins the two.
public struct FaceDoor: Sendable {
  /// Whether a line is a command of the face; throws where it is one that cannot be read. Called on any thread.
  public let knows: @Sendable (_ line: String) throws(LanguageError) -> Bool
  /// Hands over a line that the face knows, and does not wait for it. Called on any thread.
  public let take: @Sendable (_ line: String) -> Void

  /// A door to the face.
  public init(
    knows: @escaping @Sendable (_ line: String) throws(LanguageError) -> Bool,
    take: @escaping @Sendable (_ line: String) -> Void
  ) {
    self.knows = knows
    self.take = take
  }
}
