/// `{.badge}` or `{.badge+1}` in a command of the app: the number on the icon, or one near it.
public struct IconNumber {
  private let more: Int

  /// Reads what stands between the braces; nil for anything else.
  init?(_ name: some StringProtocol) {
    guard name.hasPrefix(".badge") else { return nil }
    let rest = name.dropFirst(6)
    guard let more = rest.isEmpty ? 0 : Int(rest), rest.isEmpty || rest.first == "+" || rest.first == "-"
    else { return nil }
    self.more = more
  }

  /// `line` with the number in place of its name.
  public static func filled(_ line: String, badge: Int) -> String {
    guard line.contains("{.badge") else { return line }
    var result = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let number = IconNumber(rest[rest.index(after: open)..<close])
      result += number.map { String(badge &+ $0.more) } ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
