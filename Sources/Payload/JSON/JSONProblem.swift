import Words

/// What can be wrong with a text that should be JSON; each has a reason and a hint in `jsonWords`.
public enum JSONProblem: String, CaseIterable, Sendable {
  // The text as a whole.
  case empty
  case byteOrderMark = "byte-order-mark"
  case utf16
  case notUTF8 = "not-utf8"
  case tooDeep = "too-deep"
  case tooLarge = "too-large"
  case truncated
  case textAfterEnd = "text-after-end"
  case secondValue = "second-value"

  // Wrapped or other formats.
  case assignment
  case base64
  case urlEncoded = "url-encoded"
  case escapedJSON = "escaped-json"
  case shellQuotes = "shell-quotes"
  case command
  case httpMessage = "http-message"
  case markup
  case propertyList = "property-list"
  case printedDictionary = "printed-dictionary"
  case template

  // Between values.
  case trailingComma = "trailing-comma"
  case extraComma = "extra-comma"
  case missingComma = "missing-comma"
  case missingColon = "missing-colon"
  case missingValue = "missing-value"
  case semicolon
  case equalsSign = "equals-sign"
  case colonInArray = "colon-in-array"
  case wrongBracket = "wrong-bracket"
  case extraBracket = "extra-bracket"
  case lineComment = "line-comment"
  case blockComment = "block-comment"
  case hashComment = "hash-comment"
  case fullWidth = "full-width"
  case invisibleCharacter = "invisible-character"
  case unexpectedCharacter = "unexpected-character"

  // Keys and words.
  case unquotedKey = "unquoted-key"
  case keyNotString = "key-not-string"
  case unquotedText = "unquoted-text"
  case pythonWord = "python-word"
  case wordCase = "word-case"
  case noSuchWord = "no-such-word"

  // Numbers.
  case notANumber = "not-a-number"
  case leadingZero = "leading-zero"
  case plusSign = "plus-sign"
  case barePoint = "bare-point"
  case hexNumber = "hex-number"
  case brokenNumber = "broken-number"

  // Strings.
  case singleQuotes = "single-quotes"
  case smartQuotes = "smart-quotes"
  case backticks
  case innerQuote = "inner-quote"
  case openString = "open-string"
  case lineBreakInString = "line-break-in-string"
  case controlCharacter = "control-character"
  case badEscape = "bad-escape"
  case badUnicodeEscape = "bad-unicode-escape"
  case loneSurrogate = "lone-surrogate"

  /// The sentence that says what is wrong; `{0}` is what was found.
  public var reason: WordID { WordID("json.\(rawValue)") }

  /// The sentence that says what to do; `{0}` is what was found.
  public var hint: WordID { WordID("json.\(rawValue).hint") }
}
