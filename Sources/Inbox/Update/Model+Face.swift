import Journal
import Language
import Phone
import Simulation
import Terminal
import Words

extension Model {
  /// Runs one of the face's own commands.
  mutating func run(_ command: FaceCommand, _ text: String, key: KeyChord?) -> [Effect] {
    if case .toggle(let toggle) = command { return flip(toggle, text, key: key) }
    note(text, key: key)
    switch command {
    case .view(let page): return view(page)
    case .raw(let form):
      if view != .history {
        view = .panes
        page = .raw
      }
      rawForm = form ?? (rawForm == .pretty ? .received : .pretty)
      detailTop = 0
    case .callbacks(let scope):
      view = .panes
      calls = CallbacksState(scope: scope ?? (calls.scope == .push ? .all : .push))
    case .tab(let tab):
      view = .panes
      list.tab = tab ?? list.tab.next
      list.cursor = .newest
      list.screenRow = 0
      focus = .list
    case .move(let movement): move(movement)
    case .scroll(let movement): scroll(movement)
    case .focus(let step): moveFocus(step)
    case .tryState: return tryState()
    case .differences: switchDifferences()
    case .versions: switchAxis()
    case .version(let step): changeVersion(step)
    case .audience(let text):
      if view != .audience { open(.audience) }
      ask(text)
    case .others: switchOthers()
    case .strategy(let choice): changeStrategy(to: choice)
    case .open(.audience) where view != .audience:
      notice = .problem(Phrase("face.audience.closed"))
    case .open(.filter) where view == .rules: dialog = .search(SearchDialog(rules.filter))
    case .open(let name): dialog = Dialog(name, self)
    case .history(let kind): showHistory(kind)
    case .export(let target, let format, let file): return [.export(target, format, file)]
    case .edit(let target): return [.editAgain(target)]
    case .help(let about): dialog = .help(HelpDialog(about))
    case .back: goBack()
    case .toggle: break
    case .select, .mark, .filter, .find, .undo, .copy, .client: return runOnRows(command)
    case .set, .theme, .bind, .unbind: return configure(command)
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func view(_ wanted: Page) -> [Effect] {
    if view == .history, let level = HistoryState.Level(wanted) {
      lookAtHistory(level)
      return []
    }
    let isOnTop = view == .panes && (layout.kind != .tiny || focus == .detail)
    detailTop = 0
    if let view = wanted.view {
      open(view)
      return []
    }
    defer { view = .panes }
    switch wanted {
    case .list:
      focus = .list
      page = .summary
    case .detail: page = .summary
    case .why: page = page == .why && isOnTop ? .summary : .why
    case .raw:
      if page == .raw, isOnTop {
        rawForm = rawForm == .pretty ? .received : .pretty
      } else {
        page = .raw
      }
    case .callbacks: focus = .callbacks
    case .whatif, .flow, .phone, .ledger, .rules, .tags, .connection, .dialects, .audience, .history: break
    }
    if layout.kind == .tiny, wanted != .list, wanted != .callbacks { focus = .detail }
    return wanted == .why ? finish([.why]) : []
  }

  /// One step back: to the summary, to the list, to all rows.
  private mutating func goBack() {
    if banner != nil {
      seenBanners += 1
    } else if view == .rules, !rules.filter.isEmpty {
      rules.search("")
    } else if view == .history, past.level != .list {
      lookAtHistory(.list)
    } else if view == .history, !past.filter.isEmpty {
      searchHistory("")
    } else if view != .panes {
      view = .panes
    } else if page != .summary, layout.kind != .tiny || focus == .detail {
      page = .summary
      detailTop = 0
      if layout.kind == .tiny { focus = .list }
    } else if focus != .list {
      focus = .list
    } else if !list.filter.isEmpty {
      setFilter("")
    } else if !list.marks.isEmpty {
      setMarks([])
    }
  }

  private mutating func flip(_ toggle: Toggle, _ text: String, key: KeyChord?) -> [Effect] {
    let facts = snapshot.facts
    switch toggle {
    case .app: return perform(.phone(facts.phone, facts.app.isInFront ? .appBackground : .appOpen), key: key)
    case .network: return perform(.phone(facts.phone, .network(isOn: !facts.network)), key: key)
    case .stream: return run(snapshot.stream.isOn ? "stream pause" : "stream on", key: key)
    case .mouse: return run("set mouse \(settings.mouse ? "off" : "on")", key: key)
    case .bell: return run("set bell \(settings.bell ? "off" : "on")", key: key)
    case .rule: return switchRule(key: key)
    case .language: return run("set language \(tongue == .english ? "zh" : "en")", key: key)
    }
  }
}
