import Terminal

/// Draws the whole face: a pure function of the model.
enum InboxView {
  /// The frame for `model` at its size.
  static func frame(of model: Model) -> Frame {
    var canvas = Canvas(model)
    let layout = model.layout
    StatusBar.draw(on: &canvas, in: layout.status)
    if let banner = model.banner, !layout.banner.isEmpty {
      Banner.draw(banner, on: &canvas, in: layout.banner)
    }
    switch model.view {
    case .panes:
      if !layout.list.isEmpty { ListPane.draw(on: &canvas, layout) }
      DetailPane.draw(on: &canvas, layout)
      CallbacksPane.draw(on: &canvas, layout)
    case .whatIf: WhatIfView.draw(on: &canvas, layout)
    case .flow: FlowView.draw(on: &canvas, in: layout.body, isTiny: layout.kind == .tiny)
    case .phone: PhoneView.draw(on: &canvas, layout)
    case .ledger: LedgerView.draw(on: &canvas, layout)
    case .rules: RulesView.draw(on: &canvas, layout)
    case .tags: NamesView.draw(on: &canvas, layout)
    case .connection, .dialects: model.sheets?.draw(on: &canvas)
    case .audience: AudienceView.draw(on: &canvas, layout)
    case .history: HistoryView.draw(on: &canvas, layout)
    }
    KeyBar.draw(on: &canvas, in: layout.keys)
    var modes = TerminalModes(
      mouse: model.settings.mouse ? .clicks : .off, focusReports: model.settings.followFocus, paste: true,
      title: "belfry")
    if let dialog = model.dialog {
      if dialog.coversPanes { stepBack(&canvas, layout) }
      let cursor = dialog.draw(on: &canvas, layout)
      modes.cursor = cursor.flatMap { layout.size.bounds.contains(x: $0.x, y: $0.y) ? $0 : nil }
    }
    canvas.frame.modes = modes
    return canvas.frame
  }

  /// What lies behind a dialog loses its colours.
  private static func stepBack(_ canvas: inout Canvas, _ layout: Layout) {
    let body = layout.size.bounds.inset(top: layout.status.height, bottom: layout.keys.height)
    let dim = canvas.model.look[.dim]
    canvas.frame.restyle(body, Style(foreground: dim.foreground, attributes: dim.attributes))
  }
}

extension Model {
  /// Where everything lies at the present size.
  var layout: Layout { Layout(size: size, hasBanner: banner != nil, focus: focus) }
}
