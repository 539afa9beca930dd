import Language
import Phone

/// A call of the SDK into the app: its delegate methods, by the vendor's own names, and the blocks of the extension.
public enum GetuiCallback: Hashable, Codable, Sendable {
  /// `GeTuiSdkDidRegisterClient:`.
  case didRegisterClient(ClientID)
  /// `GeTuiSDkDidNotifySdkState:`.
  case didNotifyState(SDKStatus)
  /// `GeTuiSdkNotificationCenter:willPresentNotification:completionHandler:`.
  case willPresent
  /// `GeTuiSdkDidReceiveNotification:notificationCenter:response:fetchCompletionHandler:`; without an action it comes
  /// with a fetch handler, as before iOS 10.
  case didReceiveNotification(ResponseAction?)
  /// `GeTuiSdkDidReceiveSlience:fromGetui:offLine:appId:taskId:msgId:fetchCompletionHandler:`.
  case didReceiveSlience(ReceivedMessage)
  /// `GeTuiSdkDidReceivePayloadData:andTaskId:andMsgId:andOffLine:fromGtAppId:`.
  case didReceivePayloadData(ReceivedMessage)
  /// `GetuiSdkGrantAuthorization:error:`.
  case grantAuthorization(Bool)
  /// `GeTuiSdkNotificationCenter:openSettingsForNotification:`.
  case openSettings
  /// `GeTuiSdkDidSetPushMode:error:`.
  case didSetPushMode(isOff: Bool, isOnline: Bool)
  /// `GeTuiSdkDidSetTagsAction:result:error:`.
  case didSetTags(sequenceNumber: String, error: TagCode?)
  /// `GetuiSdkDidQueryTag:sequenceNum:error:`.
  case didQueryTag([String], sequenceNumber: String, error: TagCode?)
  /// `GeTuiSdkDidAliasAction:result:sequenceNum:error:`.
  case didAliasAction(AliasAction, sequenceNumber: String, error: AliasCode?)
  /// `GeTuiSdkDidSendMessage:result:`.
  case didSendMessage(id: String, arrived: Bool)
  /// `GeTuiSdkDidOccurError:`.
  case didOccurError(String)
  /// `GeTuiSdkDidRegisterLiveActivity:result:error:`.
  case didRegisterLiveActivity(sequenceNumber: String, isDone: Bool)
  /// `GeTuiSdkDidRegisterPushToStartToken:result:error:`.
  case didRegisterPushToStart(sequenceNumber: String, isDone: Bool)
  /// `GeTuiSdkDidRegisterControlsTokens:result:error:`.
  case didRegisterControls(sequenceNumber: String, isDone: Bool)
  /// `GeTuiSdkPopupDidShow:`.
  case popupDidShow([Pair])
  /// `GeTuiSdkPopupDidClick:`.
  case popupDidClick([Pair])
  /// The block of `handelNotificationServiceRequest:withAttachmentsComplete:`: addresses and codes.
  case attachmentsComplete([String], errors: [MediaCode])
  /// The block of `handelNotificationServiceRequest:withComplete:`.
  case complete(isCounted: Bool)
}
