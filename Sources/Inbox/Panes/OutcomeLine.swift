import Simulation
import Terminal
import Words

/// The one line under the rows of the tiny layout: `→ banner, sound; willPresent`, never cut.
enum OutcomeLine {
  static func lines(_ model: Model, width: Int) -> [String] {
    guard let arrival = model.snapshot.window.selected, width > 2 else { return [] }
    return model.widths.wrap(text(arrival, model.tongue), width: width)
  }

  static func draw(on canvas: inout Canvas, in rect: Rect) {
    guard let arrival = canvas.model.snapshot.window.selected else { return }
    for (index, line) in lines(canvas.model, width: rect.width).enumerated() {
      canvas.put(line, OutcomeWord.role(arrival.outcome), x: rect.x, y: rect.y + 1 + index, width: rect.width)
    }
  }

  /// What the phone did with it, then what the app was told.
  static func text(_ arrival: Arrival, _ tongue: Tongue) -> String {
    var seen: [String]
    if arrival.refusal != nil || arrival.shown.isEmpty {
      seen = [OutcomeWord.text(arrival.outcome, tongue)]
      if let refusal = arrival.refusal { seen.append(refusal) }
    } else {
      seen = arrival.shown.names.map { name in
        name == "badge" ? arrival.badge.map { "badge \($0)" } ?? name : name
      }
    }
    let what = seen.joined(separator: ", ")
    return "→ " + (arrival.callbacks.isEmpty ? what : what + "; " + arrival.callbacks.joined(separator: ", "))
  }
}
