import Language

extension GetuiGrammar {
  static let startCalls: [CommandSpec<GetuiCommand>] = [
    call(
      "startSdkWithAppId",
      [.required("appId", .text), .named("credentials", .choice(["right", "wrong"]))],
      help: "help.getui.startSdkWithAppId",
      { .start(appID: $0.text("appId"), credentialsAreRight: $0.optionalText("credentials") != "wrong") },
      {
        guard case .start(let appID, let isRight) = $0 else { return nil }
        return ["appId": .text(appID), "credentials": isRight ? nil : .text("wrong")]
      }),
    call(
      "registerRemoteNotification", [.required("options", .list)],
      help: "help.getui.registerRemoteNotification", { .registerRemoteNotification($0.list("options")) },
      {
        if case .registerRemoteNotification(let options) = $0 { ["options": .list(options)] } else { nil }
      }),
    call(
      "runBackgroundEnable", [.required("isEnable", .onOff)], help: "help.getui.runBackgroundEnable",
      { .runBackground($0.flag("isEnable") ?? false) },
      { if case .runBackground(let isOn) = $0 { ["isEnable": .flag(isOn)] } else { nil } }),
    call("clientId", help: "help.getui.clientId", is: .clientID),
    call("status", help: "help.getui.status", is: .status),
    call("version", help: "help.getui.version", is: .version),
    call(
      "handleSceneWillConnectWithOptions", help: "help.getui.handleSceneWillConnectWithOptions",
      is: .handleScene),
    call("resume", help: "help.getui.resume", is: .resume),
    call("destroy", help: "help.getui.destroy", is: .destroy),
  ]

  static let settingCalls: [CommandSpec<GetuiCommand>] = [
    call(
      "setPushModeForOff", [.required("isOff", .onOff)], help: "help.getui.setPushModeForOff",
      { .setPushModeForOff($0.flag("isOff") ?? false) },
      { if case .setPushModeForOff(let isOff) = $0 { ["isOff": .flag(isOff)] } else { nil } }),
    text("setChannelId", "channelId", help: "help.getui.setChannelId", GetuiCall.setChannelID) {
      if case .setChannelID(let id) = $0 { id } else { nil }
    },
    text("setIDFA", "idfa", help: "help.getui.setIDFA", GetuiCall.setIDFA) {
      if case .setIDFA(let id) = $0 { id } else { nil }
    },
    text(
      "setApplicationGroupIdentifier", "identifier", help: "help.getui.setApplicationGroupIdentifier",
      GetuiCall.setApplicationGroup
    ) { if case .setApplicationGroup(let id) = $0 { id } else { nil } },
    call(
      "lbsLocationEnable", [.required("isEnable", .onOff), .named("andUserVerify", .onOff)],
      help: "help.getui.lbsLocationEnable",
      { .locate(isOn: $0.flag("isEnable") ?? false, asksUser: $0.flag("andUserVerify") ?? false) },
      {
        guard case .locate(let isOn, let asksUser) = $0 else { return nil }
        return ["isEnable": .flag(isOn), "andUserVerify": .flag(asksUser)]
      }),
  ]
}
