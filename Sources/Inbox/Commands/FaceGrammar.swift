import Language
import Simulation
import Words

/// The face's own commands.
enum FaceGrammar {
  static let specs: [CommandSpec<FaceCommand>] = pages + rows + history + programs + settings

  static let grammar = Grammar(specs)

  /// The word that goes to the other or the next one.
  static let onward = "next"

  private static let pages: [CommandSpec<FaceCommand>] = [
    word("view", "page", help: "face.help.view", FaceCommand.view) {
      if case .view(let page) = $0 { page } else { nil }
    },
    CommandSpec("rules", help: "face.help.rules", is: .view(.rules)),
    optionalWord("raw", "form", onward: "switch", help: "face.help.raw", FaceCommand.raw) {
      if case .raw(let form) = $0 { .some(form) } else { nil }
    },
    optionalWord("callbacks", "whose", onward: "switch", help: "face.help.callbacks", FaceCommand.callbacks) {
      if case .callbacks(let scope) = $0 { .some(scope) } else { nil }
    },
    optionalWord("tab", "rows", onward: onward, help: "face.help.tab", FaceCommand.tab) {
      if case .tab(let tab) = $0 { .some(tab) } else { nil }
    },
    word("move", "where", help: "face.help.move", FaceCommand.move) {
      if case .move(let movement) = $0 { movement } else { nil }
    },
    word("scroll", "where", help: "face.help.scroll", FaceCommand.scroll) {
      if case .scroll(let movement) = $0 { movement } else { nil }
    },
    word("focus", "pane", help: "face.help.focus", FaceCommand.focus) {
      if case .focus(let step) = $0 { step } else { nil }
    },
    word("open", "dialog", help: "face.help.open", FaceCommand.open) {
      if case .open(let name) = $0 { name } else { nil }
    },
    CommandSpec(
      "help", [.optional("about", .line)], help: "face.help.help",
      make: { .help($0.text("about")) },
      take: { if case .help(let text) = $0 { ["about": written(text)] } else { nil } }),
  ]

  private static let rows: [CommandSpec<FaceCommand>] = [
    CommandSpec(
      "select", [.required("row", .target)], help: "face.help.select",
      make: { .select($0.target("row") ?? .row(1)) },
      take: { if case .select(let target) = $0 { ["row": .target(target)] } else { nil } }),
    word("mark", "which", help: "face.help.mark", FaceCommand.mark) {
      if case .mark(let step) = $0 { step } else { nil }
    },
    CommandSpec(
      "filter", [.optional("filter", .line)], help: "face.help.filter",
      make: { .filter($0.text("filter")) },
      take: { if case .filter(let text) = $0 { ["filter": written(text)] } else { nil } }),
    word("find", "way", help: "face.help.find", FaceCommand.find) {
      if case .find(let step) = $0 { step } else { nil }
    },
    CommandSpec("undo", help: "face.help.undo", is: .undo),
    CommandSpec("try", help: "face.help.try", is: .tryState),
    CommandSpec("differences", help: "face.help.differences", is: .differences),
    CommandSpec("versions", help: "face.help.versions", is: .versions),
    word("version", "step", help: "face.help.version", FaceCommand.version) {
      if case .version(let step) = $0 { step } else { nil }
    },
    CommandSpec(
      "audience", [.optional("expression", .line)], help: "face.help.audience",
      make: { .audience($0.text("expression")) },
      take: { if case .audience(let text) = $0 { ["expression": written(text)] } else { nil } }),
    CommandSpec("others", help: "face.help.others", is: .others),
    optionalWord("strategy", "number", onward: onward, help: "face.help.strategy", FaceCommand.strategy) {
      if case .strategy(let choice) = $0 { .some(choice) } else { nil }
    },
    CommandSpec(
      "client", [.optional("library", .choice(ClientLibrary.allCases.map(\.rawValue)))],
      help: "face.help.client", make: { .client(ClientLibrary(rawValue: $0.text("library"))) },
      take: {
        guard case .client(let library) = $0 else { return nil }
        return ["library": library.map { .text($0.rawValue) }]
      }),
    word("copy", "what", help: "face.help.copy", FaceCommand.copy) {
      if case .copy(let item) = $0 { item } else { nil }
    },
  ]

  private static let programs: [CommandSpec<FaceCommand>] = [
    word("toggle", "what", help: "face.help.toggle", FaceCommand.toggle) {
      if case .toggle(let toggle) = $0 { toggle } else { nil }
    },
    CommandSpec(
      "bind", [.required("key", .text), .required("command", .line)], help: "face.help.bind",
      make: { (given) throws(ArgumentFault) in .bind(try chord(given), given.text("command")) },
      take: {
        guard case .bind(let chord, let command) = $0 else { return nil }
        return ["key": .text(chord.text), "command": .text(command)]
      }),
    CommandSpec(
      "unbind", [.required("key", .text)], help: "face.help.unbind",
      make: { (given) throws(ArgumentFault) in .unbind(try chord(given)) },
      take: { if case .unbind(let chord) = $0 { ["key": .text(chord.text)] } else { nil } }),
    CommandSpec("back", help: "face.help.back", is: .back),
    CommandSpec("suspend", help: "face.help.suspend", is: .suspend),
    CommandSpec("redraw", help: "face.help.redraw", is: .redraw),
    CommandSpec("quit", help: "face.help.quit", is: .quit),
  ]

  private static func chord(_ given: Arguments) throws(ArgumentFault) -> KeyChord {
    let text = given.text("key")
    guard let chord = KeyChord(text) else {
      throw ArgumentFault("key", Phrase("face.key.unknown", .text(text)))
    }
    return chord
  }

  private static func written(_ text: String) -> Language.Value? { text.isEmpty ? nil : .text(text) }
}
