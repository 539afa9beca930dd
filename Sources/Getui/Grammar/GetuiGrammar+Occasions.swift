import Language
import Words

extension GetuiGrammar {
  static let occasions: [CommandSpec<GetuiCommand>] = [
    CommandSpec(
      "getui prompt granted", help: "help.getui.prompt", is: .occasion(.authorization(isGranted: true))),
    CommandSpec(
      "getui prompt denied", help: "help.getui.prompt", is: .occasion(.authorization(isGranted: false))),
    CommandSpec("getui settings", help: "help.getui.settings", is: .occasion(.settings)),
    popup("show", GetuiOccasion.popupShown) { if case .popupShown(let info) = $0 { info } else { nil } },
    popup("click", GetuiOccasion.popupClicked) { if case .popupClicked(let info) = $0 { info } else { nil } },
    CommandSpec(
      "getui fail", [.required("error", .text)], help: "help.getui.fail",
      make: { .occasion(.failure($0.text("error"))) },
      take: { if case .occasion(.failure(let text)) = $0 { ["error": .text(text)] } else { nil } }),
  ]

  private static func popup(
    _ word: String, _ make: @escaping @Sendable ([Pair]) -> GetuiOccasion,
    _ take: @escaping @Sendable (GetuiOccasion) -> [Pair]?
  ) -> CommandSpec<GetuiCommand> {
    CommandSpec(
      "getui popup \(word)", [.named("info", .pairs)], help: "help.getui.popup",
      make: { .occasion(make($0.pairs("info"))) },
      take: { command in
        guard case .occasion(let occasion) = command, let info = take(occasion) else { return nil }
        return ["info": info.isEmpty ? nil : .pairs(info)]
      })
  }

  static let resource = CommandSpec<GetuiCommand>(
    "getui resource",
    [
      .required("url", .text), .named("size", .count(0...Int.max)), .named("missing", .onOff),
      .named("time", .span),
    ],
    help: "help.getui.resource",
    make: {
      var resource = MediaResource(url: $0.text("url"))
      if let size = $0.count("size") { resource.bytes = size }
      if $0.flag("missing") == true { resource.bytes = nil }
      if let time = $0.span("time") { resource.duration = time }
      return .resource(resource)
    },
    take: { command in
      guard case .resource(let resource) = command else { return nil }
      return [
        "url": .text(resource.url), "size": resource.bytes.map(Value.count),
        "missing": resource.bytes == nil ? .flag(true) : nil, "time": .span(resource.duration),
      ]
    })

  static let grace = CommandSpec<GetuiCommand>(
    "getui grace", [.required("time", .span)], help: "help.getui.grace",
    make: { .grace($0.span("time") ?? 0) },
    take: { if case .grace(let time) = $0 { ["time": .span(time)] } else { nil } })

  static let push = CommandSpec<GetuiCommand>(
    "getui push",
    [
      .optional("text", .text), .named("title", .text), .named("body", .text), .named("badge", .text),
      .named("sound", .text), .named("ttl", .count(Int.min...Int.max)),
      .named("strategy", .count(Int.min...Int.max)),
    ],
    help: "help.getui.push",
    make: {
      .push(
        GetuiDraft(
          text: $0.optionalText("text"), title: $0.optionalText("title"), body: $0.optionalText("body"),
          badge: $0.optionalText("badge"), sound: $0.optionalText("sound"), ttl: $0.count("ttl"),
          strategy: $0.count("strategy")))
    },
    take: { command in
      guard case .push(let draft) = command else { return nil }
      return [
        "text": draft.text.map(Value.text), "title": draft.title.map(Value.text),
        "body": draft.body.map(Value.text), "badge": draft.badge.map(Value.text),
        "sound": draft.sound.map(Value.text), "ttl": draft.ttl.map(Value.count),
        "strategy": draft.strategy.map(Value.count),
      ]
    })
}
