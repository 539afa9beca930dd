extension GetuiCallback {
  /// The method's selector as the vendor spells it.
  public var name: String {
    switch self {
    case .didRegisterClient: "GeTuiSdkDidRegisterClient:"
    case .didNotifyState: "GeTuiSDkDidNotifySdkState:"
    case .willPresent: "GeTuiSdkNotificationCenter:willPresentNotification:completionHandler:"
    case .didReceiveNotification:
      "GeTuiSdkDidReceiveNotification:notificationCenter:response:fetchCompletionHandler:"
    case .didReceiveSlience:
      "GeTuiSdkDidReceiveSlience:fromGetui:offLine:appId:taskId:msgId:fetchCompletionHandler:"
    case .didReceivePayloadData:
      "GeTuiSdkDidReceivePayloadData:andTaskId:andMsgId:andOffLine:fromGtAppId:"
    case .grantAuthorization: "GetuiSdkGrantAuthorization:error:"
    case .openSettings: "GeTuiSdkNotificationCenter:openSettingsForNotification:"
    case .didSetPushMode: "GeTuiSdkDidSetPushMode:error:"
    case .didSetTags: "GeTuiSdkDidSetTagsAction:result:error:"
    case .didQueryTag: "GetuiSdkDidQueryTag:sequenceNum:error:"
    case .didAliasAction: "GeTuiSdkDidAliasAction:result:sequenceNum:error:"
    case .didSendMessage: "GeTuiSdkDidSendMessage:result:"
    case .didOccurError: "GeTuiSdkDidOccurError:"
    case .didRegisterLiveActivity: "GeTuiSdkDidRegisterLiveActivity:result:error:"
    case .didRegisterPushToStart: "GeTuiSdkDidRegisterPushToStartToken:result:error:"
    case .didRegisterControls: "GeTuiSdkDidRegisterControlsTokens:result:error:"
    case .popupDidShow: "GeTuiSdkPopupDidShow:"
    case .popupDidClick: "GeTuiSdkPopupDidClick:"
    case .attachmentsComplete: "withAttachmentsComplete:"
    case .complete: "withComplete:"
    }
  }

  /// As much of the name as tells it apart.
  public var shortName: String {
    let parts = name.split(separator: ":")
    let isShared = parts.first == "GeTuiSdkNotificationCenter"
    return parts.prefix(isShared ? 2 : 1).joined(separator: ":")
  }

  /// The arguments that matter, as short text.
  public var detail: String {
    switch self {
    case .didRegisterClient(let id): id.text
    case .didNotifyState(let status): status.name
    case .willPresent, .openSettings: ""
    case .didReceiveNotification(let action): action?.identifier ?? "fetchCompletionHandler"
    case .didReceiveSlience(let message), .didReceivePayloadData(let message): message.detail
    case .grantAuthorization(let isGranted): "granted=\(Self.yesNo(isGranted))"
    case .didSetPushMode(let isOff, let isOnline):
      "isModeOff=\(Self.yesNo(isOff))" + (isOnline ? "" : " error=offline")
    case .didSetTags(let number, let error): Self.answer(number, error?.rawValue)
    case .didQueryTag(let tags, let number, let error):
      Self.answer(number, error?.rawValue) + " tags=" + tags.joined(separator: ",")
    case .didAliasAction(let action, let number, let error):
      "\(action.rawValue) " + Self.answer(number, error?.rawValue)
    case .didSendMessage(let id, let arrived): "\(id) result=\(arrived ? 1 : 0)"
    case .didOccurError(let text): text
    case .didRegisterLiveActivity(let number, let isDone), .didRegisterPushToStart(let number, let isDone),
      .didRegisterControls(let number, let isDone):
      "sn=\(number) result=\(Self.yesNo(isDone))"
    case .popupDidShow(let info), .popupDidClick(let info):
      info.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    case .attachmentsComplete(let attachments, let errors):
      "attachments=\(attachments.count) errors="
        + errors.map { String($0.rawValue) }.joined(separator: ",")
    case .complete(let isCounted): isCounted ? "error=nil" : "error=timeout"
    }
  }

  private static func yesNo(_ value: Bool) -> String { value ? "YES" : "NO" }

  private static func answer(_ number: String, _ code: Int?) -> String {
    "sn=\(number) result=\(yesNo(code == nil))" + (code.map { " code=\($0)" } ?? "")
  }
}
