import Language
import Words

extension GetuiGrammar {
  static let integrations: [CommandSpec<GetuiCommand>] = [
    flag("starts-at-launch", GetuiIntegrationChange.startsAtLaunch) {
      if case .startsAtLaunch(let isOn) = $0 { isOn } else { nil }
    },
    flag("registers", GetuiIntegrationChange.registersRemoteNotifications) {
      if case .registersRemoteNotifications(let isOn) = $0 { isOn } else { nil }
    },
    flag("plain-http", GetuiIntegrationChange.allowsPlainHTTP) {
      if case .allowsPlainHTTP(let isOn) = $0 { isOn } else { nil }
    },
    flag("reports-taps", GetuiIntegrationChange.reportsTaps) {
      if case .reportsTaps(let isOn) = $0 { isOn } else { nil }
    },
    choice("receives", GetuiIntegrationChange.receiver) {
      if case .receiver(let receiver) = $0 { receiver } else { nil }
    },
    choice("handler", GetuiIntegrationChange.handler) {
      if case .handler(let use) = $0 { use } else { nil }
    },
    choice("extension", GetuiIntegrationChange.serviceExtension) {
      if case .serviceExtension(let kind) = $0 { kind } else { nil }
    },
  ]

  private static func flag(
    _ word: String, _ make: @escaping @Sendable (Bool) -> GetuiIntegrationChange,
    _ take: @escaping @Sendable (GetuiIntegrationChange) -> Bool?
  ) -> CommandSpec<GetuiCommand> {
    CommandSpec(
      "getui code \(word)", [.required("on", .onOff)], help: WordID("help.getui.code.\(word)"),
      make: { .integrate(make($0.flag("on") ?? false)) },
      take: { command in
        guard case .integrate(let change) = command, let isOn = take(change) else { return nil }
        return ["on": .flag(isOn)]
      })
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ word: String, _ make: @escaping @Sendable (Choice) -> GetuiIntegrationChange,
    _ take: @escaping @Sendable (GetuiIntegrationChange) -> Choice?
  ) -> CommandSpec<GetuiCommand> where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    return CommandSpec(
      "getui code \(word)", [.required("how", .choice(words))], help: WordID("help.getui.code.\(word)"),
      make: { (values) throws(ArgumentFault) in
        guard let choice = Choice(rawValue: values.text("how")) else {
          throw ArgumentFault("how", Phrase(WordID("help.getui.code.\(word)")))
        }
        return .integrate(make(choice))
      },
      take: { command in
        guard case .integrate(let change) = command, let choice = take(change) else { return nil }
        return ["how": .text(choice.rawValue)]
      })
  }
}
