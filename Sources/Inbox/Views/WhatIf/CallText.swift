import Terminal

/// A call's name with its arguments in a few columns: the arguments tell more than the end of the name.
enum CallText {
  /// `didReceiveRemote…(background)` where the whole has no room.
  static func fitted(_ text: String, _ columns: Int, _ widths: TextWidth) -> String {
    guard widths.width(of: text) > columns, let bracket = text.firstIndex(of: "(") else {
      return widths.truncate(text, to: columns)
    }
    let name = String(text[..<bracket])
    let arguments = String(text[bracket...])
    let left = columns - widths.width(of: arguments)
    if left >= min(9, name.count) { return shortened(name, left) + arguments }
    let short = "(…)"
    return columns > 12 ? shortened(name, columns - 3) + short : widths.truncate(name, to: columns)
  }

  private static func shortened(_ name: String, _ columns: Int) -> String {
    name.count <= columns ? name : name.prefix(max(0, columns - 1)) + "…"
  }
}
