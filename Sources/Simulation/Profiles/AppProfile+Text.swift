import Language
import Phone
import Words

extension AppProfile {
  /// Reads a profile.
  ///
  /// - Throws: `ProfileError` with the line, the column, the reason and what was probably meant.
  public init(
    _ text: String, files: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ProfileError) {
    self = try ProfileReader.read(text, files: files)
  }

  /// Reads a profile from its bytes, which must be UTF-8.
  ///
  /// - Parameter files: the bytes of a file that the profile names; nil where it cannot be read.
  /// - Throws: `ProfileError` as above.
  public init(
    _ bytes: [UInt8], files: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ProfileError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ProfileError(line: 1, column: 1, reason: Phrase("profile.utf8"))
    }
    try self.init(text, files: files)
  }

  /// The text that reads as the same profile.
  public var text: String {
    var lines = name.map { ["name " + Quoting.quoted($0)] } ?? []
    lines += setup.map(Self.line)
    lines += routines.map { "routine " + $0.name + " " + Self.block($0.steps, in: ReactionReader.routine) }
    lines += reactions.map { reaction in
      let head = "on \(Quoting.word(reaction.callback)) " + ReactionText.tests(reaction.tests)
      return head + Self.block(reaction.steps, in: reaction.callback)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ command: WorldCommand) -> String {
    let line = WorldText.grammar.print(command) ?? ""
    let words = line.split(separator: " ", maxSplits: 2)
    let ofApp = ProfileWords.app.union(ProfileWords.plain)
    let isOfApp = words.count > 1 && words[0] == "app" && ofApp.contains(String(words[1]))
    return isOfApp ? String(line.dropFirst(4)) : line
  }

  private static func block(_ steps: [ReactionStep], in callback: String) -> String {
    guard !steps.isEmpty else { return "{ }" }
    let lines = steps.map { step in
      "  " + ReactionText.tests(step.tests) + ReactionText.act(step.act, in: callback) + "\n"
    }
    return "{\n" + lines.joined() + "}"
  }
}
