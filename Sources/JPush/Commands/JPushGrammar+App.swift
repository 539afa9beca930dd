import Language
import Words

extension JPushGrammar {
  /// How the app uses the SDK, and what happens around it: `jpush …`.
  static let integrations: [CommandSpec<JPushCommand>] = [
    flag("reports", JPushIntegrationChange.reportsPushes) {
      if case .reportsPushes(let isOn) = $0 { isOn } else { nil }
    },
    flag("simulator", JPushIntegrationChange.isSimulator) {
      if case .isSimulator(let isOn) = $0 { isOn } else { nil }
    },
    flag("token", JPushIntegrationChange.registersToken) {
      if case .registersToken(let isOn) = $0 { isOn } else { nil }
    },
    flag("extension", JPushIntegrationChange.hasExtension) {
      if case .hasExtension(let isOn) = $0 { isOn } else { nil }
    },
    CommandSpec(
      "jpush code key", [.required("how", .choice(JPushIntegration.Key.allCases.map(\.rawValue)))],
      help: "help.jpush.code.key",
      make: { (values) throws(ArgumentFault) in
        guard let key = JPushIntegration.Key(rawValue: values.text("how")) else {
          throw ArgumentFault("how", Phrase("help.jpush.code.key"))
        }
        return .integrate(.key(key))
      },
      take: { if case .integrate(.key(let key)) = $0 { ["how": .text(key.rawValue)] } else { nil } }),
    CommandSpec(
      "jpush code sdk", [.optional("version", .text)], help: "help.jpush.code.sdk",
      make: { (values) throws(ArgumentFault) in
        guard let text = values.optionalText("version") else { return .integrate(.version(nil)) }
        guard let version = JPushVersion(text) else {
          throw ArgumentFault("version", Phrase("jpush.version.unknown", .text(text)))
        }
        return .integrate(.version(version))
      },
      take: { command in
        guard case .integrate(.version(let version)) = command else { return nil }
        return ["version": version.map { .text($0.text) }]
      }),
  ]

  private static func flag(
    _ word: String, _ make: @escaping @Sendable (Bool) -> JPushIntegrationChange,
    _ take: @escaping @Sendable (JPushIntegrationChange) -> Bool?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "jpush code \(word)", [.required("on", .onOff)], help: WordID("help.jpush.code.\(word)"),
      make: { .integrate(make($0.flag("on") ?? false)) },
      take: { command in
        guard case .integrate(let change) = command, let isOn = take(change) else { return nil }
        return ["on": .flag(isOn)]
      })
  }

  static let fences: [CommandSpec<JPushCommand>] = [
    CommandSpec(
      "jpush fence make", [.required("id", .text), .named("for", .span)], help: "help.jpush.fence.make",
      make: { .geofence(.made($0.text("id"), lasts: $0.span("for"))) },
      take: { command in
        guard case .geofence(.made(let id, let span)) = command else { return nil }
        return ["id": .text(id), "for": span.map(Value.span)]
      }),
    fence("enter", GeofenceCommand.enters) { if case .enters(let id) = $0 { id } else { nil } },
    fence("leave", GeofenceCommand.leaves) { if case .leaves(let id) = $0 { id } else { nil } },
  ]

  private static func fence(
    _ word: String, _ make: @escaping @Sendable (String) -> GeofenceCommand,
    _ take: @escaping @Sendable (GeofenceCommand) -> String?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "jpush fence \(word)", [.required("id", .text)], help: "help.jpush.fence.cross",
      make: { .geofence(make($0.text("id"))) },
      take: { command in
        guard case .geofence(let fence) = command, let id = take(fence) else { return nil }
        return ["id": .text(id)]
      })
  }

  static let tokenCalls: [CommandSpec<JPushCommand>] = [
    note("registerDeviceToken", "token", help: "help.jpush.registerDeviceToken", SDKNote.registerDeviceToken)
    {
      if case .registerDeviceToken(let token) = $0 { token } else { nil }
    },
    CommandSpec(
      "sdk handleRemoteNotification", [.required("payload", .bytes)],
      help: "help.jpush.handleRemoteNotification", make: { .handleRemoteNotification($0.bytes("payload")) },
      take: { if case .handleRemoteNotification(let bytes) = $0 { ["payload": .bytes(bytes)] } else { nil } }),
    CommandSpec(
      "sdk openSettingsForNotification", help: "help.jpush.openSettings", is: .note(.openSettings)),
    CommandSpec(
      "sdk setGeofenecMaxCount", [.required("count", .count(Int.min...Int.max))],
      help: "help.jpush.fence.most", make: { .note(.setGeofenceMost($0.count("count") ?? 0)) },
      take: { if case .note(.setGeofenceMost(let most)) = $0 { ["count": .count(most)] } else { nil } }),
    note(
      "removeGeofenceWithIdentifier", "identifier", help: "help.jpush.fence.remove", SDKNote.removeGeofence
    ) { if case .removeGeofence(let id) = $0 { id } else { nil } },
  ]

  private static func note(
    _ name: String, _ argument: String, help: WordID, _ make: @escaping @Sendable (String) -> SDKNote,
    _ take: @escaping @Sendable (SDKNote) -> String?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "sdk \(name)", [.required(argument, .text)], help: help, make: { .note(make($0.text(argument))) },
      take: { command in
        guard case .note(let note) = command, let text = take(note) else { return nil }
        return [argument: .text(text)]
      })
  }
}
