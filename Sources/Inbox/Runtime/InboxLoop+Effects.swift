import Engine
import Phone
import Simulation
import Terminal
import Words

extension InboxLoop {
  /// Does what the model asked for.
  func perform(_ effect: Effect) {
    switch effect {
    case .perform(let command): perform(command)
    case .stream(let command): engine.stream(command)
    case .history(let command): perform(command)
    case .export(let target, let format, let file): export(target, format, file)
    case .editAgain(let target): editAgain(target)
    case .find(let text, let push, let step, let tab): find(text, push, step, tab)
    case .load(let line, let key): load(line, key)
    case .loadTheme(let name): loadTheme(name)
    case .copy(let text):
      if !screen.copy(text) { send(.notice(.problem(Phrase("face.copy.failed")))) }
    case .copyClient(let library): copyClient(library)
    case .edit(let body): edit(body)
    case .bell: screen.bell()
    case .remember(let left): steps.write(left)
    case .suspend: suspend()
    case .redraw: redraw()
    case .quit: quit()
    }
  }

  private func perform(_ command: WorldCommand) {
    let performed = engine.perform(command)
    if let refusal = performed.refusal {
      send(.notice(.problem(refusal.phrase)))
    } else {
      send(.performed(performed.entries))
    }
  }

  private func copyClient(_ library: ClientLibrary) {
    switch snippet(library) {
    case .missing(let reason): send(.notice(.problem(reason)))
    case .text(let text):
      guard screen.copy(text) else { return send(.notice(.problem(Phrase("face.copy.failed")))) }
      send(.notice(.done(Phrase("face.copied.client", .text(library.rawValue)))))
    }
  }

  private func edit(_ body: [UInt8]) {
    var outcome: Editor.Outcome?
    screen.lend { outcome = Editor.edit(body) }
    comeBack()
    switch outcome {
    case .saved(let bytes): send(.edited(bytes))
    case .failed(let phrase): send(.notice(.problem(phrase)))
    case nil: break
    }
  }

  func loadTheme(_ name: String) {
    let result = themes.load(name)
    if let look = result.look { send(.look(look)) }
    if let mistake = result.mistake { send(.notice(.problem(mistake))) }
  }

  /// Runs the rc file: commands of the face always, those of the world where a session begins.
  func runCommands(in path: String) {
    guard let bytes = TextFile.read(path) else { return }
    let file = RCFile(String(decoding: bytes, as: UTF8.self))
    for line in file.face { send(.line(line, nil)) }
    if engine.read({ $0.world.commandCount }) == 0 {
      for line in file.session { send(.line(line, nil)) }
    }
    model.notice = nil
    for mistake in file.mistakes {
      var reason = Phrase(
        "face.file.mistake", .text(path), .count(mistake.line), .count(mistake.error.column),
        .phrase(mistake.error.reason))
      if let suggestion = mistake.error.suggestion {
        reason = Phrase("face.file.suggest", .phrase(reason), .text(suggestion))
      }
      model.ownBanners.append(reason)
    }
  }
}
