import Terminal
import Words

/// Which keys the bottom line shows.
enum KeyBarEntries {
  /// A command with its word, and when it gives way: 0 never, of the others the highest first.
  private typealias Row = (command: String, word: WordID, givesWay: Int)

  private static let whatIf: [Row] = [
    ("move up", "face.key.row", 1), ("try", "face.key.try", 0), ("view why", "face.key.why", 2),
    ("versions", "face.key.axis", 1), ("version older", "face.key.version", 4),
    ("differences", "face.key.differences", 3), ("copy view", "face.key.copy", 5),
    ("focus next", "face.key.next", 6),
    ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let flow: [Row] = [
    ("move up", "face.key.scroll", 1), ("focus next", "face.key.next", 3), ("view why", "face.key.why", 2),
    ("view whatif", "face.key.whatif", 4), ("view phone", "face.key.phone", 5),
    ("copy view", "face.key.mermaid", 2), ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let phone: [Row] = [
    ("tap .", "face.key.tap", 0), ("dismiss .", "face.key.dismiss", 1), ("open states", "face.key.states", 1),
    ("open settings", "face.key.settings", 2), ("move up", "face.key.next", 2),
    ("view flow", "face.key.flow", 3), ("view why", "face.key.why", 4),
    ("toggle network", "face.key.network", 5), ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let ledger: [Row] = [
    ("move up", "face.key.line", 1), ("view why", "face.key.why", 0), ("view flow", "face.key.flow", 2),
    ("undo", "face.key.undo", 4), ("copy view", "face.key.markdown", 3), ("back", "face.key.back", 0),
    ("help", "face.key.help", 1),
  ]

  private static let rules: [Row] = [
    ("move up", "face.key.rule", 1), ("toggle rule", "face.key.switch", 0),
    ("open filter", "face.key.filter", 1), ("copy view", "face.key.markdown", 3),
    ("back", "face.key.back", 0),
    ("help", "face.key.help", 1),
  ]

  private static let tags: [Row] = [
    ("open tags", "face.key.add", 0), ("open untag", "face.key.remove", 1),
    ("open alias", "face.key.alias", 1), ("move up", "face.key.tag", 3),
    ("focus next", "face.key.vendor", 2), ("view connection", "face.key.connection", 4),
    ("copy view", "face.key.markdown", 5), ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let connection: [Row] = [
    ("move up", "face.key.scroll", 1), ("toggle network", "face.key.network", 0),
    ("toggle app", "face.key.app", 1), ("view tags", "face.key.tags", 3), ("back", "face.key.back", 0),
    ("help", "face.key.help", 1),
  ]

  private static let dialects: [Row] = [
    ("move up", "face.key.scroll", 1), ("focus next", "face.key.next", 2),
    ("view whatif", "face.key.whatif", 3),
    ("view audience", "face.key.audience", 4), ("copy view", "face.key.markdown", 1),
    ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let audience: [Row] = [
    ("open audience", "face.key.expression", 0), ("others", "face.key.others", 1),
    ("focus next", "face.key.vendor", 1), ("strategy next", "face.key.strategy", 2),
    ("move up", "face.key.row", 4), ("copy view", "face.key.markdown", 3), ("back", "face.key.back", 0),
    ("help", "face.key.help", 1),
  ]

  private static let history: [Row] = [
    ("move up", "face.key.row", 1), ("view detail", "face.key.detail", 0), ("view raw", "face.key.raw", 2),
    ("view why", "face.key.why", 3), ("history next", "face.key.kind", 1),
    ("open filter", "face.key.filter", 1),
    ("open export", "face.key.export", 1), ("resend .", "face.key.resend", 2), ("edit .", "face.key.edit", 4),
    ("back", "face.key.back", 0), ("help", "face.key.help", 1),
  ]

  private static let panes: [Row] = [
    ("adopt .", "face.key.adopt", 0),
    ("tap .", "face.key.tap", 0),
    ("dismiss .", "face.key.dismiss", 2),
    ("open states", "face.key.states", 1),
    ("view why", "face.key.why", 1),
    ("view whatif", "face.key.whatif", 2),
    ("view flow", "face.key.flow", 4),
    ("view phone", "face.key.phone", 3),
    ("view raw", "face.key.raw", 5),
    ("open compose", "face.key.compose", 4),
    ("open settings", "face.key.settings", 4),
    ("view tags", "face.key.tags", 6),
    ("open alias", "face.key.alias", 7),
    ("toggle network", "face.key.network", 8),
    ("open filter", "face.key.filter", 3),
    ("view history", "face.key.history", 7),
    ("open export", "face.key.export", 8),
    ("undo", "face.key.undo", 9),
    ("open palette", "face.key.palette", 0),
    ("help", "face.key.help", 0),
  ]

  /// The entries for which there is room; on a tiny screen the last ones lose their words first.
  static func fitting(_ model: Model, room: Int) -> [KeyBar.Entry] {
    if let dialog = model.dialog { return cut(dialog.keys(model), room, model.widths) }
    // Only a phone with both SDKs has another vendor to go to.
    let hasOneVendor = model.view == .tags && model.snapshot.names.count < 2
    let isAdoptable = model.view == .panes && model.snapshot.isAdoptable
    let hidden = [
      hasOneVendor ? "focus next" : "", isAdoptable ? "tap ." : "adopt .",
    ]
    var left = rows(model.view).filter { !hidden.contains($0.command) }.compactMap {
      row -> (KeyBar.Entry, Int)? in
      model.keyInView(for: row.command).map { key in
        let word = model.say(Phrase(row.word))
        return (
          KeyBar.Entry(key: label(key, row.command, model), word: word, click: .command(row.command)),
          row.givesWay
        )
      }
    }
    if Layout.kind(of: model.size) == .tiny {
      left.removeAll { $0.1 > 1 }
      for index in left.indices.suffix(2) { left[index].0.word = "" }
    }
    while width(left.map(\.0), model.widths) > room, let last = left.map(\.1).max(), last > 0 {
      left.removeAll { $0.1 == last }
    }
    return cut(left.map(\.0), room, model.widths)
  }

  private static func rows(_ view: MainView) -> [Row] {
    switch view {
    case .panes: panes
    case .whatIf: whatIf
    case .flow: flow
    case .phone: phone
    case .ledger: ledger
    case .rules: rules
    case .tags: tags
    case .connection: connection
    case .dialects: dialects
    case .audience: audience
    case .history: history
    }
  }

  /// The key; for a movement with the key of the way back.
  private static func label(_ key: KeyChord, _ command: String, _ model: Model) -> String {
    let back = [
      "move up": "move down", "focus next": "focus previous", "version older": "version newer",
    ][command]
    guard let back, let other = model.keyInView(for: back) else { return key.label }
    return command == "focus next" ? other.label + key.label : key.label + other.label
  }

  private static func cut(_ entries: [KeyBar.Entry], _ room: Int, _ widths: TextWidth) -> [KeyBar.Entry] {
    var entries = entries
    while entries.count > 1, width(entries, widths) > room { entries.removeLast() }
    return entries
  }

  private static func width(_ entries: [KeyBar.Entry], _ widths: TextWidth) -> Int {
    entries.reduce(0) { $0 + KeyBar.width($1, widths) } + 2 * max(0, entries.count - 1)
  }
}
