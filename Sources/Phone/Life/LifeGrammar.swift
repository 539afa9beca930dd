import Language
import Words

/// The commands of the lock, the list and the app's own calls.
enum LifeGrammar {
  static let specs: [CommandSpec<PhoneCommand>] =
    (phone + app + user + [CategoryGrammar.spec]).map { spec in
      spec.lifted(PhoneCommand.life) { if case .life(let command) = $0 { command } else { nil } }
    }

  private static let phone: [CommandSpec<LifeCommand>] = [
    CommandSpec("phone lock", help: "help.phone.lock", is: .lock),
    CommandSpec("phone unlock", help: "help.phone.unlock", is: .unlock),
    CommandSpec("phone reboot", help: "help.phone.reboot", is: .restart),
    CommandSpec(
      "phone grouping", [.required("how", .choice(Grouping.allCases.map(\.rawValue)))],
      help: "help.phone.grouping",
      make: { (values: Arguments) in .grouping(Grouping(rawValue: values.text("how")) ?? .automatic) },
      take: { if case .grouping(let how) = $0 { ["how": .text(how.rawValue)] } else { nil } }),
    CommandSpec(
      "phone summary at", [.required("times", .list)], help: "help.phone.summary.at",
      make: { (values: Arguments) throws(ArgumentFault) in
        let times = values.list("times").map { CalendarMatch(clock: $0)?.minute }
        let minutes = times.compactMap { $0 }
        guard minutes.count == times.count, (1...12).contains(times.count),
          Set(minutes).count == minutes.count
        else { throw ArgumentFault("times", Phrase("summary.times")) }
        return .summaryTimes(minutes.sorted())
      },
      take: {
        guard case .summaryTimes(let minutes) = $0 else { return nil }
        return ["times": .list(minutes.map(\.clockText))]
      }),
  ]

  private static let app: [CommandSpec<LifeCommand>] = [
    CommandSpec(
      "app scenes", [.required("state", .onOff)], help: "help.app.scenes",
      make: { (values: Arguments) in .scenes(values.flag("state") ?? true) },
      take: { if case .scenes(let isOn) = $0 { ["state": .flag(isOn)] } else { nil } }),
    CommandSpec("app scene discard", help: "help.app.scene.discard", is: .discardScene),
    CommandSpec(
      "app icon-badge", [.required("number", .count(.min ... .max))], help: "help.app.icon-badge",
      make: { (values: Arguments) in .iconBadge(values.count("number") ?? 0) },
      take: { if case .iconBadge(let number) = $0 { ["number": .count(number)] } else { nil } }),
    CommandSpec(
      "app removes delivered", [.required("identifiers", .list)], help: "help.app.removes",
      make: { (values: Arguments) in .removesDelivered(values.list("identifiers")) },
      take: { if case .removesDelivered(let names) = $0 { ["identifiers": .list(names)] } else { nil } }),
    CommandSpec("app lists delivered", help: "help.app.lists", is: .listsDelivered),
    CommandSpec(
      "app asks", [.required("types", .list)], help: "help.app.asks",
      make: { (values: Arguments) throws(ArgumentFault) in
        let types = values.list("types").map(AlertType.init)
        guard !types.contains(nil) else { throw ArgumentFault("types", Phrase("app.types.unknown")) }
        return .asks(CaseSet(types.compactMap(\.self)))
      },
      take: {
        guard case .asks(let types) = $0 else { return nil }
        return ["types": .list(types.elements.map(\.rawValue))]
      }),
    CommandSpec("app registers", help: "help.app.registers", is: .registers),
    CommandSpec(
      "app save", [.required("key", .text), .required("text", .text)], help: "help.app.save",
      make: { (values: Arguments) in .saves(values.text("key"), values.text("text")) },
      take: {
        guard case .saves(let name, let text) = $0 else { return nil }
        return ["key": .text(name), "text": .text(text)]
      }),
  ]

  private static let user: [CommandSpec<LifeCommand>] = [
    CommandSpec(
      "reply",
      [.required("notification", .target), .required("text", .text), .named("action", .text)],
      help: "help.reply",
      make: { (values: Arguments) in
        .reply(
          values.target("notification") ?? .row(1), text: values.text("text"),
          action: values.optionalText("action"))
      },
      take: {
        guard case .reply(let target, let text, let action) = $0 else { return nil }
        return ["notification": .target(target), "text": .text(text), "action": action.map(Value.text)]
      }),
    CommandSpec(
      "look", [.required("notification", .target)], help: "help.look",
      make: { (values: Arguments) in .openLook(values.target("notification") ?? .row(1)) },
      take: { if case .openLook(let target) = $0 { ["notification": .target(target)] } else { nil } }),
    CommandSpec(
      "dialog close", [.optional("button", .text)], help: "help.dialog.close",
      make: { (values: Arguments) in .closeDialog(button: values.optionalText("button")) },
      take: {
        guard case .closeDialog(let button) = $0 else { return nil }
        return ["button": button.map(Value.text)]
      }),
    CommandSpec("look close", help: "help.look.close", is: .closeLook),
    CommandSpec(
      "tap settings", [.optional("notification", .target)], help: "help.tap.settings",
      make: { (values: Arguments) in .tapSettings(values.target("notification")) },
      take: {
        guard case .tapSettings(let target) = $0 else { return nil }
        return ["notification": target.map(Value.target)]
      }),
    CommandSpec(
      "clear group", [.required("notification", .target)], help: "help.clear.group",
      make: { (values: Arguments) in .clearGroup(values.target("notification") ?? .row(1)) },
      take: { if case .clearGroup(let target) = $0 { ["notification": .target(target)] } else { nil } }),
  ]
}
