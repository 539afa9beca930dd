import Words

/// Takes a profile apart into statements.
///
/// A statement is a line, or a line with a block `{ a; b }`, which may go over several lines. What is quoted is left
/// alone, and so is a comment.
struct ProfileScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func blocks() throws(ProfileError) -> [ProfileBlock] {
    var blocks: [ProfileBlock] = []
    while index < scalars.count {
      let head = try piece(endingAt: ["{"])
      if index < scalars.count, scalars[index] == "{" {
        let opening = (line, column)
        step()
        blocks.append(ProfileBlock(head: head, body: try body(openedAt: opening)))
      } else {
        blocks.append(ProfileBlock(head: head, body: nil))
      }
      if index < scalars.count, Self.isNewline(scalars[index]) { step() }
    }
    return blocks.filter { $0.body != nil || !$0.head.isBlank }
  }

  private mutating func body(openedAt opening: (Int, Int)) throws(ProfileError) -> [ProfilePiece] {
    var pieces: [ProfilePiece] = []
    while index < scalars.count {
      pieces.append(try piece(endingAt: [";", "}"]))
      guard index < scalars.count else { break }
      let end = scalars[index]
      step()
      if end == "}" {
        try nothingFollows()
        return pieces.filter { !$0.isBlank }
      }
    }
    throw ProfileError(line: opening.0, column: opening.1, reason: Phrase("profile.block.open"))
  }

  /// A block ends its line.
  private mutating func nothingFollows() throws(ProfileError) {
    let rest = try piece(endingAt: [])
    if !rest.isBlank {
      throw ProfileError(
        line: rest.line, column: rest.column + rest.indent, reason: Phrase("profile.block.after"))
    }
  }

  /// What stands up to the end of the line, or up to one of `ends` where that is not quoted.
  private mutating func piece(endingAt ends: Set<Unicode.Scalar>) throws(ProfileError) -> ProfilePiece {
    let start = (index: index, line: line, column: column)
    var quote: (sign: Unicode.Scalar, column: Int)?
    var before: Unicode.Scalar = " "
    while index < scalars.count, !Self.isNewline(scalars[index]) {
      let scalar = scalars[index]
      if let open = quote {
        if open.sign == "\"", scalar == "\\" { step() } else if scalar == open.sign { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = (scalar, column)
      } else if ends.contains(scalar) {
        break
      } else if scalar == "#", before == " " || before == "\t", !isDigit(at: index + 1) {
        skipComment()
        break
      }
      before = scalar
      if index < scalars.count, !Self.isNewline(scalars[index]) { step() }
    }
    if let quote {
      throw ProfileError(line: line, column: quote.column, reason: Phrase("language.quote.open"))
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start.index..<min(index, scalars.count)])
    return ProfilePiece(text: String(text), line: start.line, column: start.column)
  }

  private mutating func skipComment() {
    while index < scalars.count, !Self.isNewline(scalars[index]) { step() }
  }

  private mutating func step() {
    guard index < scalars.count else { return }
    if Self.isNewline(scalars[index]) {
      // A return and a line feed are one end of a line.
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && ("0"..."9").contains(scalars[index])
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}

extension ProfilePiece {
  /// Whether nothing but spaces and a comment stands in it.
  var isBlank: Bool { text.dropFirst(indent).first.map { $0 == "#" } ?? true }

  /// How many spaces it begins with.
  var indent: Int { text.prefix { $0 == " " || $0 == "\t" }.count }
}
