/// Writes raw bytes as one word: readable where that is exact, else base64.
enum ByteText {
  static func write(_ bytes: [UInt8], into line: inout [UInt8]) {
    guard OneLine.holds(bytes), let text = String(validating: bytes, as: UTF8.self) else {
      line += "base64:".utf8
      line += Base64.encode(bytes).utf8
      return
    }
    line += "json:".utf8
    if bytes.contains(UInt8(ascii: "'")) { return Quoting.write(quoted: text, into: &line) }
    line.append(UInt8(ascii: "'"))
    line += bytes
    line.append(UInt8(ascii: "'"))
  }
}
