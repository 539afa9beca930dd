import Getui
import JPush
import Language
import Phone
import Words

/// The commands that concern the world as a whole.
enum WorldGrammar {
  static let specs: [CommandSpec<WorldCommand>] = [
    CommandSpec(
      "stream", [.required("number", .count(1...Int.max))], help: "help.stream.push",
      make: { (values: Arguments) in .stream(PhoneNumber(1), values.count("number") ?? 1) },
      take: { if case .stream(_, let place) = $0 { ["number": .count(place)] } else { nil } }),
    CommandSpec(
      "app profile", [.required("profile", .bytes)], help: "help.app.profile",
      make: { (values: Arguments) throws(ArgumentFault) in
        let bytes = values.bytes("profile")
        do throws(ProfileError) {
          _ = try AppProfile(bytes)
        } catch {
          throw ArgumentFault("profile", error.phrase)
        }
        return .profile(WorldText.standard, bytes)
      },
      take: { if case .profile(_, let bytes) = $0 { ["profile": .bytes(bytes)] } else { nil } }),
    CommandSpec(
      "clock", [.required("span", .span)], help: "help.clock",
      make: { (values: Arguments) in .clock(values.span("span") ?? 0) },
      take: { if case .clock(let span) = $0 { ["span": .span(span)] } else { nil } }),
    CommandSpec(
      "service clock", [.required("ahead", .span)], help: "help.service.clock",
      make: { (values: Arguments) in .serviceClock(values.span("ahead") ?? 0) },
      take: { if case .serviceClock(let offset) = $0 { ["ahead": .span(offset)] } else { nil } }),
    CommandSpec(
      "set rule",
      [.required("name", .choice(RuleSwitch.allCases.map(\.rawValue))), .required("state", .onOff)],
      help: "help.set.rule",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let name = RuleSwitch(rawValue: values.text("name")) else {
          throw ArgumentFault("name", Phrase("world.rule.unknown", .text(values.text("name"))))
        }
        return .setRule(name, values.flag("state") ?? true)
      },
      take: {
        guard case .setRule(let name, let isOn) = $0 else { return nil }
        return ["name": .text(name.rawValue), "state": .flag(isOn)]
      }),
    CommandSpec("reset", help: "help.reset", is: .reset),
    CommandSpec(
      "app sdk", [.required("vendor", .choice(SDKChoice.allCases.map(\.rawValue)))], help: "help.app.sdk",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let choice = SDKChoice(rawValue: values.text("vendor")) else {
          throw ArgumentFault("vendor", Phrase("help.app.sdk"))
        }
        return .sdk(PhoneNumber(1), choice)
      },
      take: { if case .sdk(_, let choice) = $0 { ["vendor": .text(choice.rawValue)] } else { nil } }),
  ]
}
