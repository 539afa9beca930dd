import Terminal

/// What lies over the panes and takes the keys.
enum Dialog: Sendable {
  case names(NamesPrompt)
  case states(StatesDialog)
  case settings(SettingsDialog)
  case tokens(TokensDialog)
  case phones(PhonesDialog)
  case compose(ComposeDialog)
  case help(HelpDialog)
  case palette(PaletteDialog)
  case filter(FilterDialog)
  case log(LogDialog)
  case search(SearchDialog)
  case audience(AudiencePrompt)
  case export(ExportDialog)

  /// The dialog that `name` opens.
  init(_ name: DialogName, _ model: Model) {
    switch name {
    case .tags: self = .names(NamesPrompt(.addTags))
    case .untag: self = .names(NamesPrompt(.removeTags, model.pickedTag ?? ""))
    case .alias: self = .names(NamesPrompt(.setAlias, model.snapshot.facts.alias ?? ""))
    case .states: self = .states(StatesDialog(model))
    case .settings: self = .settings(SettingsDialog())
    case .tokens: self = .tokens(TokensDialog())
    case .phones: self = .phones(PhonesDialog(model))
    case .compose: self = .compose(ComposeDialog())
    case .palette: self = .palette(PaletteDialog())
    case .filter: self = .filter(FilterDialog(model))
    case .log: self = .log(LogDialog(model))
    case .audience: self = .audience(AudiencePrompt(model.audience.question.text))
    case .export: self = .export(ExportDialog(model))
    }
  }

  /// Whether it is a box over the panes, and no line below them.
  var coversPanes: Bool {
    switch self {
    case .palette, .filter, .search, .names, .audience: false
    default: true
    }
  }

  private var body: any DialogBody {
    switch self {
    case .names(let body): body
    case .states(let body): body
    case .settings(let body): body
    case .tokens(let body): body
    case .phones(let body): body
    case .compose(let body): body
    case .help(let body): body
    case .palette(let body): body
    case .filter(let body): body
    case .log(let body): body
    case .search(let body): body
    case .audience(let body): body
    case .export(let body): body
    }
  }

  /// What the bottom line shows while it is open.
  func keys(_ model: Model) -> [KeyBar.Entry] { body.keys(model) }

  /// Draws it and says where the cursor is, where it takes text.
  func draw(on canvas: inout Canvas, _ layout: Layout) -> TerminalModes.Cursor? {
    body.draw(on: &canvas, layout)
  }

  /// Takes a key, a click or the wheel.
  mutating func take(_ event: InputEvent, _ model: Model) -> [DialogAction] {
    switch self {
    case .names(var body):
      defer { self = .names(body) }
      return body.take(event, model)
    case .states(var body):
      defer { self = .states(body) }
      return body.take(event, model)
    case .settings(var body):
      defer { self = .settings(body) }
      return body.take(event, model)
    case .tokens(var body):
      defer { self = .tokens(body) }
      return body.take(event, model)
    case .phones(var body):
      defer { self = .phones(body) }
      return body.take(event, model)
    case .compose(var body):
      defer { self = .compose(body) }
      return body.take(event, model)
    case .help(var body):
      defer { self = .help(body) }
      return body.take(event, model)
    case .palette(var body):
      defer { self = .palette(body) }
      return body.take(event, model)
    case .filter(var body):
      defer { self = .filter(body) }
      return body.take(event, model)
    case .log(var body):
      defer { self = .log(body) }
      return body.take(event, model)
    case .search(var body):
      defer { self = .search(body) }
      return body.take(event, model)
    case .audience(var body):
      defer { self = .audience(body) }
      return body.take(event, model)
    case .export(var body):
      defer { self = .export(body) }
      return body.take(event, model)
    }
  }
}
