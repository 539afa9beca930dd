import Terminal

/// A bar that shows how much of a limit is used.
enum Meter {
  /// The bar, `width` columns wide; whatever is used fills at least one of them.
  static func draw(_ used: Int, of most: Int, on canvas: inout Canvas, x: Int, y: Int, width: Int) {
    guard width > 0, most > 0 else { return }
    let filled = used == 0 ? 0 : max(1, min(width, used * width / most))
    let role: Role = used > most ? .error : used * 10 > most * 9 ? .held : .sdk
    let (full, empty): (Character, Character) = canvas.isPlain ? ("#", "-") : ("━", "─")
    canvas.put(String(repeating: full, count: filled), role, x: x, y: y, width: filled)
    canvas.put(
      String(repeating: empty, count: width - filled), .border, x: x + filled, y: y, width: width - filled)
  }
}
