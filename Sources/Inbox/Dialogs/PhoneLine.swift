import Getui
import JPush
import Phone
import Terminal
import Words

/// One line of the list of phones: number, app, iOS, badge, connections.
struct PhoneLine {
  private let phone: PhoneRow
  private let isShown: Bool

  /// A line; the phone that the face shows has a bar before it.
  init(_ phone: PhoneRow, isShown: Bool) {
    self.phone = phone
    self.isShown = isShown
  }

  func draw(on canvas: inout Canvas, in row: Rect) {
    let isNarrow = row.width < 60
    if isShown { canvas.put(canvas.sign(.bar), .focus, x: row.x, y: row.y, width: 1) }
    var x = row.x + 2
    let numberWidth = isNarrow ? 7 : 8
    canvas.put("@\(phone.number.value)", isShown ? .strong : .link, x: x, y: row.y, width: numberWidth)
    x += numberWidth + 1
    guard !phone.isGone else {
      canvas.put(canvas.say(Phrase("face.phones.gone")), .dim, x: x, y: row.y, width: row.right - x)
      return
    }
    let stateWidth = isNarrow ? 6 : 22
    canvas.put(state(canvas, isNarrow), stateRole, x: x, y: row.y, width: stateWidth)
    x += stateWidth + 1
    let version = isNarrow ? phone.os.text : "iOS \(phone.os.text)"
    canvas.put(version, .dim, x: x, y: row.y, width: isNarrow ? 5 : 8)
    x += isNarrow ? 6 : 9
    canvas.put(
      phone.badge == 0 ? "–" : String(phone.badge), phone.badge == 0 ? .dim : .badge, x: x, y: row.y, width: 5
    )
    x += 6
    for piece in connections(canvas, isNarrow) where x < row.right {
      x += canvas.frame.put([piece], x: x, y: row.y, width: row.right - x)
    }
    if phone.isWatched, !isNarrow {
      let word = canvas.say(Phrase("face.phones.watched"))
      if x + 2 + canvas.widths.width(of: word) <= row.right {
        canvas.putRight(word, .dim, x: row.x, y: row.y, width: row.width)
      }
    }
  }

  private func state(_ canvas: Canvas, _ isNarrow: Bool) -> String {
    isNarrow
      ? canvas.say(Phrase(WordID("face.state.short.\(phone.app.rawValue)"))) : canvas.say(phone.app.phrase)
  }

  private var stateRole: Role { phone.app.isInFront ? .shown : phone.app.isAlive ? .held : .refused }

  private func connections(_ canvas: Canvas, _ isNarrow: Bool) -> [Piece] {
    guard phone.hasNetwork else { return [canvas.piece(Phrase("face.status.offline"), .held)] }
    var pieces: [Piece] = []
    for (name, sign, role) in [
      phone.jpush.map { ("JPush", ConnectionSign.of($0).sign, ConnectionSign.of($0).role) },
      phone.getui.map { ("Getui", ConnectionSign.of($0).sign, ConnectionSign.of($0).role) },
    ].compactMap(\.self) {
      pieces.append(canvas.piece(canvas.sign(sign) + " ", role))
      pieces.append(canvas.piece((isNarrow ? String(name.prefix(1)) : name) + "  ", .text))
    }
    return pieces
  }
}
