import Terminal
import Words

/// The bottom line: the keys that matter now, or a sentence about what was just done.
enum KeyBar {
  /// One key with its word.
  struct Entry: Hashable, Sendable {
    var key: String
    var word: String
    var click: Click?
  }

  /// What a click on an entry is the same as.
  enum Click: Hashable, Sendable {
    case command(String)
    /// The key itself, as a dialog takes it.
    case key(KeyChord)
  }

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.height > 0 else { return }
    canvas.frame.fill(rect, canvas.model.look[.raised])
    if let notice = canvas.model.notice {
      let role: Role = notice.kind == .problem ? .error : .info
      canvas.put(canvas.say(notice.phrase), role, x: rect.x + 1, y: rect.y, width: rect.width - 2)
      return
    }
    for (entry, x) in placed(canvas.model, in: rect) {
      let used = canvas.frame.put(entry.key, x: x, y: rect.y, style: canvas.model.look[.key], clip: rect)
      if !entry.word.isEmpty {
        canvas.frame.put(" " + entry.word, x: x + used, y: rect.y, style: canvas.model.look[.dim], clip: rect)
      }
    }
  }

  /// What a click at column `x` is.
  static func click(x: Int, _ model: Model, in rect: Rect) -> Click? {
    guard model.notice == nil else { return nil }
    return placed(model, in: rect).last { $0.x <= x }.flatMap { entry, start in
      x < start + width(entry, model.widths) ? entry.click : nil
    }
  }

  /// The entries that fit, each with its column.
  private static func placed(_ model: Model, in rect: Rect) -> [(entry: Entry, x: Int)] {
    let entries = KeyBarEntries.fitting(model, room: rect.width - 2)
    var x = rect.x + 1
    return entries.map { entry in
      defer { x += width(entry, model.widths) + 2 }
      return (entry, x)
    }
  }

  static func width(_ entry: Entry, _ widths: TextWidth) -> Int {
    widths.width(of: entry.key) + (entry.word.isEmpty ? 0 : 1 + widths.width(of: entry.word))
  }
}
