import JPush
import Phone
import Terminal
import Words

/// The top line: where the app is, badge, connection, iOS, alias, tags, and the time.
enum StatusBar {
  static func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.height > 0 else { return }
    canvas.frame.fill(rect, canvas.model.look[.raised])
    let time = time(canvas)
    let timeWidth = canvas.frame.width(of: time)
    let whole = rect.width - 2
    let fields = StatusFields.chosen(
      for: canvas, room: whole - (timeWidth > 0 ? timeWidth + 2 : 0), whole: whole)
    let gap = StatusFields.gap(canvas.model)
    var x = rect.x + 1
    for field in fields { x += canvas.frame.put(field, x: x, y: rect.y, clip: rect) + gap }
    if x + timeWidth <= rect.right {
      canvas.frame.put(time, x: rect.right - 1 - timeWidth, y: rect.y, clip: rect)
    }
  }

  private static func time(_ canvas: Canvas) -> [Piece] {
    let model = canvas.model
    guard model.settings.clock else { return [] }
    return [canvas.piece(LocalTime(model.snapshot.now, zone: model.clock.zone).minutes, .dim)]
  }
}
