import Terminal
import Words

/// Something a person should know, in a line of its own until it is put away.
enum Banner {
  static func draw(_ banner: Phrase, on canvas: inout Canvas, in rect: Rect) {
    canvas.frame.fill(rect, canvas.model.look[.raised])
    var width = rect.width - 2
    if canvas.model.snapshot.refusal == nil, let key = canvas.model.keys.key(for: "back") {
      let away = canvas.say(Phrase("face.banner.away", .text(key.label)))
      let own = canvas.widths.width(of: away)
      if own * 3 < width {
        canvas.put(away, .dim, x: rect.right - 1 - own, y: rect.y, width: own)
        width -= own + 2
      }
    }
    canvas.put(canvas.say(banner), .error, x: rect.x + 1, y: rect.y, width: width)
  }
}
