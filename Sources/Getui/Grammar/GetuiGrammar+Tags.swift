import Language

extension GetuiGrammar {
  private static let sequenceNumber = ArgumentSpec.named("sequenceNum", .text)

  static let tagCalls: [CommandSpec<GetuiCommand>] = [
    call(
      "setTags", [.required("tags", .list), sequenceNumber], help: "help.getui.setTags",
      { .setTags($0.list("tags"), sequenceNumber: $0.optionalText("sequenceNum")) },
      {
        guard case .setTags(let tags, let number) = $0 else { return nil }
        return ["tags": .list(tags), "sequenceNum": number.map(Value.text)]
      }),
    text("queryTag", "sequenceNum", help: "help.getui.queryTag", GetuiCall.queryTag) {
      if case .queryTag(let number) = $0 { number } else { nil }
    },
    call(
      "bindAlias", [.required("alias", .text), sequenceNumber], help: "help.getui.bindAlias",
      { .bindAlias($0.text("alias"), sequenceNumber: $0.optionalText("sequenceNum")) },
      {
        guard case .bindAlias(let alias, let number) = $0 else { return nil }
        return ["alias": .text(alias), "sequenceNum": number.map(Value.text)]
      }),
    call(
      "unbindAlias", [.required("alias", .text), sequenceNumber, .named("isSelf", .onOff)],
      help: "help.getui.unbindAlias",
      {
        .unbindAlias(
          $0.text("alias"), sequenceNumber: $0.optionalText("sequenceNum"), isSelf: $0.flag("isSelf") ?? true)
      },
      {
        guard case .unbindAlias(let alias, let number, let isSelf) = $0 else { return nil }
        return [
          "alias": .text(alias), "sequenceNum": number.map(Value.text), "isSelf": isSelf ? nil : .flag(false),
        ]
      }),
  ]

  static let badgeCalls: [CommandSpec<GetuiCommand>] = [
    call(
      "setBadge", [.required("value", .count(Int.min...Int.max))], help: "help.getui.setBadge",
      { .setBadge($0.count("value") ?? 0) },
      { if case .setBadge(let value) = $0 { ["value": .count(value)] } else { nil } }),
    call("resetBadge", help: "help.getui.resetBadge", is: .resetBadge),
    call(
      "clearAllNotificationForNotificationBar", help: "help.getui.clearAllNotificationForNotificationBar",
      is: .clearAllNotifications),
  ]
}
