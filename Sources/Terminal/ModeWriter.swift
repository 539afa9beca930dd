/// Tells the terminal which modes a frame wants, and only those that changed.
struct ModeWriter {
  private let isLikeXterm: Bool
  private var current = TerminalModes.plain

  init(isLikeXterm: Bool) { self.isLikeXterm = isLikeXterm }

  /// The bytes that bring the terminal from the modes before to `wanted`; the cursor is ncurses'.
  mutating func change(to wanted: TerminalModes) -> [UInt8] {
    defer { current = wanted }
    guard isLikeXterm else { return [] }
    var text = ""
    if wanted.mouse != current.mouse {
      // 1000 presses, 1002 drags, 1006 columns beyond 223; xterm, "Control Sequences", Mouse Tracking.
      if current.mouse != .off { text += "\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l" }
      if wanted.mouse == .clicks { text += "\u{1B}[?1000h\u{1B}[?1006h" }
      if wanted.mouse == .drags { text += "\u{1B}[?1002h\u{1B}[?1006h" }
    }
    if wanted.focusReports != current.focusReports {
      text += "\u{1B}[?1004\(wanted.focusReports ? "h" : "l")"
    }
    if wanted.paste != current.paste { text += "\u{1B}[?2004\(wanted.paste ? "h" : "l")" }
    if wanted.title != current.title { text += title(wanted.title) }
    return Array(text.utf8)
  }

  // The old title is put on the terminal's stack first and taken back last.
  private func title(_ title: String?) -> String {
    guard let title else { return "\u{1B}[23;2t" }
    let push = current.title == nil ? "\u{1B}[22;2t" : ""
    return push + "\u{1B}]2;" + TextWidth().safe(title) + "\u{7}"
  }
}
