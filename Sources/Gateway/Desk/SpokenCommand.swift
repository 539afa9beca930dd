import Engine
import Language
import Phone
import Simulation

/// What a line of `belfry do` asks.
enum SpokenCommand {
  case world(WorldCommand)
  case stream(StreamCommand)
  case history(HistoryCommand)
  /// A line that the face knows.
  case face(String)

  private static let grammar = Grammar<SpokenCommand>(
    StreamGrammar.specs.map { spec in
      spec.lifted({ .stream($0) }, { if case .stream(let command) = $0 { command } else { nil } })
    }
      + HistoryGrammar.specs.map { spec in
        spec.lifted({ .history($0) }, { if case .history(let command) = $0 { command } else { nil } })
      }
      + WorldText.grammar.specs.map { spec in
        spec.lifted({ .world($0) }, { if case .world(let command) = $0 { command } else { nil } })
      })

  /// Reads a line for `phone`, unless it names another; the face's own commands come first.
  init(_ text: String, on phone: PhoneNumber, face: FaceDoor?) throws(LanguageError) {
    if let face, try face.knows(text) {
      self = .face(text)
      return
    }
    let line = try Line(text)
    if let first = line.words.first, first.source.hasPrefix("@") {
      self = .world(try WorldText.parse(text, on: phone))
      return
    }
    let command = try Self.grammar.parse(line.words[...], endColumn: line.endColumn)
    guard case .world(let own) = command else {
      self = command
      return
    }
    self = .world(own.addressed(to: phone))
  }
}
