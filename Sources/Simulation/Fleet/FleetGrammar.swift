import Language
import Phone
import Words

/// The commands that make phones, throw them away and choose one.
enum FleetGrammar {
  static let specs: [CommandSpec<WorldCommand>] = [
    CommandSpec(
      "phone add",
      [
        .required("count", .count(1...FleetCommand.most)),
        .named("app", .choice(AppState.allCases.map(\.rawValue))),
      ],
      help: "help.phone.add",
      make: { (values: Arguments) in
        let state = values.optionalText("app").flatMap(AppState.init(rawValue:)) ?? .background
        return .fleet(.add(values.count("count") ?? 1, state))
      },
      take: { command in
        guard case .fleet(.add(let count, let state)) = command else { return nil }
        return ["count": .count(count), "app": state == .background ? nil : .text(state.rawValue)]
      }),
    phone("remove", help: "help.phone.remove", FleetCommand.remove) {
      if case .remove(let number) = $0 { number } else { nil }
    },
    phone("use", help: "help.phone.use", FleetCommand.use) {
      if case .use(let number) = $0 { number } else { nil }
    },
  ]

  private static func phone(
    _ word: String, help: WordID, _ make: @escaping @Sendable (PhoneNumber) -> FleetCommand,
    _ take: @escaping @Sendable (FleetCommand) -> PhoneNumber?
  ) -> CommandSpec<WorldCommand> {
    CommandSpec(
      "phone \(word)", [.required("phone", .text)], help: help,
      make: { (values) throws(ArgumentFault) in
        let text = values.text("phone")
        guard let number = Int(text.hasPrefix("@") ? String(text.dropFirst()) : text), number > 0 else {
          throw ArgumentFault("phone", Phrase("world.phone.number", .text(text)))
        }
        return .fleet(make(PhoneNumber(number)))
      },
      take: { command in
        guard case .fleet(let command) = command, let number = take(command) else { return nil }
        return ["phone": .text(String(number.value))]
      })
  }
}
