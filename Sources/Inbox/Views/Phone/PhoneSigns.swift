import Phone
import Terminal
import Words

/// The phone's own status line: time, Focus, ring switch, network, battery.
struct PhoneSigns {
  private let model: Model
  private let conditions: Conditions

  init(_ model: Model) {
    self.model = model
    conditions = model.snapshot.scene?.conditions ?? Phone().conditions
  }

  /// Draws it in one row.
  func draw(on canvas: inout Canvas, in row: Rect) {
    let right = right(canvas)
    let rightWidth = canvas.frame.width(of: right)
    canvas.frame.put(right, x: row.right - rightWidth, y: row.y, width: rightWidth)
    let room = row.width - rightWidth - 2
    let time = canvas.piece(LocalTime(model.snapshot.now, zone: model.clock.zone).minutes, .strong)
    for isLong in [true, false] {
      let left = [time] + signs(canvas, isLong).flatMap { [canvas.piece("  ", .text), $0] }
      guard canvas.frame.width(of: left) <= room || !isLong else { continue }
      canvas.frame.put(left, x: row.x, y: row.y, width: max(0, room))
      return
    }
  }

  private func signs(_ canvas: Canvas, _ isLong: Bool) -> [Piece] {
    var signs: [(Sign, WordID)] = []
    if conditions.isLocked { signs.append((.locked, "face.phone.locked")) }
    if conditions.focus != nil { signs.append((.focus, focusWord)) }
    if !conditions.isRingerOn { signs.append((.silent, "face.phone.silent")) }
    if conditions.isLowPower { signs.append((.lowPower, "face.phone.lowpower")) }
    return signs.map { sign, word in
      let text = canvas.sign(sign)
      return canvas.piece(isLong ? text + " " + canvas.say(Phrase(word)) : text, .held)
    }
  }

  /// Before iOS 15 there was only Do Not Disturb.
  private var focusWord: WordID {
    model.snapshot.facts.os < OSVersion(15) ? "face.phone.dnd" : "face.phone.focus"
  }

  private func right(_ canvas: Canvas) -> [Piece] {
    let network =
      model.snapshot.facts.network
      ? canvas.piece("5G " + (canvas.isPlain ? "|||" : "▂▄▆"), .text)
      : canvas.piece(canvas.sign(.airplane) + " " + canvas.say(Phrase("face.status.offline")), .held)
    let battery =
      conditions.isLowPower
      ? canvas.piece(canvas.isPlain ? " [=  ]" : " ▰▱▱", .held)
      : canvas.piece(canvas.isPlain ? " [===]" : " ▰▰▰", .text)
    return [network, battery]
  }
}
