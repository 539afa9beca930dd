/// Puts text on the clipboard of the person's machine, wherever the program runs.
///
/// Source: xterm, "Control Sequences", OSC 52; tmux(1), allow-passthrough.
enum Clipboard {
  /// Longer texts are cut short or ignored by terminals.
  static let mostBytes = 74_994

  /// The request; behind tmux it is sent once for tmux and once for the terminal around it.
  static func request(_ text: String, insideTmux: Bool) -> [UInt8]? {
    guard text.utf8.count <= mostBytes else { return nil }
    let request = "\u{1B}]52;c;" + base64(text) + "\u{7}"
    let wrapped = insideTmux ? "\u{1B}Ptmux;\u{1B}" + request + "\u{1B}\\" : ""
    return Array((request + wrapped).utf8)
  }

  /// RFC 4648, section 4.
  static func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
