/// Where the reader stopped and what it had expected there. `JSONDiagnosis` turns it into a sentence.
struct JSONFault: Error {
  enum Cause {
    /// A value was due: at the start, after a colon, or after a comma in an array.
    case value(after: Slot)
    /// A key or the end of the object was due.
    case key(afterComma: Bool)
    case colon
    /// A comma or the end of the container was due.
    case comma(inObject: Bool)
    /// A number that breaks off or goes on where it must not.
    case number
    /// Letters that are neither `true`, `false` nor `null`.
    case word
    case controlCharacter
    case escape
    case unicodeEscape
    case loneSurrogate
    case notUTF8
    /// The text ends within a string.
    case openString
    case tooDeep
    case textAfterEnd
  }

  /// What stands before a value.
  enum Slot {
    case start
    case colon
    case openingBracket
    case comma
  }

  var cause: Cause
  /// The byte that does not fit.
  var at: Int
  /// The first byte of the string, number or word that it belongs to.
  var tokenStart: Int

  init(_ cause: Cause, at: Int, tokenStart: Int? = nil) {
    self.cause = cause
    self.at = at
    self.tokenStart = tokenStart ?? at
  }
}
