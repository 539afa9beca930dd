/// Where the reader stopped and what it had expected there. `JSONDiagnosis` turns it into a sentence.
struct JSONFault: Error {
  enum Cause {
    /// A value was due.
    case value(in: Slot)
    /// A key was due; instead of the first one the object may end.
    case key(isFirst: Bool)
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

  /// What is due where the reader is.
  enum Slot {
    /// The document's one value.
    case start
    /// A key and its value; instead of the first one the object may end.
    case firstKey, key
    /// A value in an array; instead of the first one the array may end.
    case firstItem, item
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
