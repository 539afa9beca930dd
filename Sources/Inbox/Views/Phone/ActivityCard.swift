import Language
import Phone
import Terminal
import Words

/// A Live Activity on the lock screen: its kind, the members of its state, and whether they still hold.
struct ActivityCard {
  private let activity: LiveActivity
  private let isBoxed: Bool
  private static let mostPairs = 3

  init(_ activity: LiveActivity, isBoxed: Bool) {
    self.activity = activity
    self.isBoxed = isBoxed
  }

  /// The rows it takes.
  var height: Int { 1 + pairs.count + (isBoxed ? 2 : 0) }

  private var pairs: [Pair] {
    Array((activity.state.isEmpty ? activity.attributes : activity.state).prefix(Self.mostPairs))
  }

  /// Draws it from the top of `rect`.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let card = rect.split(rows: height).top
    var inner = card.inset(left: 1, right: 1)
    if isBoxed, card.height > 2 {
      canvas.frame.box(card, canvas.model.look[.woke], border: canvas.border)
      inner = card.inset(columns: 2, rows: 1)
      canvas.frame.fill(inner.inset(columns: -1, rows: 0), canvas.model.look[.phoneBanner])
    }
    let phase = canvas.say(Phrase(WordID("face.activity.\(activity.phase.rawValue)")))
    let width = canvas.widths.width(of: phase)
    canvas.put(activity.type, .woke, x: inner.x, y: inner.y, width: inner.width - width - 1)
    canvas.put(
      phase, activity.phase == .active ? .shown : .held, x: inner.right - width, y: inner.y, width: width)
    for (index, pair) in pairs.enumerated() where index + 1 < inner.height {
      let used = canvas.put(pair.name, .dim, x: inner.x, y: inner.y + 1 + index, width: inner.width / 2)
      canvas.put(
        pair.value, .strong, x: inner.x + used + 2, y: inner.y + 1 + index, width: inner.width - used - 2)
    }
    guard isBoxed else { return }
    let ground = canvas.model.look[.phoneBanner]
    canvas.frame.restyle(
      inner.inset(columns: -1, rows: 0), Style(background: ground.background, attributes: ground.attributes))
  }

  /// The pill round the camera that an unlocked phone shows: the kind and the first member of the state.
  static func drawIsland(_ activity: LiveActivity, on canvas: inout Canvas, in row: Rect) {
    let first = activity.state.first.map { "  " + $0.value } ?? ""
    let text = canvas.widths.truncate(" \(canvas.sign(.woke)) \(activity.type)\(first) ", to: row.width - 4)
    let width = canvas.widths.width(of: text)
    let style = canvas.model.look[.phoneFrame].over(canvas.model.look[.woke]).adding([.bold])
    canvas.frame.put(text, x: row.x + (row.width - width) / 2, y: row.y, style: style, clip: row)
  }
}
