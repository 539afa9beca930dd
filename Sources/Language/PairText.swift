/// Writes and reads `name=value` where the name itself may hold an equals sign, as `\=`.
enum PairText {
  static func read(_ text: String) -> Pair {
    var name = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "=" { return Pair(String(name), String(scalars)) }
      if scalar == "\\", let escaped = scalars.popFirst() {
        name.append(escaped)
      } else {
        name.append(scalar)
      }
    }
    return Pair(String(name), "")
  }

  static func name(_ name: String) -> String {
    let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\\") }
    if isPlain { return name }
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "=" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
