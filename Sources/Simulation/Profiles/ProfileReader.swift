import Language
import Phone
import Words

/// Reads a profile: setup commands as they are written everywhere, and reactions.
struct ProfileReader {
  /// The bytes of the file of a name; nil where there is none.
  typealias Files = (String) -> [UInt8]?

  private let files: Files
  private(set) var profile = AppProfile()

  static func read(_ text: String, files: @escaping Files) throws(ProfileError) -> AppProfile {
    var scanner = ProfileScanner(text)
    var reader = ProfileReader(files: files)
    for block in try scanner.blocks() { try reader.read(block) }
    return reader.profile
  }

  private mutating func read(_ block: ProfileBlock) throws(ProfileError) {
    let line = try block.head.words()
    guard let first = line.words.first else {
      throw ProfileError(
        line: block.head.line, column: block.head.column, reason: Phrase("profile.block.alone"))
    }
    if first.text == "on", block.body != nil || !Self.isCommand(line) {
      let head: ReactionReader.Head
      do { head = try ReactionReader.head(line, names) } catch { throw block.head.error(error) }
      profile.reactions.append(try steps(of: block, head))
      return
    }
    if first.text == "routine", let body = block.body {
      let name: String
      do { name = try newRoutine(line) } catch { throw block.head.error(error) }
      profile.routines.append(
        Routine(name, try steps(body, ReactionReader(ReactionReader.routine, names))))
      return
    }
    do throws(LanguageError) {
      switch first.text {
      case "routine": throw LanguageError(column: line.endColumn, reason: Phrase("profile.routine.block"))
      case _ where block.body != nil:
        throw LanguageError(column: first.column, reason: Phrase("profile.block.where", .text(first.text)))
      case "name": profile.name = try Self.only(line, "name")
      case "methods": profile.setup += try Self.each(AppMethod.self, line) { .method($0, isOn: $1) }
      case "modes": profile.setup += try Self.each(BackgroundMode.self, line) { .mode($0, isOn: $1) }
      default: profile.setup.append(try command(line))
      }
    } catch {
      throw block.head.error(error)
    }
  }

  /// `on` opens setup commands too, such as what `willPresent` returns.
  private static func isCommand(_ line: Line) -> Bool {
    guard let spec = WorldText.grammar.spec(spelledBy: line.words[...]) else { return false }
    return line.words.count <= spec.words.count + spec.arguments.count
  }

  private func steps(of block: ProfileBlock, _ head: ReactionReader.Head) throws(ProfileError) -> Reaction {
    guard let body = block.body else {
      return Reaction(to: head.callback, if: head.tests, head.step.map { [$0] } ?? [])
    }
    if head.step != nil {
      throw ProfileError(
        line: block.head.line, column: block.head.column, reason: Phrase("profile.block.both"))
    }
    return Reaction(
      to: head.callback, if: head.tests, try steps(body, ReactionReader(head.callback, names)))
  }

  private func steps(
    _ body: [ProfilePiece], _ reader: ReactionReader
  ) throws(ProfileError) -> [ReactionStep] {
    var steps: [ReactionStep] = []
    for piece in body {
      let line = try piece.words()
      do { steps.append(try reader.step(line)) } catch { throw piece.error(error) }
    }
    return steps
  }

  /// The routines that stand above.
  private var names: Set<String> { Set(profile.routines.map(\.name)) }

  /// `routine NAME`; a name that is new.
  private func newRoutine(_ line: Line) throws(LanguageError) -> String {
    let name = try Self.only(line, "routine")
    guard ActReader.isPlain(name) else {
      throw LanguageError(column: line.words[1].column, reason: Phrase("profile.name", .text(name)))
    }
    guard !names.contains(name) else {
      throw LanguageError(column: line.words[1].column, reason: Phrase("profile.routine.twice", .text(name)))
    }
    return name
  }

  /// The one word after the first.
  private static func only(_ line: Line, _ name: String) throws(LanguageError) -> String {
    guard line.words.count > 1 else {
      throw LanguageError(
        column: line.endColumn, reason: Phrase("language.missing", .text(name), .text("\(name) …")))
    }
    if line.words.count > 2 {
      throw LanguageError(
        column: line.words[2].column,
        reason: Phrase("language.extra", .text(line.words[2].text), .text("\(name) …")))
    }
    return line.words[1].text
  }

  /// A list of all that there are: what is not in it is off.
  private static func each<Name: RawRepresentable<String> & CaseIterable & Hashable>(
    _ names: Name.Type, _ line: Line, _ make: (Name, Bool) -> Setting
  ) throws(LanguageError) -> [WorldCommand] {
    let text = try only(line, line.words[0].text)
    var wanted: Set<Name> = []
    for word in text.split(separator: ",") where word != "none" {
      guard let name = Name(rawValue: String(word)) else {
        let known = Set(Name.allCases.map(\.rawValue))
        throw LanguageError(
          column: line.words[1].column,
          reason: Phrase("profile.list", .text(String(word)), .text(known.sorted().joined(separator: ", "))),
          suggestion: Nearest.word(to: String(word), among: known))
      }
      wanted.insert(name)
    }
    return Name.allCases.map { .phone(WorldText.standard, .set(make($0, wanted.contains($0)))) }
  }

  /// Whether the line says that the app has something, as in `extension on`.
  private static func isSwitch(_ line: Line) -> Bool {
    line.words.count == 2 && ["on", "off"].contains(line.words[1].text)
      && ProfileWords.plain.contains(line.words[0].text)
  }

  private func command(_ line: Line) throws(LanguageError) -> WorldCommand {
    let first = line.words[0]
    let isService =
      ProfileWords.vendors.contains(first.text) && line.words.dropFirst().first?.text != "code"
    guard ProfileWords.all.contains(first.text), !isService else {
      throw LanguageError(
        column: first.column, reason: Phrase("profile.unknown", .text(first.text)),
        suggestion: isService ? first.text + " code" : Nearest.word(to: first.text, among: ProfileWords.all))
    }
    var words = line.words
    if ProfileWords.app.contains(first.text) || Self.isSwitch(line) { words = try Line("app").words + words }
    guard let name = WorldText.fileWord(in: words[...]) else {
      return try WorldText.grammar.parse(words[...], endColumn: line.endColumn)
    }
    guard let bytes = files(name.text) else {
      throw LanguageError(column: name.column, reason: Phrase("profile.file", .text(name.text)))
    }
    let whole = words.map { $0 == name ? "base64:" + Base64.encode(bytes) : $0.source }
    do {
      return try WorldText.grammar.parse(whole.joined(separator: " "))
    } catch {
      throw LanguageError(column: name.column, reason: error.reason)
    }
  }
}
