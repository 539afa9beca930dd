import Language
import Words

/// The commands about requests that name what nobody here has.
enum AdoptGrammar {
  static let specs: [CommandSpec<WorldCommand>] = [
    CommandSpec(
      "adopt", [.optional("push", .target)], help: "help.adopt",
      make: { .adopt(.adopt(WorldText.standard, $0.target("push"))) },
      take: { command in
        guard case .adopt(.adopt(_, let target)) = command else { return nil }
        return ["push": target.map(Value.target)]
      }),
    CommandSpec(
      "set adopt", [.required("state", .onOff)], help: "help.set.adopt",
      make: { .adopt(.byItself($0.flag("state") ?? true)) },
      take: { command in
        guard case .adopt(.byItself(let isOn)) = command else { return nil }
        return ["state": .flag(isOn)]
      }),
  ]
}
