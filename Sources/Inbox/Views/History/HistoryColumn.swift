import Engine
import Journal
import Phone
import Simulation
import Terminal
import Words

/// A column of the history's rows.
struct HistoryColumn {
  /// What it shows.
  enum Content: Hashable {
    case number, time, source, text, outcome
    case status, method, path, code, push
  }

  let content: Content
  let x: Int
  let width: Int

  /// The word above it.
  var title: WordID { WordID("face.history.column.\(content)") }

  /// The columns for which there is room; the text takes what is left.
  static func all(_ kind: HistoryKind, _ rows: Rect, isTiny: Bool) -> [HistoryColumn] {
    let isWide = rows.width >= 100
    let wanted: [(Content, Int)]
    switch (kind, isTiny) {
    case (.pushes, true): wanted = [(.number, 8), (.text, 0), (.outcome, 9)]
    case (.pushes, false):
      wanted = [
        (.number, 9), (.time, isWide ? 13 : 9), (.source, isWide ? 14 : 9), (.text, 0), (.outcome, 11),
      ]
    case (.requests, true): wanted = [(.status, 4), (.path, 0), (.code, 14)]
    case (.requests, false):
      wanted =
        [
          (.number, 9), (.time, isWide ? 13 : 9), (.status, 5), (.method, 7), (.path, 0),
          (.code, isWide ? 24 : 18),
        ]
        + (isWide ? [(.push, 10)] : [])
    }
    let left = max(0, rows.width - wanted.reduce(0) { $0 + $1.1 })
    var x = rows.x
    return wanted.map { content, width in
      let width = width == 0 ? left : width
      defer { x += width }
      return HistoryColumn(content: content, x: x, width: max(0, width - 1))
    }
  }

  func draw(_ row: HistoryRow, on canvas: inout Canvas, y: Int) {
    let (text, role) = cell(row, canvas)
    let signs =
      content == .text || content == .path
      ? ArrivalSigns.draw(row.signs, on: &canvas, x: x, y: y, width: width) : 0
    canvas.put(text, role, x: x + signs, y: y, width: width - signs)
  }

  private func cell(_ row: HistoryRow, _ canvas: Canvas) -> (String, Role) {
    switch row {
    case .push(let arrival): cell(arrival, canvas)
    case .request(let exchange): cell(exchange, canvas)
    }
  }

  private func cell(_ arrival: Arrival, _ canvas: Canvas) -> (String, Role) {
    switch content {
    case .number: return ("#\(arrival.number.value)", .dim)
    case .time: return (time(arrival.at, canvas), .dim)
    case .source: return (ArrivalText.source(arrival, canvas.tongue), .party)
    case .outcome:
      return (OutcomeWord.text(arrival.outcome, canvas.tongue), OutcomeWord.role(arrival.outcome))
    default:
      let text = ArrivalText(arrival, canvas.tongue)
      let words = [text.first, text.rest].filter { !$0.isEmpty }
      return (words.joined(separator: " · "), .text)
    }
  }

  private func cell(_ exchange: Exchange, _ canvas: Canvas) -> (String, Role) {
    let role = ExchangeLines.role(of: exchange)
    switch content {
    case .number: return (String(exchange.number), .dim)
    case .time: return (time(exchange.at, canvas), .dim)
    case .status: return (exchange.reply.map { String($0.status) } ?? "-", role)
    case .method: return (exchange.request.method, .party)
    case .code: return (exchange.code ?? exchange.ending ?? "", role)
    case .push: return (exchange.push.map { "→ #\($0.value)" } ?? "", .link)
    default: return (exchange.request.target, .text)
    }
  }

  private func time(_ moment: Instant, _ canvas: Canvas) -> String {
    let time = LocalTime(moment, zone: canvas.model.clock.zone)
    return width >= 12 ? time.full : time.seconds
  }
}
