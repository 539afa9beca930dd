/// Finds the human mistake behind the place where the reader stopped.
///
/// It runs once per refused text, so it may look around as it likes; the reader stays lean.
struct JSONDiagnosis {
  let bytes: [UInt8]
  let fault: JSONFault

  /// The mistake as an error.
  var error: JSONError {
    let finding = opening ?? (isAtFirstCharacter ? wholeText : nil) ?? local
    return JSONError(finding.problem, place: SourcePlace(of: finding.offset, in: bytes), found: finding.found)
  }

  /// What is wrong, where the correction belongs, and the characters at fault.
  struct Finding {
    var problem: JSONProblem
    var offset: Int
    var found: String
  }

  private var isAtFirstCharacter: Bool {
    if case .value(in: .start) = fault.cause { return true }
    // `payload=…` begins like a number, word or string only by chance.
    return fault.tokenStart == firstCharacter && !isString
  }

  private var isString: Bool { byte(fault.tokenStart) == UInt8(ascii: "\"") }

  /// The first byte that is not white space.
  var firstCharacter: Int { bytes.firstIndex { !JSONDiagnosis.isSpace($0) } ?? bytes.count }

  /// The mistake at the place itself, by what was expected there.
  private var local: Finding {
    switch fault.cause {
    case .notUTF8: finding(.notUTF8, JSONDiagnosis.hex(bytes[fault.at]))
    case .tooDeep: finding(.tooDeep)
    case .controlCharacter: controlCharacter
    case .escape: finding(.badEscape, text(fault.at, 2))
    case .unicodeEscape: finding(.badUnicodeEscape, text(fault.at, 6))
    case .loneSurrogate: finding(.loneSurrogate, text(fault.at, 6))
    case .openString: openString
    case .number: number
    case .word: word(at: fault.tokenStart, asKey: false)
    case .value, .key, .colon, .comma, .textAfterEnd: betweenTokens
    }
  }

  func finding(_ problem: JSONProblem, at offset: Int? = nil, _ found: String = "") -> Finding {
    Finding(problem: problem, offset: offset ?? fault.at, found: found)
  }

  private var controlCharacter: Finding {
    let control = bytes[fault.at]
    guard control == UInt8(ascii: "\n") || control == UInt8(ascii: "\r") else {
      return finding(.controlCharacter, JSONDiagnosis.hex(control))
    }
    // A string that a line break ends is far more often one whose closing quote was forgotten, or a smart one.
    if let smart = smartQuote(in: fault.tokenStart..<fault.at) { return smart }
    return finding(.lineBreakInString)
  }

  private var openString: Finding {
    if let smart = smartQuote(in: fault.tokenStart..<bytes.count) { return smart }
    return finding(.openString, at: fault.tokenStart)
  }

  /// The first smart quote of a string; it is looked for in the beginning only, where the slip would be.
  private func smartQuote(in range: Range<Int>) -> Finding? {
    var at = range.lowerBound
    let end = min(range.upperBound, at + 4096)
    while at < end {
      let scalar = self.scalar(at: at)
      if JSONDiagnosis.smartDoubleQuotes.contains(scalar) {
        return finding(.smartQuotes, at: at, String(scalar))
      }
      at += String(scalar).utf8.count
    }
    return nil
  }

  static let smartDoubleQuotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "«", "»", "＂", "「", "」"]
  static let smartSingleQuotes: Set<Unicode.Scalar> = ["‘", "’", "‚", "‛", "＇"]
}
