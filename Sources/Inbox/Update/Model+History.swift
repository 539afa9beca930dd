import Engine
import Journal
import Phone
import Simulation
import Terminal
import Words

/// The history view.
extension Model {
  /// The rows that were found for what is asked now; nil while there are none yet.
  var pastWindow: HistoryWindow? {
    guard let window = snapshot.past?.window, window.question.kind == past.kind,
      window.question.filter == past.question
    else { return nil }
    return window
  }

  /// The place of the picked row among those that were found.
  var pastIndex: Int? {
    guard let rows = pastWindow?.rows, !rows.isEmpty else { return nil }
    switch past.cursor {
    case .newest: return 0
    case .oldest: return rows.count - 1
    case .number(let number): return min(rows.firstPlace { $0.number <= number }, rows.count - 1)
    }
  }

  /// The picked row.
  var pastRow: HistoryRow? { pastIndex.flatMap { pastWindow?.rows[$0] } }

  /// The picked push, where the rows are pushes.
  var pastPush: Arrival? { if case .push(let arrival) = pastRow { arrival } else { nil } }

  /// What the view needs to see; nil while it is not open.
  var historyWish: HistoryWish? {
    guard view == .history else { return nil }
    var question = HistoryQuestion()
    (question.kind, question.filter, question.place) = (past.kind, past.question, past.anchor)
    question.reach = 4 * pageRows
    let push = pastPush?.number
    return HistoryWish(
      question: question, request: past.level == .detail || past.level == .raw ? push : nil,
      trace: past.level == .why ? push : nil)
  }

  private var pageRows: Int { max(1, HistoryView.place(layout).rows.height) }

  /// Shows other rows.
  mutating func showHistory(_ kind: HistoryKind?) {
    let wanted = kind ?? (past.kind == .pushes ? .requests : .pushes)
    view = .history
    guard wanted != past.kind else { return }
    past.kind = wanted
    past.go(to: .newest)
  }

  /// Narrows the history; nothing narrows it where `text` is empty.
  mutating func searchHistory(_ text: String) {
    guard text != past.filter else { return }
    past.filter = text
    past.go(to: .newest)
  }

  /// The search of the list has come to its end: the history goes on with it.
  mutating func searchOlder(_ text: String, before push: PushNumber?) {
    view = .history
    past.kind = .pushes
    past.filter = text
    past.go(to: push.map { .number($0.value - 1) } ?? .newest)
    notice = .done(Phrase("face.history.goesOn"))
  }

  /// Goes to another level; the one that is open closes.
  mutating func lookAtHistory(_ level: HistoryState.Level) {
    past.level = past.level == level ? .list : level
    past.top = 0
  }

  mutating func moveInHistory(_ movement: Movement) {
    guard past.level == .list else {
      return scrollHistory(by: movement.lines(page: max(1, HistoryView.inner(layout).height - 1)))
    }
    switch movement {
    case .first: past.go(to: .newest)
    case .last:
      past.go(to: .oldest)
      past.screenRow = pageRows - 1
    default: moveHistory(by: movement.lines(page: pageRows))
    }
  }

  /// Moves the picked row, or scrolls what is written about it.
  mutating func scrollHistory(by lines: Int) {
    guard past.level != .list else { return moveHistory(by: lines) }
    let area = HistoryView.inner(layout)
    let count = HistoryDetail.lines(self, width: area.width).count
    past.top = min(max(0, past.top + lines), max(0, count - area.height))
  }

  /// Picks the row so many rows further back.
  mutating func moveHistory(by rows: Int) {
    guard let window = pastWindow, let index = pastIndex else { return }
    let target = min(max(0, index + rows), window.rows.count - 1)
    let top = HistoryView.top(self)
    pick(target, in: window)
    past.screenRow = min(max(0, target - top), pageRows - 1)
  }

  /// Picks the row in line `line` of the list.
  mutating func pickHistory(line: Int) {
    guard let window = pastWindow, window.rows.indices.contains(HistoryView.top(self) + line) else { return }
    pick(HistoryView.top(self) + line, in: window)
    past.screenRow = line
  }

  private mutating func pick(_ index: Int, in window: HistoryWindow) {
    past.top = 0
    if index == 0, !window.hasNewer {
      (past.cursor, past.anchor) = (.newest, .newest)
      return
    }
    past.cursor = .number(window.rows[index].number)
    let isNearEnd =
      index < pageRows && window.hasNewer || window.rows.count - index <= pageRows && window.hasOlder
    // What follows the newest rows would lose those that are looked at.
    if isNearEnd || past.anchor == .newest { past.anchor = past.cursor }
  }

  /// What a dot in a line means here: the picked row of the history, as words of a command.
  var historyTarget: HistoryTarget? {
    switch pastRow {
    case .push(let arrival): .push(arrival.number.value)
    case .request(let exchange): .request(exchange.number)
    case nil: nil
    }
  }

  /// What is exported or edited: the picked row of the history, else the selected push.
  var exportTarget: HistoryTarget? {
    view == .history ? historyTarget : selected.map { .push($0.arrival.number.value) }
  }
}
