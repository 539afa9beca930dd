import Words

/// All commands of one kind, joined from the tables that rooms contribute.
public struct Grammar<Command>: Sendable {
  /// The rows, in the order of the tables.
  public let specs: [CommandSpec<Command>]
  private let byFirstWord: [String: [Int]]

  /// A grammar of `specs`.
  public init(_ specs: [CommandSpec<Command>]) {
    self.specs = specs
    var index: [String: [Int]] = [:]
    for (place, spec) in specs.enumerated() {
      if let first = spec.words.first { index[first, default: []].append(place) }
    }
    byFirstWord = index
  }

  /// The command that `words` spell.
  ///
  /// - Parameters:
  ///   - words: the words of a line, address left out.
  ///   - endColumn: the column where something missing would go.
  /// - Throws: `LanguageError` with the column, the reason and what was probably meant.
  public func parse(_ words: ArraySlice<Word>, endColumn: Int) throws(LanguageError) -> Command {
    guard let first = words.first else {
      throw LanguageError(column: endColumn, reason: Phrase("language.empty"))
    }
    guard let spec = spec(spelledBy: words) else { throw unknown(words, first, endColumn) }
    let reader = ArgumentReader(spec: spec.arguments, usage: spec.usage)
    let arguments = try reader.read(words.dropFirst(spec.words.count), endColumn: endColumn)
    do {
      return try spec.make(arguments.values)
    } catch {
      throw LanguageError(column: arguments.columns[error.argument] ?? first.column, reason: error.reason)
    }
  }

  /// The command that `text` spells.
  public func parse(_ text: String) throws(LanguageError) -> Command {
    let line = try Line(text)
    return try parse(line.words[...], endColumn: line.endColumn)
  }

  /// The line that parses to `command` again; nil only for a command that no table knows.
  public func print(_ command: Command) -> String? {
    var line: [UInt8] = []
    return write(command, into: &line) ? String(decoding: line, as: UTF8.self) : nil
  }

  /// Adds the line that parses to `command` again; false, and nothing is added, for a command that no table knows.
  public func write(_ command: Command, into line: inout [UInt8]) -> Bool {
    for spec in specs {
      guard let arguments = spec.take(command) else { continue }
      ArgumentWriter.write(spec.words, spec.arguments, arguments, into: &line)
      return true
    }
    return false
  }

  /// The row whose words open the line; the longest wins, so that `app open` beats `app`.
  public func spec(spelledBy words: ArraySlice<Word>) -> CommandSpec<Command>? {
    guard let first = words.first, !first.isQuoted, let places = byFirstWord[first.text] else { return nil }
    var best: CommandSpec<Command>?
    for place in places where specs[place].words.count > (best?.words.count ?? 0) {
      if Self.opens(words, with: specs[place].words) { best = specs[place] }
    }
    return best
  }

  private static func opens(_ words: ArraySlice<Word>, with fixed: [String]) -> Bool {
    guard words.count >= fixed.count else { return false }
    return zip(words, fixed).allSatisfy { !$0.isQuoted && $0.text == $1 }
  }

  private func unknown(_ words: ArraySlice<Word>, _ first: Word, _ endColumn: Int) -> LanguageError {
    guard byFirstWord[first.text] != nil else {
      let near = Nearest.word(to: first.text, among: Set(specs.compactMap(\.words.first)))
      return LanguageError(
        column: first.column, reason: Phrase("language.unknown", .text(first.text)), suggestion: near)
    }
    let seconds = specs.filter { $0.words.first == first.text && $0.words.count > 1 }.map { $0.words[1] }
    guard let second = words.dropFirst().first else {
      let choices = Set(seconds).sorted().joined(separator: ", ")
      return LanguageError(
        column: endColumn, reason: Phrase("language.more", .text(first.text), .text(choices)))
    }
    let near = Nearest.word(to: second.text, among: Set(seconds))
    return LanguageError(
      column: second.column, reason: Phrase("language.unknown.second", .text(second.text), .text(first.text)),
      suggestion: near.map { "\(first.text) \($0)" })
  }
}
