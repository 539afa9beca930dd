/// Writes raw bytes as one word: readable where that is exact, else base64.
enum ByteText {
  static func write(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self), isOneLine(text) else {
      return "base64:" + Base64.encode(bytes)
    }
    return bytes.contains(UInt8(ascii: "'")) ? "json:" + Quoting.quoted(text) : "json:'\(text)'"
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x2028
        && scalar.value != 0x2029
    }
  }
}
