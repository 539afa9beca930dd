import Simulation
import Terminal
import Words

/// One cell of the what-if table: a mark where it differs from the present state, and one where it is assumed.
struct WhatIfCellView {
  let row: WhatIfRow
  let cell: WhatIfCell
  let differs: Bool
  let differencesOnly: Bool

  /// The columns of the mark before the text.
  static let indent = 2

  /// How many lines it takes.
  var height: Int { isSame ? 1 : row.phrases(of: cell).count }

  private var isSame: Bool { differencesOnly && !differs }

  /// Draws it from the top of `rect`, with at most `lines` lines.
  func draw(on canvas: inout Canvas, in rect: Rect, lines: Int) {
    let inner = rect.inset(left: Self.indent, right: 1)
    guard !isSame else {
      canvas.put("=", .dim, x: inner.x, y: rect.y, width: inner.width)
      return
    }
    if differs { canvas.put(canvas.sign(.differs), .key, x: rect.x, y: rect.y, width: 1) }
    let isAssumed = row.certainty(of: cell) == .assumed
    let phrases = row.phrases(of: cell)
    let more = lines == 1 && phrases.count > 1 ? " +\(phrases.count - 1)" : ""
    for (index, phrase) in phrases.prefix(lines).enumerated() {
      let room = inner.width - (isAssumed && index == 0 ? 2 : 0)
      let text = CallText.fitted(canvas.say(phrase), room - more.count, canvas.widths) + more
      let used = canvas.put(text, role(phrase), x: inner.x, y: rect.y + index, width: room)
      if isAssumed, index == 0 { canvas.put("?", .assumed, x: inner.x + used + 1, y: rect.y, width: 1) }
    }
  }

  private func role(_ phrase: Phrase) -> Role {
    switch phrase.id {
    case "whatif.none", "whatif.calls.none", "whatif.tap.nothing", "whatif.sees.nothing": return .dim
    case "whatif.calls.dropped", "whatif.message.lost", "whatif.message.refused": return .refused
    case "whatif.calls.held", "whatif.message.held": return .held
    default: break
    }
    switch cell {
    case .sees: return .text
    case .sound: return .shown
    case .badge: return .badge
    case .arrival: return .woke
    case .tap: return .sdk
    }
  }
}
