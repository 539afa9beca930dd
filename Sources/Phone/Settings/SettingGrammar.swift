import Language
import Words

/// How settings are written: of the phone, of the permission, and of the app under test.
enum SettingGrammar {
  static let specs: [CommandSpec<PhoneCommand>] = (phone + permission + app).map { spec in
    spec.lifted({ PhoneCommand.set($0) }, { if case .set(let setting) = $0 { setting } else { nil } })
  }

  private static let grammar = Grammar<Setting>(phone + permission + app)

  /// The command that makes `setting`.
  static func text(of setting: Setting) -> String { grammar.print(setting) ?? "" }

  private static let phone: [CommandSpec<Setting>] = [
    CommandSpec(
      "phone os", [.required("version", .text)], help: "help.phone.os",
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let version = OSVersion(values.text("version")) else {
          throw ArgumentFault("version", Phrase("phone.os.unknown", .text(values.text("version"))))
        }
        return .os(version)
      },
      take: { if case .os(let version) = $0 { ["version": .text(version.text)] } else { nil } }),
    focus,
    onOff("phone ringer", help: "help.phone.ringer", { .ringer(isOn: $0) }) {
      if case .ringer(let isOn) = $0 { isOn } else { nil }
    },
    onOff("phone low-power", help: "help.phone.low-power", { .lowPower(isOn: $0) }) {
      if case .lowPower(let isOn) = $0 { isOn } else { nil }
    },
    CommandSpec(
      "phone clock", [.required("state", .choice(["right", "wrong"]))], help: "help.phone.clock",
      make: { (values: Arguments) in .clock(isRight: values.text("state") == "right") },
      take: {
        guard case .clock(let isRight) = $0 else { return nil }
        return ["state": .text(isRight ? "right" : "wrong")]
      }),
    CommandSpec(
      "phone previews", [.required("when", .choice(Previews.allCases.map(\.rawValue)))],
      help: "help.phone.previews",
      make: { (values: Arguments) in .previews(Previews(rawValue: values.text("when")) ?? .always) },
      take: { if case .previews(let when) = $0 { ["when": .text(when.rawValue)] } else { nil } }),
    CommandSpec(
      "phone language", [.required("tag", .text)], help: "help.phone.language",
      make: { (values: Arguments) in .language(values.text("tag")) },
      take: { if case .language(let tag) = $0 { ["tag": .text(tag)] } else { nil } }),
    onOff("phone summary", help: "help.phone.summary", { .summary(isOn: $0) }) {
      if case .summary(let isOn) = $0 { isOn } else { nil }
    },
  ]

  private static let focus = CommandSpec<Setting>(
    "phone focus",
    [
      .required("state", .onOff), .named("app", .onOff), .named("time-sensitive", .onOff),
      .named("hide-badges", .onOff), .named("filter", .text),
    ],
    help: "help.phone.focus",
    make: { (values: Arguments) in
      guard values.flag("state") == true else { return .focus(nil) }
      return .focus(
        Focus(
          allowsApp: values.flag("app") ?? false,
          allowsTimeSensitive: values.flag("time-sensitive") ?? true,
          hidesBadges: values.flag("hide-badges") ?? false, filter: values.optionalText("filter")))
    },
    take: {
      guard case .focus(let focus) = $0 else { return nil }
      guard let focus else { return ["state": .flag(false)] }
      return [
        "state": .flag(true), "app": focus.allowsApp ? .flag(true) : nil,
        "time-sensitive": focus.allowsTimeSensitive ? nil : .flag(false),
        "hide-badges": focus.hidesBadges ? .flag(true) : nil, "filter": focus.filter.map(Value.text),
      ]
    })

  private static let permission: [CommandSpec<Setting>] = [
    CommandSpec(
      "allow", [.optional("kind", .choice(["provisional", "ephemeral"]))], help: "help.allow",
      make: { (values: Arguments) in
        .permission(AuthorizationStatus(rawValue: values.text("kind")) ?? .authorized)
      },
      take: {
        switch $0 {
        case .permission(.authorized): [:]
        case .permission(.provisional): ["kind": .text("provisional")]
        case .permission(.ephemeral): ["kind": .text("ephemeral")]
        default: nil
        }
      }),
    CommandSpec("deny", help: "help.deny", is: .permission(.denied)),
    CommandSpec("permission ask", help: "help.permission.ask", is: .permission(.notDetermined)),
    onOff("setting refresh", help: "help.setting.refresh", { .refresh(isOn: $0) }) {
      if case .refresh(let isOn) = $0 { isOn } else { nil }
    },
    named(
      "setting", AlertSetting.allCases, help: "help.setting", { .alert($0, isOn: $1) },
      { if case .alert(let name, let isOn) = $0 { (name, isOn) } else { nil } }),
  ]

  private static let app: [CommandSpec<Setting>] = [
    CommandSpec(
      "app delegate", [.required("moment", .choice(DelegateSetting.allCases.map(\.rawValue)))],
      help: "help.app.delegate",
      make: { (values: Arguments) in .delegate(DelegateSetting(rawValue: values.text("moment")) ?? .set) },
      take: { if case .delegate(let moment) = $0 { ["moment": .text(moment.rawValue)] } else { nil } }),
    named(
      "app entitlement", Entitlement.allCases, help: "help.app.entitlement", { .entitlement($0, isOn: $1) },
      { if case .entitlement(let name, let isOn) = $0 { (name, isOn) } else { nil } }),
    named(
      "app mode", BackgroundMode.allCases, help: "help.app.mode", { .mode($0, isOn: $1) },
      { if case .mode(let name, let isOn) = $0 { (name, isOn) } else { nil } }),
    named(
      "app method", AppMethod.allCases, help: "help.app.method", { .method($0, isOn: $1) },
      { if case .method(let name, let isOn) = $0 { (name, isOn) } else { nil } }),
    strings,
    CommandSpec(
      "app types", [.required("types", .list)], help: "help.app.types",
      make: { (values: Arguments) throws(ArgumentFault) in
        var types: CaseSet<AlertType> = []
        for name in values.list("types") {
          guard let type = AlertType(rawValue: name) else {
            throw ArgumentFault("types", Phrase("app.types.unknown"))
          }
          types.insert(type)
        }
        return .types(types)
      },
      take: {
        guard case .types(let types) = $0 else { return nil }
        return ["types": .list(types.elements.map(\.rawValue))]
      }),
  ]

  private static let strings = CommandSpec<Setting>(
    "app strings", [.required("language", .text), .required("strings", .bytes)], help: "help.app.strings",
    make: { (values: Arguments) throws(ArgumentFault) in
      do throws(StringsFault) {
        return .strings(language: values.text("language"), try StringsFile(values.bytes("strings")))
      } catch {
        throw ArgumentFault("strings", Phrase("app.strings.unreadable", .count(error.line)))
      }
    },
    take: {
      guard case .strings(let language, let file) = $0 else { return nil }
      return ["language": .text(language), "strings": .bytes(file.bytes)]
    })

  private static func onOff(
    _ words: String, help: WordID, _ make: @escaping @Sendable (Bool) -> Setting,
    _ take: @escaping @Sendable (Setting) -> Bool?
  ) -> CommandSpec<Setting> {
    CommandSpec(
      words, [.required("state", .onOff)], help: help,
      make: { (values: Arguments) in make(values.flag("state") ?? true) },
      take: { setting in take(setting).map { ["state": .flag($0)] } })
  }

  /// A command of a name out of a list, and on or off.
  private static func named<Name: RawRepresentable<String> & Sendable>(
    _ words: String, _ names: [Name], help: WordID, _ make: @escaping @Sendable (Name, Bool) -> Setting,
    _ take: @escaping @Sendable (Setting) -> (Name, Bool)?
  ) -> CommandSpec<Setting> {
    CommandSpec(
      words, [.required("name", .choice(names.map(\.rawValue))), .required("state", .onOff)], help: help,
      make: { (values: Arguments) throws(ArgumentFault) in
        guard let name = Name(rawValue: values.text("name")) else {
          throw ArgumentFault("name", Phrase("setting.unknown", .text(values.text("name"))))
        }
        return make(name, values.flag("state") ?? true)
      },
      take: { setting in
        take(setting).map { ["name": .text($0.0.rawValue), "state": .flag($0.1)] }
      })
  }
}
