import Words

extension GetuiCallback {
  /// The rule behind an answer of the SDK.
  var rule: RuleID {
    switch self {
    case .didSetTags(_, let error): error?.rule ?? "getui.tags.ok"
    case .didQueryTag(_, _, let error): error?.rule ?? "getui.tags.query"
    case .didAliasAction(.bind, _, let error): error?.rule ?? "getui.alias.bound"
    case .didAliasAction(.unbind, _, let error): error?.rule ?? "getui.alias.unbound"
    case .didSetPushMode(_, let isOnline): isOnline ? "getui.mode.answer" : "getui.mode.offline"
    case .didSendMessage(_, let arrived): arrived ? "getui.upstream.arrived" : "getui.upstream.lost"
    case .didRegisterLiveActivity, .didRegisterPushToStart, .didRegisterControls: "getui.token.answer"
    case .didNotifyState: "getui.status.late"
    case .didRegisterClient: "getui.cid.register"
    case .didReceiveSlience, .didReceivePayloadData: "getui.message.online"
    case .willPresent, .didReceiveNotification: "getui.proxy"
    case .grantAuthorization: "getui.authorization"
    case .openSettings: "getui.settings"
    case .didOccurError: "getui.failure"
    case .popupDidShow: "getui.popup.show"
    case .popupDidClick: "getui.popup.click"
    case .attachmentsComplete, .complete: "getui.extension.done"
    }
  }
}
