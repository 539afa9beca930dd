import Language
import Payload
import Phone
import Words

/// Local notifications, as the SDK's calls write them.
extension JPushGrammar {
  static let localCalls: [CommandSpec<JPushCommand>] = [
    addNotification, removeNotification, findNotification, setLocalNotification,
    key("showLocalNotificationAtFront", isNeeded: false, { .showAtFront(key: $0) }) {
      if case .showAtFront(let key) = $0 { .some(key) } else { nil }
    },
    key("findLocalNotificationWithIdentifier", isNeeded: true, { .findLegacy(key: $0 ?? "") }) {
      if case .findLegacy(let key) = $0 { .some(key) } else { nil }
    },
    key("deleteLocalNotification", isNeeded: false, { .deleteLegacy($0) }) {
      if case .deleteLegacy(let key) = $0 { .some(key) } else { nil }
    },
    key("deleteLocalNotificationWithIdentifierKey", isNeeded: false, { .deleteLegacyKey($0) }) {
      if case .deleteLegacyKey(let key) = $0 { .some(key) } else { nil }
    },
    CommandSpec(
      "sdk clearAllLocalNotifications", help: "help.jpush.clearAllLocalNotifications",
      is: .system(.clearLegacy)),
  ]

  private static let addNotification = CommandSpec<JPushCommand>(
    "sdk addNotification",
    [
      .required("body", .text), .named("requestIdentifier", .text), .named("title", .text),
      .named("subtitle", .text), .named("badge", .count(.min ... .max)), .named("sound", .text),
      .named("categoryIdentifier", .text), .named("threadIdentifier", .text),
      .named("attachments", .list), .named("launchImageName", .text), .named("action", .text),
      .named("summaryArgument", .text), .named("summaryArgumentCount", .count(0 ... .max)),
      .named("interruptionLevel", .choice(InterruptionLevel.allCases.map(\.rawValue))),
      .named("relevanceScore", .text),
      .named("timeInterval", .span), .named("dateComponents", .text), .named("region", .text),
      .named("fireDate", .span), .named("repeat", .onOff), .named("userInfo", .pairs),
    ],
    help: "help.jpush.addNotification",
    make: { (values) throws(ArgumentFault) in .system(.add(try LocalRequestText.read(values))) },
    take: { if case .system(.add(let request)) = $0 { LocalRequestText.write(request) } else { nil } })

  private static let setLocalNotification = CommandSpec<JPushCommand>(
    "sdk setLocalNotification",
    [
      .required("alertBody", .text), .named("fireDate", .span), .named("badge", .count(.min ... .max)),
      .named("alertAction", .text), .named("identifierKey", .text), .named("soundName", .text),
      .named("region", .text), .named("regionTriggersOnce", .onOff), .named("category", .text),
      .named("userInfo", .pairs),
    ],
    help: "help.jpush.setLocalNotification",
    make: { values in
      var notification = LegacyNotification(body: values.text("alertBody"))
      notification.fireDate = values.span("fireDate")
      notification.badge = values.count("badge") ?? -1
      notification.action = values.optionalText("alertAction")
      notification.key = values.optionalText("identifierKey")
      notification.sound = values.optionalText("soundName")
      notification.region = values.optionalText("region")
      notification.triggersOnce = values.flag("regionTriggersOnce") ?? true
      notification.category = values.optionalText("category")
      notification.info = values.pairs("userInfo")
      return .system(.setLegacy(notification))
    },
    take: { command in
      guard case .system(.setLegacy(let given)) = command else { return nil }
      return [
        "alertBody": .text(given.body), "fireDate": given.fireDate.map(Value.span),
        "badge": given.badge == -1 ? nil : .count(given.badge), "alertAction": given.action.map(Value.text),
        "identifierKey": given.key.map(Value.text), "soundName": given.sound.map(Value.text),
        "region": given.region.map(Value.text), "regionTriggersOnce": given.triggersOnce ? nil : .flag(false),
        "category": given.category.map(Value.text), "userInfo": given.info.isEmpty ? nil : .pairs(given.info),
      ]
    })

  /// Without a word behind it, the identifier is nil.
  private static let meant: [ArgumentSpec] = [.named("identifiers", .list), .named("delivered", .onOff)]

  private static func identifier(_ values: Arguments) -> NotificationIdentifier? {
    guard values["identifiers"] != nil || values["delivered"] != nil else { return nil }
    return NotificationIdentifier(
      values.list("identifiers"), isDelivered: values.flag("delivered") ?? false)
  }

  private static func arguments(_ identifier: NotificationIdentifier?) -> Arguments {
    guard let identifier else { return [:] }
    let names = identifier.identifiers
    return [
      "identifiers": names.isEmpty ? nil : .list(names), "delivered": .flag(identifier.isDelivered),
    ]
  }

  private static let removeNotification = CommandSpec<JPushCommand>(
    "sdk removeNotification", meant, help: "help.jpush.removeNotification",
    make: { .system(.remove(identifier($0))) },
    take: { if case .system(.remove(let given)) = $0 { arguments(given) } else { nil } })

  private static let findNotification = CommandSpec<JPushCommand>(
    "sdk findNotification", meant + [.named("findCompletionHandler", .onOff)],
    help: "help.jpush.findNotification",
    make: { .system(.find(identifier($0), hasHandler: $0.flag("findCompletionHandler") ?? true)) },
    take: { command in
      guard case .system(.find(let given, let hasHandler)) = command else { return nil }
      var values = arguments(given)
      if !hasHandler { values["findCompletionHandler"] = .flag(false) }
      return values
    })

  /// A call with one name, which may be nil.
  private static func key(
    _ name: String, isNeeded: Bool, _ make: @escaping @Sendable (String?) -> SystemCall,
    _ take: @escaping @Sendable (SystemCall) -> String??
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "sdk \(name)", [isNeeded ? .required("key", .text) : .optional("key", .text)],
      help: WordID("help.jpush.\(name)"), make: { .system(make($0.optionalText("key"))) },
      take: { command in
        guard case .system(let call) = command, let key = take(call) else { return nil }
        return ["key": key.map(Value.text)]
      })
  }
}
