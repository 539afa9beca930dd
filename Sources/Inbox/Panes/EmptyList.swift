import Terminal
import Words

/// What the list says when it has no rows: why, and what to do.
enum EmptyList {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    let (reason, fix) = sentences(canvas.model)
    var y = rect.y + min(1, max(0, rect.height - 3))
    for (phrase, role) in [(reason, Role.text), (fix, .dim)] {
      for line in canvas.widths.wrap(canvas.say(phrase), width: rect.width) where y < rect.bottom {
        canvas.put(line, role, x: rect.x, y: y, width: rect.width)
        y += 1
      }
      y += 1
    }
  }

  private static func sentences(_ model: Model) -> (reason: Phrase, fix: Phrase) {
    if model.snapshot.window.isCounting {
      return (Phrase("face.empty.searching"), Phrase("face.empty.searching.fix"))
    }
    if !model.list.filter.isEmpty {
      return (Phrase("face.empty.filter", .text(model.list.filter)), Phrase("face.empty.filter.fix"))
    }
    switch model.list.tab {
    case .all: return (Phrase("face.empty.all"), Phrase("face.empty.all.fix"))
    case .phone: return (Phrase("face.empty.phone"), Phrase("face.empty.phone.fix"))
    case .refused: return (Phrase("face.empty.refused"), Phrase("face.empty.refused.fix"))
    }
  }
}
