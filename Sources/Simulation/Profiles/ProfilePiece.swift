import Language

/// A part of a profile that is read as a line of its own, and where it stands.
struct ProfilePiece {
  let text: String
  let line: Int
  let column: Int

  /// An error of the piece, at its place in the whole text.
  func error(_ error: LanguageError) -> ProfileError {
    ProfileError(
      line: line, column: column + error.column - 1, reason: error.reason, suggestion: error.suggestion)
  }

  /// The words of the piece.
  func words() throws(ProfileError) -> Line {
    do { return try Line(text) } catch { throw self.error(error) }
  }
}
