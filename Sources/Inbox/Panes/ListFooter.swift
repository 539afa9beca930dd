import Terminal
import Words

/// The last line of the list: how many rows a filter leaves, how many are marked, whether the stream plays.
enum ListFooter {
  static func isShown(_ model: Model) -> Bool { !parts(model).isEmpty }

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.height > 0 else { return }
    let text = parts(canvas.model).map { canvas.say($0) }.joined(separator: " · ")
    canvas.put(text, .dim, x: rect.x + 2, y: rect.bottom - 1, width: rect.width - 3)
  }

  private static func parts(_ model: Model) -> [Phrase] {
    var parts: [Phrase] = []
    if !model.list.filter.isEmpty {
      let window = model.snapshot.window
      let id: WordID = window.isCounting ? "face.footer.filter.counting" : "face.footer.filter"
      parts.append(
        Phrase(
          id, .count(window.total), .count(model.snapshot.counts[model.list.tab]), .text(model.list.filter)))
    }
    if !model.list.marks.isEmpty { parts.append(Phrase("face.footer.marks", .count(model.list.marks.count))) }
    switch model.snapshot.stream {
    case .off: break
    case .paused: parts.append(Phrase("face.footer.stream.paused"))
    case .on(nil): parts.append(Phrase("face.footer.stream"))
    case .on(let rate?): parts.append(Phrase("face.footer.stream.rate", .count(rate)))
    }
    return parts
  }
}
