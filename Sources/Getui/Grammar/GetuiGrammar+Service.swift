import Language
import Phone
import Words

extension GetuiGrammar {
  static let request = CommandSpec<GetuiServiceCommand>(
    "getui request",
    [
      .required("method", .text), .required("target", .text), .optional("body", .bytes), .named("as", .text),
      .named("strike", .text),
    ],
    help: "help.getui.request",
    make: { (values) throws(ArgumentFault) in
      let text = values.optionalText("as") ?? GetuiCredential.trusted.text
      guard let credential = GetuiCredential(text) else {
        throw ArgumentFault("as", Phrase("getui.credential.unknown", .text(text)))
      }
      var request = GetuiRequest(
        method: values.text("method"), target: values.text("target"), body: values.bytes("body"),
        credential: credential)
      if let text = values.optionalText("strike") {
        guard let strike = Strike<RESTCode>(text) else {
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

  static let settings: [CommandSpec<GetuiServiceCommand>] = [
    CommandSpec(
      "getui app", [.named("id", .text), .named("key", .text)], help: "help.getui.app",
      make: { .change(.app(id: $0.optionalText("id"), key: $0.optionalText("key"))) },
      take: { command in
        guard case .change(.app(let id, let key)) = command else { return nil }
        return ["id": id.map(Value.text), "key": key.map(Value.text)]
      }),
    named(
      "right", GetuiRight.self, .onOff, help: "help.getui.right", { .right($0, $1.flag("to") ?? false) },
      { if case .right(let right, let isOn) = $0 { (right, .flag(isOn)) } else { nil } }),
    named(
      "limit", GetuiLimit.self, .count(0...Int.max), help: "help.getui.limit",
      { .limit($0, $1.count("to") ?? 0) },
      { if case .limit(let limit, let value) = $0 { (limit, .count(value)) } else { nil } }),
    CommandSpec(
      "getui clock", [.required("ahead", .span)], help: "help.getui.clock",
      make: { .change(.clock($0.span("ahead") ?? 0)) },
      take: { if case .change(.clock(let offset)) = $0 { ["ahead": .span(offset)] } else { nil } }),
    onOff("blacklist", GetuiSetting.blacklist) { if case .blacklist(let isOn) = $0 { isOn } else { nil } },
    onOff("starting", GetuiSetting.starting) { if case .starting(let isOn) = $0 { isOn } else { nil } },
    onOff("failing", GetuiSetting.failing) { if case .failing(let isOn) = $0 { isOn } else { nil } },
    onOff("busy", GetuiSetting.busy) { if case .busy(let isOn) = $0 { isOn } else { nil } },
    onOff("upstream", GetuiSetting.backendServer) {
      if case .backendServer(let isOn) = $0 { isOn } else { nil }
    },
    onOff("receipts", GetuiSetting.receipts) { if case .receipts(let isOn) = $0 { isOn } else { nil } },
  ]

  private static func onOff(
    _ word: String, _ make: @escaping @Sendable (Bool) -> GetuiSetting,
    _ take: @escaping @Sendable (GetuiSetting) -> Bool?
  ) -> CommandSpec<GetuiServiceCommand> {
    CommandSpec(
      "getui \(word)", [.required("on", .onOff)], help: WordID("help.getui.service.\(word)"),
      make: { .change(make($0.flag("on") ?? false)) },
      take: { command in
        guard case .change(let setting) = command, let isOn = take(setting) else { return nil }
        return ["on": .flag(isOn)]
      })
  }

  private static func named<Name: RawRepresentable & CaseIterable & Sendable>(
    _ word: String, _ type: Name.Type, _ kind: ArgumentKind, help: WordID,
    _ make: @escaping @Sendable (Name, Arguments) -> GetuiSetting,
    _ take: @escaping @Sendable (GetuiSetting) -> (Name, Value)?
  ) -> CommandSpec<GetuiServiceCommand> where Name.RawValue == String {
    let names = Name.allCases.map(\.rawValue)
    return CommandSpec(
      "getui \(word)", [.required("name", .choice(names)), .required("to", kind)], help: help,
      make: { (values) throws(ArgumentFault) in
        guard let name = Name(rawValue: values.text("name")) else {
          throw ArgumentFault("name", Phrase(help))
        }
        return .change(make(name, values))
      },
      take: { command in
        guard case .change(let setting) = command, let (name, value) = take(setting) else { return nil }
        return ["name": .text(name.rawValue), "to": value]
      })
  }
}
