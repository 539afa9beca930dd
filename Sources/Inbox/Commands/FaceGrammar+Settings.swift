import Language
import Words

extension FaceGrammar {
  static let settings: [CommandSpec<FaceCommand>] = [
    CommandSpec(
      "theme", [.required("name", .text)], help: "face.help.theme", make: { .theme($0.text("name")) },
      take: { if case .theme(let name) = $0 { ["name": .text(name)] } else { nil } }),
    word("set language", "language", help: "face.help.set.language", { FaceCommand.set(.language($0)) }) {
      if case .set(.language(let choice)) = $0 { choice } else { nil }
    },
    word("set ambiguous", "width", help: "face.help.set.ambiguous", { FaceCommand.set(.ambiguous($0)) }) {
      if case .set(.ambiguous(let choice)) = $0 { choice } else { nil }
    },
    word("set borders", "borders", help: "face.help.set.borders", { FaceCommand.set(.borders($0)) }) {
      if case .set(.borders(let choice)) = $0 { choice } else { nil }
    },
    flag("set bell", help: "face.help.set.bell", Setting.bell) {
      if case .bell(let isOn) = $0 { isOn } else { nil }
    },
    flag("set clock", help: "face.help.set.clock", Setting.clock) {
      if case .clock(let isOn) = $0 { isOn } else { nil }
    },
    flag("set mouse", help: "face.help.set.mouse", Setting.mouse) {
      if case .mouse(let isOn) = $0 { isOn } else { nil }
    },
    flag("set follow-focus", help: "face.help.set.follow-focus", Setting.followFocus) {
      if case .followFocus(let isOn) = $0 { isOn } else { nil }
    },
    flag("set hints", help: "face.help.set.hints", Setting.hints) {
      if case .hints(let isOn) = $0 { isOn } else { nil }
    },
  ]

  private static func flag(
    _ words: String, help: WordID, _ wrap: @escaping @Sendable (Bool) -> Setting,
    _ unwrap: @escaping @Sendable (Setting) -> Bool?
  ) -> CommandSpec<FaceCommand> {
    CommandSpec(
      words, [.required("state", .onOff)], help: help, make: { .set(wrap($0.flag("state") ?? false)) },
      take: {
        guard case .set(let setting) = $0 else { return nil }
        return unwrap(setting).map { ["state": .flag($0)] }
      })
  }
}
