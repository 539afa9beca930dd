import Language
import Phone
import Words

/// The file of commands that the face runs when it starts.
///
/// A line is a command of the face. Commands of the world stand under `on new-session`: on the same line, or on lines
/// of their own between `{` and `}`; they run only where no session is there to go on with.
struct RCFile: Hashable, Sendable {
  /// A line that cannot be followed.
  struct Mistake: Hashable, Sendable {
    /// The line, from 1.
    let line: Int
    let error: LanguageError
  }

  /// Commands of the face, in their order.
  private(set) var face: [String] = []
  /// Commands for a new session.
  private(set) var session: [String] = []
  /// What could not be followed; the other lines count all the same.
  private(set) var mistakes: [Mistake] = []
  private var isInBlock = false

  private static let opening = ["on", "new-session"]

  /// Reads the text of a file.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(LanguageError) {
        try take(String(line))
      } catch {
        mistakes.append(Mistake(line: index + 1, error: error))
      }
    }
    if isInBlock {
      let error = LanguageError(column: 1, reason: Phrase("face.rc.open"))
      mistakes.append(Mistake(line: max(1, lines.count), error: error))
    }
  }

  private mutating func take(_ text: String) throws(LanguageError) {
    let line = try Line(text)
    let words = line.words.map(\.source)
    guard let first = line.words.first else { return }
    if isInBlock {
      if words == ["}"] {
        isInBlock = false
      } else {
        session.append(try checked(text, line.words[...], isFace: nil))
      }
    } else if words.starts(with: Self.opening) {
      let rest = line.words.dropFirst(Self.opening.count)
      if rest.map(\.source) == ["{"] {
        isInBlock = true
      } else {
        session.append(try checked(text, rest, isFace: nil))
      }
    } else {
      face.append(try checked(text, line.words[(line.words.firstIndex(of: first) ?? 0)...], isFace: true))
    }
  }

  /// The command that begins with the first of `words`, its errors counted in columns of the whole line.
  private func checked(_ text: String, _ words: ArraySlice<Word>, isFace: Bool?) throws(LanguageError)
    -> String
  {
    let column = words.first?.column ?? text.unicodeScalars.count + 1
    let command = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(column - 1)))
    let parsed: InboxCommand?
    do {
      parsed = try CommandBook.judge(Addressing.plain(command), on: PhoneNumber(1))
    } catch {
      throw LanguageError(
        column: error.column + column - 1, reason: error.reason, suggestion: error.suggestion)
    }
    switch parsed {
    case .world?, nil:
      if isFace == true { throw LanguageError(column: column, reason: Phrase("face.rc.world")) }
    case .face?, .stream?, .history?: break
    }
    return command
  }
}
