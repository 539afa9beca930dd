extension JSONDiagnosis {
  /// What the whole text is, where it is something other than JSON or JSON in a wrapping.
  var wholeText: Finding? {
    let first = firstCharacter
    if hasText("\u{FEFF}", at: 0) { return finding(.byteOrderMark, at: 0) }
    guard first < bytes.count else { return finding(.empty, at: 0) }
    if hasText("<?xml", at: first) || hasText("bplist", at: first) || hasText("<plist", at: first) {
      return finding(.propertyList, at: first, wordText(at: first))
    }
    if bytes[first] == UInt8(ascii: "<") { return finding(.markup, at: first) }
    if hasText("%7B", at: first) || hasText("%7b", at: first) { return finding(.urlEncoded, at: first) }
    if hasText("'{", at: first) || hasText("'[", at: first) { return finding(.shellQuotes, at: first) }
    return words(at: first)
  }

  /// What shows only behind the first character, which may well be a `{`.
  var opening: Finding? {
    if isUTF16 { return finding(.utf16, at: 0) }
    let first = firstCharacter
    let isEscaped = hasText("{\\\"", at: first) || hasText("\\\"", at: first)
    return isEscaped && fault.at <= first + 1 ? finding(.escapedJSON, at: first, "\\\"") : nil
  }

  /// UTF-16 shows by its mark or by a NUL beside the ASCII character that JSON must begin with.
  private var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    return (bytes[0], bytes[1]) == (0xFE, 0xFF) || (bytes[0], bytes[1]) == (0xFF, 0xFE)
      || (bytes[0] == 0) != (bytes[1] == 0)
  }

  /// Commands, requests, assignments and base64 all begin with letters.
  private func words(at first: Int) -> Finding? {
    let word = wordText(at: first)
    let next = afterSpace(first + word.utf8.count)
    switch word {
    case "curl", "xcrun", "simctl", "echo", "http", "belfry": return finding(.command, at: first, word)
    case "POST", "PUT", "GET", "HTTP": return finding(.httpMessage, at: first, word)
    case "let", "var", "const", "export": return finding(.assignment, at: first, word)
    default: break
    }
    if isBase64(from: first) { return finding(.base64, at: first) }
    if !word.isEmpty, byte(next) == UInt8(ascii: "=") {
      let value = afterSpace(next + 1)
      let isEncoded = hasText("%7B", at: value) || hasText("%7b", at: value)
      return finding(isEncoded ? .urlEncoded : .assignment, at: first, word)
    }
    return nil
  }

  /// JSON that begins with `{` reads `ey…` or `ew…` in base64.
  private func isBase64(from first: Int) -> Bool {
    guard bytes.count - first >= 8, hasText("ey", at: first) || hasText("ew", at: first) else { return false }
    return bytes[first...].allSatisfy { byte in
      JSONDiagnosis.isSpace(byte) || JSONDiagnosis.isLetter(byte) || JSONDiagnosis.isDigit(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-")].contains(byte)
    }
  }
}
