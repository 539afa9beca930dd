/// The keys that do something else while a view fills the screen.
enum ViewKeys {
  private static let whatIf = KeyTable([
    ("enter", "try"), ("x", "differences"), ("y", "copy view"),
    ("o", "versions"), ("<", "version older"), (">", "version newer"),
  ])
  private static let flow = KeyTable([("y", "copy view"), ("e", "copy view")])
  private static let callKeys = [("A", "call answer"), ("-", "call decline"), ("E", "call end")]
  private static let phone = KeyTable(callKeys + [("y", "copy view"), ("e", "copy view")])
  private static let ledger = KeyTable([("y", "copy view"), ("e", "copy view")])
  private static let ruleKeys = [("enter", "toggle rule"), ("space", "toggle rule")]
  private static let rules = KeyTable(ruleKeys + [("y", "copy view"), ("e", "copy view")])
  private static let nameKeys = [("enter", "open tags"), ("d", "open untag"), ("delete", "open untag")]
  private static let tags = KeyTable(nameKeys + [("y", "copy view"), ("e", "copy view")])
  private static let audienceKeys = [
    ("enter", "open audience"), ("/", "open audience"), ("x", "others"), (">", "strategy next"),
  ]
  private static let audience = KeyTable(audienceKeys + [("y", "copy view"), ("e", "copy view")])
  private static let copied = KeyTable([("y", "copy view"), ("e", "copy view")])
  private static let historyKeys = [
    ("escape", "back"), ("enter", "view detail"), ("l", "view detail"), ("right", "view detail"),
    ("h", "back"), ("left", "back"),
    ("1", "history pushes"), ("2", "history requests"), ("tab", "history next"),
  ]
  private static let history = KeyTable(historyKeys + [("y", "open export")])
  private static let none = KeyTable()

  /// The keys of `view`.
  static func table(_ view: MainView) -> KeyTable {
    switch view {
    case .panes, .connection: none
    case .whatIf: whatIf
    case .flow: flow
    case .phone: phone
    case .ledger: ledger
    case .rules: rules
    case .tags: tags
    case .audience: audience
    case .dialects: copied
    case .history: history
    }
  }

  /// All of them, for help.
  static let all = [
    whatIf, KeyTable(ruleKeys), KeyTable(callKeys), KeyTable(nameKeys), KeyTable(audienceKeys),
    KeyTable(historyKeys),
  ]
}

extension Model {
  /// What `chord` runs here. A key that was bound anew keeps its new command in every view.
  func line(for chord: KeyChord) -> String? {
    let line = keys[chord]
    guard line == DefaultKeys.table[chord] else { return line }
    return ViewKeys.table(view)[chord] ?? line
  }

  /// The first key that runs `command` here.
  func keyInView(for command: String) -> KeyChord? {
    (ViewKeys.table(view).order + keys.order).first { line(for: $0) == command }
  }
}
