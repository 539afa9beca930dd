import Language
import Words

/// The set-up of the SDK, what it registers for, and its part in the service extension.
extension JPushGrammar {
  static let setUpCalls: [CommandSpec<JPushCommand>] = [
    setUp, registerConfig, registerTypes,
    CommandSpec(
      "sdk requestNotificationAuthorization", help: "help.jpush.requestNotificationAuthorization",
      is: .system(.authorization)),
    CommandSpec(
      "sdk registerLbsGeofenceDelegate", help: "help.jpush.registerLbsGeofenceDelegate",
      is: .note(.registerGeofenceDelegate)),
    CommandSpec(
      "sdk setGeofenecePeriodForInside", [.required("seconds", .count(Int.min...Int.max))],
      help: "help.jpush.setGeofenecePeriodForInside",
      make: { .note(.setGeofencePeriod(seconds: $0.count("seconds") ?? 0)) },
      take: {
        if case .note(.setGeofencePeriod(let seconds)) = $0 { ["seconds": .count(seconds)] } else { nil }
      }),
    CommandSpec(
      "sdk jpushSetAppkey", [.required("appkey", .text)], help: "help.jpush.jpushSetAppkey",
      make: { .extensionCall(.setAppKey($0.text("appkey"))) },
      take: { if case .extensionCall(.setAppKey(let key)) = $0 { ["appkey": .text(key)] } else { nil } }),
    CommandSpec(
      "sdk jpushReceiveNotificationRequest", [.required("payload", .bytes)],
      help: "help.jpush.jpushReceiveNotificationRequest",
      make: { .extensionCall(.receive($0.bytes("payload"))) },
      take: {
        if case .extensionCall(.receive(let bytes)) = $0 { ["payload": .bytes(bytes)] } else { nil }
      }),
    CommandSpec("sdk setLogOff", help: "help.jpush.setLogOff", is: .extensionCall(.setLogOff)),
    CommandSpec(
      "jpush fail", [.required("error", .text)], help: "help.jpush.fail",
      make: { .fails($0.text("error")) },
      take: { if case .fails(let text) = $0 { ["error": .text(text)] } else { nil } }),
  ]

  /// Other spellings of calls that are written back in the first one.
  static let otherSpellings: [CommandSpec<JPushCommand>] = [
    CommandSpec(
      "sdk setPushEnable", [.required("isEnable", .onOff)], help: "help.jpush.on",
      make: { .setPushEnable($0.flag("isEnable") ?? false) }, take: { _ in nil }),
    CommandSpec(
      "sdk setGeofeneceMaxCount", [.required("count", .count(Int.min...Int.max))],
      help: "help.jpush.fence.most", make: { .note(.setGeofenceMost($0.count("count") ?? 0)) },
      take: { _ in nil }),
  ]

  private static let setUp = CommandSpec<JPushCommand>(
    "sdk setupWithOption",
    [
      .required("appKey", .text), .named("channel", .text), .named("apsForProduction", .onOff),
      .named("advertisingIdentifier", .text),
    ],
    help: "help.jpush.setupWithOption",
    make: {
      .note(
        .setUp(
          SetUp(
            appKey: $0.text("appKey"), channel: $0.optionalText("channel"),
            isForProduction: $0.flag("apsForProduction") ?? false,
            advertisingID: $0.optionalText("advertisingIdentifier"))))
    },
    take: { command in
      guard case .note(.setUp(let given)) = command else { return nil }
      return [
        "appKey": .text(given.appKey), "channel": given.channel.map(Value.text),
        "apsForProduction": given.isForProduction ? .flag(true) : nil,
        "advertisingIdentifier": given.advertisingID.map(Value.text),
      ]
    })

  /// The names of the mask of `JPUSHRegisterEntity.types` (`JPUSHService.h`).
  static let registerTypeNames = [
    "badge", "sound", "alert", "carPlay", "criticalAlert", "providesAppNotificationSettings", "provisional",
    "announcement",
  ]

  private static let registerConfig = CommandSpec<JPushCommand>(
    "sdk registerForRemoteNotificationConfig", [.required("types", .list)],
    help: "help.jpush.registerForRemoteNotificationConfig",
    make: { (values) throws(ArgumentFault) in .system(.registerConfig(try types(values))) },
    take: { if case .system(.registerConfig(let types)) = $0 { ["types": .list(types)] } else { nil } })

  private static let registerTypes = CommandSpec<JPushCommand>(
    "sdk registerForRemoteNotificationTypes", [.required("types", .list), .named("categories", .onOff)],
    help: "help.jpush.registerForRemoteNotificationTypes",
    make: { (values) throws(ArgumentFault) in
      .system(.registerTypes(try types(values), hasCategories: values.flag("categories") ?? false))
    },
    take: { command in
      guard case .system(.registerTypes(let types, let hasCategories)) = command else { return nil }
      return ["types": .list(types), "categories": hasCategories ? .flag(true) : nil]
    })

  private static func types(_ values: Arguments) throws(ArgumentFault) -> [String] {
    let names = values.list("types")
    for name in names where !registerTypeNames.contains(name) {
      throw ArgumentFault(
        "types",
        Phrase("jpush.register.unknown", .text(name), .text(registerTypeNames.joined(separator: ", "))))
    }
    return names
  }
}
