import Language
import Phone
import Words

extension JPushGrammar {
  /// What happens at the service: `jpush …`.
  public static let serviceSpecs: [CommandSpec<JPushServiceCommand>] =
    [request, app, answer, limit, clock] + serviceSwitches

  private static let request = CommandSpec<JPushServiceCommand>(
    "jpush request",
    [
      .required("method", .text), .required("target", .text), .optional("body", .bytes), .named("as", .text),
      .named("strike", .text),
    ],
    help: "help.jpush.request",
    make: { (values) throws(ArgumentFault) in
      let text = values.optionalText("as") ?? JPushCredential.trusted.text
      guard let credential = JPushCredential(text) else {
        throw ArgumentFault("as", Phrase("jpush.credential.unknown", .text(text)))
      }
      var request = JPushRequest(
        method: values.text("method"), target: values.text("target"), body: values.bytes("body"),
        credential: credential)
      if let text = values.optionalText("strike") {
        guard let strike = Strike<JPushCode>(text) else {
          throw ArgumentFault("strike", Phrase("fault.strike", .text(text)))
        }
        request.strike = strike
      }
      return .request(request)
    },
    take: { command in
      guard case .request(let request) = command else { return nil }
      return [
        "method": .text(request.method), "target": .text(request.target),
        "body": request.body.isEmpty ? nil : .bytes(request.body),
        "as": request.credential == .trusted ? nil : .text(request.credential.text),
        "strike": request.strike.map { .text($0.text) },
      ]
    })

  private static let app = CommandSpec<JPushServiceCommand>(
    "jpush app", [.named("key", .text)], help: "help.jpush.app",
    make: { .change(.app(key: $0.optionalText("key"))) },
    take: { command in
      guard case .change(.app(let key)) = command else { return nil }
      return ["key": key.map(Value.text)]
    })

  /// The codes that the service can be made to answer with; 0 ends it.
  static let answers = [0, 6009, 6013, 6014, 6015, 6016, 6017, 6019, 6020, 6024, 6026]

  private static let answer = CommandSpec<JPushServiceCommand>(
    "jpush answer", [.required("code", .choice(answers.map(String.init)))], help: "help.jpush.answer",
    make: { values in
      let code = Int(values.text("code")) ?? 0
      return .change(.answer(code == 0 ? nil : SDKCode(rawValue: code)))
    },
    take: { command in
      guard case .change(.answer(let code)) = command else { return nil }
      return ["code": .text(String(code?.rawValue ?? 0))]
    })

  /// What a limit can be set for: calls a minute of an API, and what may be sent in a day.
  private static let limited =
    RequestFamily.allCases.map(\.rawValue) + DailyVolume.allCases.map(\.rawValue)

  private static let limit = CommandSpec<JPushServiceCommand>(
    "jpush limit", [.required("api", .choice(limited)), .required("to", .count(0...Int.max))],
    help: "help.jpush.limit",
    make: { (values) throws(ArgumentFault) in
      if let volume = DailyVolume(rawValue: values.text("api")) {
        return .change(.volume(volume, values.count("to") ?? 0))
      }
      guard let family = RequestFamily(rawValue: values.text("api")) else {
        throw ArgumentFault("api", Phrase("help.jpush.limit"))
      }
      return .change(.limit(family, values.count("to") ?? 0))
    },
    take: { command in
      switch command {
      case .change(.limit(let family, let most)): ["api": .text(family.rawValue), "to": .count(most)]
      case .change(.volume(let volume, let most)): ["api": .text(volume.rawValue), "to": .count(most)]
      default: nil
      }
    })

  private static let clock = CommandSpec<JPushServiceCommand>(
    "jpush clock", [.required("ahead", .span)], help: "help.jpush.clock",
    make: { .change(.clock($0.span("ahead") ?? 0)) },
    take: { if case .change(.clock(let offset)) = $0 { ["ahead": .span(offset)] } else { nil } })

  private static let serviceSwitches: [CommandSpec<JPushServiceCommand>] = [
    onOff("blacklist", JPushSetting.blacklist) { if case .blacklist(let isOn) = $0 { isOn } else { nil } },
    onOff("vip", JPushSetting.vip) { if case .vip(let isOn) = $0 { isOn } else { nil } },
    onOff("failing", JPushSetting.failing) { if case .failing(let isOn) = $0 { isOn } else { nil } },
    onOff("busy", JPushSetting.busy) { if case .busy(let isOn) = $0 { isOn } else { nil } },
    onOff("foreign-address", JPushSetting.foreignAddress) {
      if case .foreignAddress(let isOn) = $0 { isOn } else { nil }
    },
  ]

  private static func onOff(
    _ word: String, _ make: @escaping @Sendable (Bool) -> JPushSetting,
    _ take: @escaping @Sendable (JPushSetting) -> Bool?
  ) -> CommandSpec<JPushServiceCommand> {
    CommandSpec(
      "jpush \(word)", [.required("on", .onOff)], help: WordID("help.jpush.service.\(word)"),
      make: { .change(make($0.flag("on") ?? false)) },
      take: { command in
        guard case .change(let setting) = command, let isOn = take(setting) else { return nil }
        return ["on": .flag(isOn)]
      })
  }
}
