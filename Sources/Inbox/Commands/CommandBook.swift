import Language
import Phone
import Simulation
import Words

/// The commands of all rooms in one grammar, as the palette reads them.
enum CommandBook {
  static let grammar = Grammar<InboxCommand>(
    FaceGrammar.specs.map { spec in
      spec.lifted({ .face($0) }, { if case .face(let command) = $0 { command } else { nil } })
    }
      + WorldText.grammar.specs.map { spec in
        spec.lifted({ .world($0) }, { if case .world(let command) = $0 { command } else { nil } })
      })

  /// Reads a line for the phone the face shows.
  ///
  /// - Throws: `LanguageError` with the column, the reason, and what was probably meant.
  static func parse(_ text: String, on phone: PhoneNumber) throws(LanguageError) -> InboxCommand {
    let line = try Line(text)
    let isFace = !text.hasPrefix("@") && FaceGrammar.grammar.spec(spelledBy: line.words[...]) != nil
    if isFace { return .face(try FaceGrammar.grammar.parse(text)) }
    do {
      return .world(try WorldText.parse(text, on: phone))
    } catch {
      throw better(error, line)
    }
  }

  /// The line that reads as `command` again.
  static func print(_ command: InboxCommand) -> String {
    switch command {
    case .face(let command): FaceGrammar.grammar.print(command) ?? ""
    case .world(let command): WorldText.print(command)
    }
  }

  /// The ways to go on with `text`.
  static func completions(of text: String, themes: [String]) -> [Completion] {
    grammar.completions(of: text, more: ["name": text.hasPrefix("theme ") ? themes : []])
  }

  /// An unknown word may be meant for any room, so the suggestion is looked for in all of them.
  private static func better(_ error: LanguageError, _ line: Line) -> LanguageError {
    do {
      _ = try grammar.parse(line.words[...], endColumn: line.endColumn)
      return error
    } catch let other {
      return other
    }
  }
}
