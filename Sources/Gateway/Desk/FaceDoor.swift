import Engine
import Language
import Words

/// How the control socket reaches the face. Whoever runs both joins the two. All of it is called on any thread.
public struct FaceDoor: Sendable {
  /// A picture, or why there is none.
  public typealias Picture = Result<String, PictureRefusal>

  /// Whether a line is a command of the face; throws where it is one that cannot be read.
  public let knows: @Sendable (_ line: String) throws(LanguageError) -> Bool
  /// Hands over a line that the face knows, and does not wait for it.
  public let take: @Sendable (_ line: String) -> Void
  /// Draws the inbox as it would look now, in a language.
  public let draw: @Sendable (PictureTerms, Tongue) -> Picture

  /// A door to the face.
  public init(
    knows: @escaping @Sendable (_ line: String) throws(LanguageError) -> Bool,
    take: @escaping @Sendable (_ line: String) -> Void,
    draw: @escaping @Sendable (PictureTerms, Tongue) -> Picture
  ) {
    self.knows = knows
    self.take = take
    self.draw = draw
  }
}
