import Language

extension JPushGrammar {
  static let switches: [CommandSpec<JPushCommand>] = [
    CommandSpec(
      "sdk setBadge", [.required("value", .count(Int.min...Int.max))], help: "help.jpush.setBadge",
      make: { .setBadge($0.count("value") ?? 0) },
      take: { if case .setBadge(let value) = $0 { ["value": .count(value)] } else { nil } }),
    CommandSpec("sdk resetBadge", help: "help.jpush.resetBadge", is: .resetBadge),
    CommandSpec("sdk on", help: "help.jpush.on", is: .setPushEnable(true)),
    CommandSpec("sdk off", help: "help.jpush.off", is: .setPushEnable(false)),
  ]

  static let shortBadge: [CommandSpec<JPushCommand>] = [
    short(
      CommandSpec(
        "badge set", [.required("value", .count(Int.min...Int.max))], help: "help.jpush.setBadge",
        make: { .setBadge($0.count("value") ?? 0) }, take: { _ in nil })),
    short(CommandSpec("badge reset", help: "help.jpush.resetBadge", is: .resetBadge)),
  ]

  static let message = CommandSpec<JPushCommand>(
    "message",
    [
      .required("content", .text), .named("title", .text), .named("content-type", .text),
      .named("ttl", .count(Int.min...Int.max)), .named("extras", .pairs),
    ],
    help: "help.jpush.message",
    make: {
      .message(
        JPushMessage(
          content: $0.text("content"), title: $0.optionalText("title"),
          contentType: $0.optionalText("content-type"), extras: $0.pairs("extras"),
          timeToLive: $0.count("ttl")))
    },
    take: { command in
      guard case .message(let message) = command else { return nil }
      return [
        "content": .text(message.content), "title": message.title.map(Value.text),
        "content-type": message.contentType.map(Value.text), "ttl": message.timeToLive.map(Value.count),
        "extras": message.extras.isEmpty ? nil : .pairs(message.extras),
      ]
    })
}
