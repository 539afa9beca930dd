/// The string literals in the code, with the tables of words and rules left out.
struct LiteralIndex {
  private var whole: Set<String> = []
  /// What stands before the first `\(` of a literal: ids that are put together.
  private var beginnings: Set<String> = []

  static let outsideTables: LiteralIndex = {
    var index = LiteralIndex()
    for file in code { for line in file.lines { index.collect(line) } }
    return index
  }()

  /// The ids in `Phrase("…")` and `WordID("…")`, with the file.
  static let phraseIDs: [(String, String)] = ids(after: ["Phrase(\"", "WordID(\"", "Phrase(\n"])

  /// The ids in `rule: "…"` and `RuleID("…")`, with the file.
  static let ruleIDs: [(String, String)] = ids(after: ["rule: \"", "RuleID(\""])

  private static let code = SourceTree.sources.filter {
    !$0.path.contains("Words/Tables/") && !$0.path.contains("Words/Rules/")
  }

  func mentions(_ id: String) -> Bool {
    if whole.contains(id) { return true }
    return beginnings.contains { !$0.isEmpty && id.hasPrefix($0) }
  }

  private mutating func collect(_ line: Substring) {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return }
    for literal in Self.literals(in: line) {
      if let range = literal.firstRange(of: "\\(") {
        let beginning = String(literal[..<range.lowerBound])
        if beginning.contains(".") { beginnings.insert(beginning) }
      } else {
        whole.insert(String(literal))
      }
    }
  }

  private static func literals(in line: Substring) -> [Substring] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private static func ids(after markers: [String]) -> [(String, String)] {
    var found: [(String, String)] = []
    for file in code {
      for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for marker in markers {
          for piece in line.split(separator: marker, omittingEmptySubsequences: false).dropFirst() {
            let id = piece.prefix { $0 != "\"" }
            if id.contains("."), !id.contains("\\("), !id.contains(" ") {
              found.append((String(id), file.path))
            }
          }
        }
      }
    }
    return found
  }
}
