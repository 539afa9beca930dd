import Terminal

extension Model {
  private static let wheelLines = 3

  /// A click or the wheel, over the panes.
  mutating func click(_ event: InputEvent) -> [Effect] {
    guard view == .panes else { return clickInView(event) }
    switch event {
    case .wheel(let direction, let x, let y): turnWheel(direction, layout.pane(x: x, y: y) ?? focus)
    case .mouse(.left, let x, let y, .press):
      notice = nil
      if layout.keys.contains(x: x, y: y) { return clickKeyBar(x) }
      if let pane = layout.pane(x: x, y: y) { return click(pane, x: x, y: y) }
    default: break
    }
    return []
  }

  /// The same, over a view that fills the screen.
  private mutating func clickInView(_ event: InputEvent) -> [Effect] {
    switch event {
    case .wheel(let direction, _, _): scrollView(by: direction == .up ? -Self.wheelLines : Self.wheelLines)
    case .mouse(.left, let x, let y, .press):
      notice = nil
      if layout.keys.contains(x: x, y: y) { return clickKeyBar(x) }
      if let line = labelCommand(x: x, y: y) { return run(line, key: nil) }
      if clickInList(y) || clickInNames(x: x, y: y) { return [] }
      if let table = WhatIfTable(self), let row = WhatIfView.row(x: x, y: y, self) { lookAt(row, in: table) }
    default: break
    }
    return []
  }

  /// Picks a tag, and with it the vendor whose it is.
  private mutating func clickInNames(x: Int, y: Int) -> Bool {
    guard view == .tags else { return false }
    for pane in NamesView.panes(self, layout) {
      guard let tag = pane.tag(x: x, y: y, namesState.tag) else { continue }
      namesState = NamesState(vendor: pane.names.vendor, tag: PickList(index: tag))
    }
    return true
  }

  /// What the words in the top line of a view's box run.
  private func labelCommand(x: Int, y: Int) -> String? {
    guard layout.kind != .tiny, y == layout.body.y else { return nil }
    if let label = listLabel { return label.command(x: x, box: layout.body) }
    if view == .whatIf { return WhatIfView.label(self, layout.body).command(x: x, box: layout.body) }
    return flowBox.flatMap { FlowView.label(self, $0).command(x: x, box: $0) }
  }

  private mutating func clickKeyBar(_ x: Int) -> [Effect] {
    guard case .command(let line) = KeyBar.click(x: x, self, in: layout.keys) else { return [] }
    return run(line, key: keyInView(for: line))
  }

  private mutating func click(_ pane: Pane, x: Int, y: Int) -> [Effect] {
    let layout = layout
    let box = layout[pane]
    if layout.kind != .tiny, y == box.y {
      let label =
        switch pane {
        case .list: ListPane.label(self, layout)
        case .detail: DetailPane.label(self, box)
        case .callbacks: CallbacksPane.label(self, box)
        }
      return label.command(x: x, box: box).map { run($0, key: nil) } ?? []
    }
    focus = pane
    let geometry = ListGeometry(self, layout)
    if pane == .list, geometry.rows.contains(x: x, y: y) {
      let place = geometry.top(self) + y - geometry.rows.y
      if let arrival = snapshot.window.row(at: place) {
        list.screenRow = y - geometry.rows.y
        list.cursor = place == 0 ? .newest : .push(arrival.number)
      }
    }
    return []
  }

  private mutating func turnWheel(_ direction: WheelDirection, _ pane: Pane) {
    let by = direction == .up ? -Self.wheelLines : Self.wheelLines
    switch pane {
    case .list: moveSelection(by: by)
    case .detail: scrollDetail(by: by)
    case .callbacks: scrollCallbacks(by: by)
    }
  }
}
