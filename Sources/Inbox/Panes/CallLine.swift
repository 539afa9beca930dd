import Phone
import Simulation
import Terminal
import Words

/// One line of the callbacks pane: time, who, to whom, what, and the rule that made it so.
struct CallLine {
  let entry: TraceEntry

  init(_ entry: TraceEntry) { self.entry = entry }

  func draw(on canvas: inout Canvas, in row: Rect) {
    guard row.height > 0 else { return }
    let isNarrow = row.width < 56
    let time = LocalTime(entry.at, zone: canvas.model.clock.zone)
    var x = row.x
    if row.width >= 40 {
      let text = isNarrow ? time.seconds : time.full
      x += canvas.put(text, .dim, x: x, y: row.y, width: row.right - x) + 1
    }
    let party = 7
    canvas.putRight(
      PartyWord.text(entry.from, entry.event, canvas.tongue), role(entry.from), x: x, y: row.y, width: party)
    canvas.put(canvas.sign(.arrow), .dim, x: x + party + 1, y: row.y, width: 1)
    x += party + 3
    canvas.put(
      PartyWord.text(entry.to, entry.event, canvas.tongue), role(entry.to), x: x, y: row.y, width: party)
    x += party + 1
    drawEvent(on: &canvas, x: x, in: row, rule: isNarrow ? "" : entry.rule.name)
  }

  /// Draws what happened and, in the room it leaves, the rule; where both are long, each gives way.
  private func drawEvent(on canvas: inout Canvas, x: Int, in row: Rect, rule: String) {
    let text = canvas.say(entry.event.phrase)
    let room = row.right - x
    let ruleWidth = canvas.widths.width(of: rule)
    let left = room - 2 - canvas.widths.width(of: text)
    let given = min(ruleWidth, max(left, min(12, room / 3)))
    canvas.put(text, EventRole.of(entry), x: x, y: row.y, width: room - (given > 0 ? given + 2 : 0))
    canvas.put(Self.end(of: rule, given, canvas.widths), .link, x: row.right - given, y: row.y, width: given)
  }

  /// The end of a rule's name tells more than its beginning.
  private static func end(of rule: String, _ columns: Int, _ widths: TextWidth) -> String {
    let own = widths.width(of: rule)
    return own <= columns ? rule : "…" + rule.suffix(max(0, columns - 1))
  }

  private func role(_ party: Party) -> Role {
    switch party {
    case .backend, .system, .user: .party
    case .service, .jpush, .getui, .sdk, .app, .extension: .sdk
    }
  }
}
