import Terminal

/// Draws the whole face: a pure function of the model.
enum InboxView {
  /// The frame for `model` at its size.
  static func frame(of model: Model) -> Frame {
    var canvas = Canvas(model)
    let layout = model.layout
    StatusBar.draw(on: &canvas, in: layout.status)
    if let banner = model.snapshot.banner, !layout.banner.isEmpty {
      canvas.put(
        canvas.say(banner), .error, x: layout.banner.x + 1, y: layout.banner.y, width: layout.banner.width - 2
      )
    }
    if !layout.list.isEmpty { ListPane.draw(on: &canvas, layout) }
    DetailPane.draw(on: &canvas, layout)
    CallbacksPane.draw(on: &canvas, layout)
    KeyBar.draw(on: &canvas, in: layout.keys)
    var modes = TerminalModes(
      mouse: model.settings.mouse ? .clicks : .off, focusReports: model.settings.followFocus, paste: true,
      title: "belfry")
    if let dialog = model.dialog { modes.cursor = dialog.draw(on: &canvas, layout) }
    canvas.frame.modes = modes
    return canvas.frame
  }
}

extension Model {
  /// Where everything lies at the present size.
  var layout: Layout { Layout(size: size, hasBanner: snapshot.banner != nil, focus: focus) }
}
