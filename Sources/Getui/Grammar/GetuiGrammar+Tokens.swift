import Language

extension GetuiGrammar {
  static let tokenCalls: [CommandSpec<GetuiCommand>] = [
    text(
      "registerVoipTokenCredentials", "token", help: "help.getui.registerVoipTokenCredentials",
      GetuiCall.registerVoipToken
    ) { if case .registerVoipToken(let token) = $0 { token } else { nil } },
    text(
      "registerDeviceToken", "token", help: "help.getui.registerDeviceToken", GetuiCall.registerDeviceToken
    ) {
      if case .registerDeviceToken(let token) = $0 { token } else { nil }
    },
    liveActivity, controls,
  ]

  /// Two calls of one name: which one it is, is told by the token.
  private static let liveActivity = call(
    "registerLiveActivity",
    [
      .required("id", .text), .named("activityToken", .text), .named("pushToStartToken", .text),
      .named("sequenceNum", .text),
    ],
    help: "help.getui.registerLiveActivity",
    { values in
      let number = values.text("sequenceNum")
      guard let start = values.optionalText("pushToStartToken") else {
        return .registerLiveActivity(
          id: values.text("id"), token: values.text("activityToken"), sequenceNumber: number)
      }
      return .registerPushToStart(attributes: values.text("id"), token: start, sequenceNumber: number)
    },
    { call in
      switch call {
      case .registerLiveActivity(let id, let token, let number):
        ["id": .text(id), "activityToken": .text(token), "sequenceNum": .text(number)]
      case .registerPushToStart(let attributes, let token, let number):
        ["id": .text(attributes), "pushToStartToken": .text(token), "sequenceNum": .text(number)]
      default: nil
      }
    })

  private static let controls = call(
    "registerControlsTokens", [.named("sequenceNum", .text), .named("tokens", .pairs)],
    help: "help.getui.registerControlsTokens",
    { .registerControls($0.pairs("tokens"), sequenceNumber: $0.text("sequenceNum")) },
    {
      guard case .registerControls(let pairs, let number) = $0 else { return nil }
      return ["sequenceNum": .text(number), "tokens": pairs.isEmpty ? nil : .pairs(pairs)]
    })
}
