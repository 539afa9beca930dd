import Phone
import Simulation

extension Model {
  /// Moves whatever has the focus.
  mutating func move(_ movement: Movement) {
    guard view == .panes else { return moveInView(movement) }
    switch focus {
    case .list: moveList(movement)
    case .detail: scroll(movement)
    case .callbacks:
      let height = max(1, CallbacksPane.area(layout).height)
      switch movement {
      case .first: scrollCallbacks(by: -(1 << 30))
      case .last: calls.end = nil
      default: scrollCallbacks(by: movement.lines(page: height))
      }
    }
  }

  private mutating func moveList(_ movement: Movement) {
    switch movement {
    case .first:
      list.cursor = .newest
      list.screenRow = 0
    case .last:
      list.cursor = .oldest
      list.screenRow = max(0, ListGeometry(self, layout).rows.height - 1)
    default: moveSelection(by: movement.lines(page: max(1, ListGeometry(self, layout).rows.height)))
    }
  }

  /// Moves the selection by so many rows, towards older ones where `by` is above 0.
  mutating func moveSelection(by rows: Int) {
    let window = snapshot.window
    guard let place = window.cursor, window.total > 0 else { return }
    let geometry = ListGeometry(self, layout)
    let target = min(max(0, place + rows), window.total - 1)
    guard target > 0 else {
      list.cursor = .newest
      list.screenRow = 0
      return
    }
    guard let arrival = window.row(at: target) else { return }
    list.cursor = .push(arrival.number)
    let isPage = abs(rows) >= geometry.rows.height
    list.screenRow =
      isPage ? list.screenRow : min(max(0, target - geometry.top(self)), max(0, geometry.rows.height - 1))
  }

  /// Selects a push, wherever it stands.
  mutating func select(_ push: PushNumber) {
    list.cursor = .push(push)
    list.screenRow = ListGeometry(self, layout).rows.height / 2
  }

  /// Goes to another pane; in a view that fills the screen, to the next newer or older push.
  mutating func moveFocus(_ step: FocusStep) {
    if view == .panes {
      focus = focus.moved(step)
    } else if view == .tags {
      changeVendor()
    } else if view == .audience {
      changeAudienceVendor()
    } else {
      moveSelection(by: step == .next ? 1 : -1)
    }
  }

  /// Moves the detail.
  mutating func scroll(_ movement: Movement) {
    guard view == .panes else {
      return scrollView(by: movement.lines(page: max(1, layout.body.height / 2)))
    }
    let height = max(1, DetailPane.textArea(layout).height)
    switch movement {
    case .first: detailTop = 0
    case .last: detailTop = DetailPane.farthestTop(self, layout)
    default: scrollDetail(by: movement.lines(page: height))
    }
  }

  mutating func scrollDetail(by lines: Int) {
    detailTop = min(max(0, detailTop + lines), DetailPane.farthestTop(self, layout))
  }

  mutating func scrollCallbacks(by lines: Int) {
    let height = CallbacksPane.area(layout).height
    let newest = CallbacksPane.range(self).upperBound
    let end = CallbacksPane.end(self, height: height) + lines
    calls.end = end >= newest ? nil : max(0, end)
    if calls.end != nil { calls.end = CallbacksPane.end(self, height: height) }
    if calls.end == newest { calls.end = nil }
  }
}

extension Movement {
  /// How far it goes, downwards above 0.
  func lines(page: Int) -> Int {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .first: -(1 << 30)
    case .last: 1 << 30
    }
  }
}
