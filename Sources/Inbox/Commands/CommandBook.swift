import Engine
import Language
import Phone
import Scenes
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
      }
      + StreamGrammar.specs.map { spec in
        spec.lifted({ .stream($0) }, { if case .stream(let command) = $0 { command } else { nil } })
      }
      + HistoryGrammar.specs.map { spec in
        spec.lifted({ .history($0) }, { if case .history(let command) = $0 { command } else { nil } })
      })

  /// Reads a line for the phone the face shows; a line of the world may begin with the address of another.
  ///
  /// - Throws: `LanguageError` with the column, the reason, and what was probably meant.
  static func parse(_ text: String, on phone: PhoneNumber) throws(LanguageError) -> InboxCommand {
    let line = try Line(text)
    if let first = line.words.first, first.source.hasPrefix("@") {
      return .world(try WorldText.parse(text, on: phone))
    }
    let command = try grammar.parse(line.words[...], endColumn: line.endColumn)
    guard case .world = command else { return command }
    return .world(try WorldText.parse(text, on: phone))
  }

  /// Whether `text` names a file where a command of the world carries bytes, so that the file must be read first.
  static func namesFile(_ text: String) -> Bool {
    guard let line = try? Line(text), let first = line.words.first else { return false }
    let isOfFace = !first.source.hasPrefix("@") && FaceGrammar.grammar.spec(spelledBy: line.words[...]) != nil
    return !isOfFace && WorldText.fileWord(in: line.words[...]) != nil
  }

  /// Judges a line without running it: a file that it names is not looked at yet.
  ///
  /// - Returns: the command; nil where it depends on a file.
  /// - Throws: `LanguageError` as `parse` does.
  static func judge(_ text: String, on phone: PhoneNumber) throws(LanguageError) -> InboxCommand? {
    namesFile(text) ? nil : try parse(text, on: phone)
  }

  /// The line that reads as `command` again.
  static func print(_ command: InboxCommand) -> String {
    if case .world(let command) = command { return WorldText.print(command) }
    return grammar.print(command) ?? ""
  }

  /// The ways to go on with `text`; a word that only opens a family of commands shows the family.
  static func completions(of text: String, themes: [String]) -> [Completion] {
    let more = [
      "name": text.hasPrefix("theme ") ? themes : RuleSwitch.allCases.map(\.rawValue),
      "profile": BuiltInProfile.names,
      "reason": FaultReason.all.map(\.name),
    ]
    let found = grammar.completions(of: text, more: more)
    if text.hasPrefix("app profile "),
      BuiltInProfile.names.contains(where: { n in found.contains { $0.label == n } })
    {
      return found.map {
        Completion(line: $0.line, label: $0.label, help: BuiltInProfile($0.label)?.summary.id ?? $0.help)
      }
    }
    guard found.count == 1, let only = found.first, only.help == nil, only.line != text else { return found }
    let family = grammar.completions(of: only.line, more: more)
    return family.isEmpty ? found : family
  }
}
