import Terminal
import Words

/// The three things to try first; each line goes when its step is done.
enum FirstStepHint {
  /// The lines that the hint takes, with the empty ones around it.
  static func height(_ model: Model, width: Int) -> Int {
    let lines = lines(model, width: width)
    return lines.isEmpty ? 0 : lines.count + (Layout.kind(of: model.size) == .tiny ? 1 : 2)
  }

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.height > 1 else { return }
    for (index, line) in lines(canvas.model, width: rect.width).enumerated() {
      let y = rect.y + 1 + index
      canvas.put(line.key, .key, x: rect.x + line.indent, y: y, width: rect.right - rect.x - line.indent)
      let x = rect.x + line.indent + line.keyWidth
      canvas.put(line.text, .dim, x: x, y: y, width: rect.right - x)
    }
  }

  private struct Line {
    var key = ""
    var text: String
    var indent: Int
    var keyWidth: Int
  }

  private static func lines(_ model: Model, width: Int) -> [Line] {
    guard model.settings.hints, width > 12 else { return [] }
    let indent = width > 44 ? 3 : 1
    var steps = FirstStep.allCases.filter(model.steps.contains)
    if Layout.kind(of: model.size) == .tiny { steps = Array(steps.prefix(1)) }
    return steps.flatMap { step in
      let key = key(step, model)
      let keyWidth = model.widths.width(of: key) + 2
      let text = model.say(Phrase(WordID("face.step.\(step.rawValue)")))
      let room = width - indent - keyWidth - 1
      if room < 12 { return [Line(key: key, text: "", indent: indent, keyWidth: 0)] }
      return model.widths.wrap(text, width: room).enumerated().map { index, text in
        Line(key: index == 0 ? key : "", text: text, indent: indent, keyWidth: keyWidth)
      }
    }
  }

  private static func key(_ step: FirstStep, _ model: Model) -> String {
    switch step {
    case .swipe: model.keys.key(for: "app kill")?.label ?? ":app kill"
    case .why: model.keys.key(for: "view why")?.label ?? ":view why"
    case .push: "belfry push FILE"
    }
  }
}
