import Language
import Words

/// The commands of the phone, the app on it, and the person who holds it.
public enum PhoneGrammar {
  /// The rows. A second way to write a command stands after the one that is printed.
  public static let specs: [CommandSpec<PhoneCommand>] =
    app + user + phone + SettingGrammar.specs + LifeGrammar.specs + kinds + InstallGrammar.specs

  private static let app: [CommandSpec<PhoneCommand>] = [
    CommandSpec("app open", help: "help.app.open", is: .appOpen),
    CommandSpec("app foreground", help: "help.app.open", is: .appOpen),
    CommandSpec("app background", help: "help.app.background", is: .appBackground),
    CommandSpec("app suspend", help: "help.app.suspend", is: .appSuspend),
    CommandSpec("app inactive", help: "help.app.inactive", is: .appInactive),
    CommandSpec("app kill", help: "help.app.kill", is: .appKill),
    CommandSpec("app terminate", help: "help.app.terminate", is: .appTerminate),
    CommandSpec(
      "app badge", [.required("number", .count(.min ... .max))], help: "help.app.badge",
      make: { (values: Arguments) in .appBadge(values.count("number") ?? 0) },
      take: { if case .appBadge(let number) = $0 { ["number": .count(number)] } else { nil } }),
    CommandSpec(
      "on willPresent return", [.required("options", .list)], help: "help.presents",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let options = PresentationOptions(names: values.list("options")) else {
          throw ArgumentFault("options", Phrase("presents.options"))
        }
        return .presents(options)
      },
      take: { if case .presents(let options) = $0 { ["options": .list(options.names)] } else { nil } }),
  ]

  /// What comes beside ordinary pushes, each with a grammar of its own.
  private static let kinds: [CommandSpec<PhoneCommand>] =
    ExtensionGrammar.specs.map { spec in
      spec.lifted(
        { PhoneCommand.service($0) }, { if case .service(let command) = $0 { command } else { nil } })
    }
    + LocalGrammar.specs.map { spec in
      spec.lifted(
        { PhoneCommand.local($0) }, { if case .local(let command) = $0 { command } else { nil } })
    }
    + CallGrammar.specs.map { spec in
      spec.lifted(
        { PhoneCommand.call($0) }, { if case .call(let command) = $0 { command } else { nil } })
    }
    + ActivityGrammar.specs.map { spec in
      spec.lifted(
        { PhoneCommand.activity($0) }, { if case .activity(let command) = $0 { command } else { nil } })
    }
    + ChannelGrammar.specs.map { spec in
      spec.lifted(
        { PhoneCommand.channel($0) }, { if case .channel(let command) = $0 { command } else { nil } })
    }

  private static let user: [CommandSpec<PhoneCommand>] = [
    CommandSpec(
      "tap",
      [
        .required("notification", .target), .optional("button", .choice(["action"])),
        .optional("identifier", .text), .named("action", .text),
      ],
      help: "help.tap",
      make: { (values: Arguments) throws(ArgumentFault) in
        // `tap #12 action TRACK` and `tap #12 action=TRACK` say the same; the second is printed.
        let written = values.optionalText("identifier")
        if values["button"] != nil, written == nil { throw ArgumentFault("button", Phrase("tap.button")) }
        if written != nil, values["action"] != nil { throw ArgumentFault("button", Phrase("tap.twice")) }
        return .tap(
          values.target("notification") ?? .row(1), action: written ?? values.optionalText("action"))
      },
      take: {
        guard case .tap(let target, let action) = $0 else { return nil }
        return ["notification": .target(target), "action": action.map(Value.text)]
      }),
    CommandSpec(
      "dismiss", [.required("notification", .target)], help: "help.dismiss",
      make: { (values: Arguments) in .dismiss(values.target("notification") ?? .row(1)) },
      take: { if case .dismiss(let target) = $0 { ["notification": .target(target)] } else { nil } }),
    CommandSpec("clear", help: "help.clear", is: .clear),
    CommandSpec("restore", help: "help.restore", is: .restore),
    CommandSpec("restore badge", help: "help.restore.badge", is: .restoreBadge),
    CommandSpec("banner away", help: "help.banner.away", is: .bannerAway),
  ]

  private static let phone: [CommandSpec<PhoneCommand>] = [
    CommandSpec(
      "phone network", [.required("state", .onOff)], help: "help.phone.network",
      make: { (values: Arguments) in .network(isOn: values.flag("state") ?? true) },
      take: { if case .network(let isOn) = $0 { ["state": .flag(isOn)] } else { nil } })
  ]
}
