extension JSONDiagnosis {
  /// What stands where a value, key, colon, comma or the end was due.
  var betweenTokens: Finding {
    if let finding = anywhere { return finding }
    return switch fault.cause {
    case .value(let slot): value(in: slot)
    case .key(let isFirst): key(isFirst: isFirst)
    case .colon: colon
    case .comma(let inObject): comma(inObject: inObject)
    default: afterEnd
    }
  }

  /// Mistakes that mean the same wherever they stand.
  private var anywhere: Finding? {
    let at = fault.at
    guard at < bytes.count else { return finding(.truncated) }
    if hasText("//", at: at) { return finding(.lineComment) }
    if hasText("/*", at: at) { return finding(.blockComment) }
    if bytes[at] == UInt8(ascii: "#") { return finding(.hashComment) }
    if hasText("{{", at: at) || hasText("${", at: at) || hasText("<%", at: at) || hasText("%@", at: at) {
      return finding(.template, text(at, 2))
    }
    if hasText("\\\"", at: at) { return finding(.escapedJSON, "\\\"") }
    return bytes[at] < 0x80 ? nil : beyondASCII
  }

  private var beyondASCII: Finding {
    let scalar = self.scalar(at: fault.at)
    if scalar == "\u{FFFD}", !hasText("\u{FFFD}", at: fault.at) {
      return finding(.notUTF8, JSONDiagnosis.hex(bytes[fault.at]))
    }
    if JSONDiagnosis.smartDoubleQuotes.contains(scalar) || JSONDiagnosis.smartSingleQuotes.contains(scalar) {
      return finding(.smartQuotes, String(scalar))
    }
    if (0xFF01...0xFF5E).contains(scalar.value) || scalar == "、" {
      return finding(.fullWidth, String(scalar))
    }
    if scalar.properties.isWhitespace || scalar.properties.generalCategory == .format {
      return finding(.invisibleCharacter, "U+" + String(scalar.value, radix: 16, uppercase: true))
    }
    return finding(.unexpectedCharacter, String(scalar))
  }

  private func value(in slot: JSONFault.Slot) -> Finding {
    let byte = bytes[fault.at]
    let isBehindColon = slot == .key || slot == .firstKey
    switch byte {
    case UInt8(ascii: "]") where slot == .item:
      return finding(.trailingComma, at: endOfTokenBefore(fault.at) - 1)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return isBehindColon ? finding(.missingValue) : finding(.wrongBracket, text(fault.at, 1))
    case UInt8(ascii: ","): return isBehindColon ? finding(.missingValue) : finding(.extraComma)
    case UInt8(ascii: ":") where isBehindColon: return finding(.unexpectedCharacter, ":")
    case UInt8(ascii: "+"): return finding(.plusSign, wordAfterSign)
    case UInt8(ascii: "."): return finding(.barePoint, wordText(at: fault.at))
    default: return quoteOrWord(asKey: false) ?? finding(.unexpectedCharacter, JSONDiagnosis.name(of: byte))
    }
  }

  private var wordAfterSign: String { "+" + wordText(at: fault.at + 1) }

  private func key(isFirst: Bool) -> Finding {
    let byte = bytes[fault.at]
    switch byte {
    case UInt8(ascii: "}") where !isFirst:
      return finding(.trailingComma, at: endOfTokenBefore(fault.at) - 1)
    case UInt8(ascii: ","): return finding(.extraComma)
    case UInt8(ascii: "]"): return finding(.wrongBracket, "]")
    case UInt8(ascii: "{") where hasText("{{", at: fault.at - 1) && !hasText("{\"", at: fault.at):
      return finding(.template, at: fault.at - 1, "{{")
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return finding(.keyNotString, text(fault.at, 1))
    default: return quoteOrWord(asKey: true) ?? finding(.unexpectedCharacter, JSONDiagnosis.name(of: byte))
    }
  }

  private var colon: Finding {
    switch bytes[fault.at] {
    case UInt8(ascii: "="): return finding(.equalsSign, hasText("=>", at: fault.at) ? "=>" : "=")
    case UInt8(ascii: ";"): return finding(.semicolon)
    default:
      let end = endOfTokenBefore(fault.at)
      // A letter right behind the closing quote: the quote was meant to be part of the key.
      return end == fault.at && JSONDiagnosis.isLetter(bytes[fault.at])
        ? finding(.innerQuote, at: end - 1) : finding(.missingColon, at: end)
    }
  }

  private func comma(inObject: Bool) -> Finding {
    let byte = bytes[fault.at]
    let end = endOfTokenBefore(fault.at)
    switch byte {
    case UInt8(ascii: ";"): return finding(.semicolon)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return finding(.wrongBracket, text(fault.at, 1))
    case UInt8(ascii: ":"): return inObject ? finding(.unexpectedCharacter, ":") : finding(.colonInArray)
    case UInt8(ascii: "="): return finding(.equalsSign, "=")
    default: break
    }
    let followsString = end == fault.at && self.byte(end - 1) == UInt8(ascii: "\"")
    if followsString, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") {
      return finding(.innerQuote, at: end - 1)
    }
    let startsToken = JSONDiagnosis.isWordByte(byte) || "\"{['".utf8.contains(byte)
    return startsToken
      ? finding(.missingComma, at: end) : finding(.unexpectedCharacter, JSONDiagnosis.name(of: byte))
  }

  private var afterEnd: Finding {
    switch bytes[fault.at] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): finding(.extraBracket, text(fault.at, 1))
    case UInt8(ascii: "{"), UInt8(ascii: "["): finding(.secondValue)
    case UInt8(ascii: ";"): finding(.semicolon)
    default: finding(.textAfterEnd, JSONDiagnosis.name(of: bytes[fault.at]))
    }
  }

  private func quoteOrWord(asKey: Bool) -> Finding? {
    let byte = bytes[fault.at]
    switch byte {
    case UInt8(ascii: "'"): return finding(.singleQuotes)
    case UInt8(ascii: "`"): return finding(.backticks)
    case UInt8(ascii: ";"): return finding(.semicolon)
    case _ where JSONDiagnosis.isLetter(byte) || byte == UInt8(ascii: "$"):
      return word(at: fault.at, asKey: asKey)
    default: return nil
    }
  }

  /// A character as it can be quoted: itself, or its number where it cannot be seen.
  private static func name(of byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? String(UnicodeScalar(byte)) : hex(byte)
  }
}
