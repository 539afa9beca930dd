import Language

/// A call of the app into the Getui SDK, by the vendor's own names (docs.getui.com, iOS SDK API; `GeTuiSdk.h`).
public enum GetuiCall: Hashable, Sendable {
  /// `startSdkWithAppId:appKey:appSecret:delegate:launchingOptions:`; key and secret are given as a verdict only.
  case start(appID: String, credentialsAreRight: Bool)
  /// `registerRemoteNotification:`, with the names of the authorization options.
  case registerRemoteNotification([String])
  /// `sendFeedbackMessage:andTaskId:andMsgId:`.
  case sendFeedback(action: Int, task: String, message: String)
  /// `handleApplinkFeedback:`.
  case handleApplink(String)
  /// `setPushModeForOff:`.
  case setPushModeForOff(Bool)
  /// `setTags:`, or `setTags:andSequenceNum:` where a number is given.
  case setTags([String], sequenceNumber: String?)
  /// `queryTag:`.
  case queryTag(sequenceNumber: String)
  /// `bindAlias:andSequenceNum:`; without a number the app takes the next one of its own.
  case bindAlias(String, sequenceNumber: String?)
  /// `unbindAlias:andSequenceNum:andIsSelf:`.
  case unbindAlias(String, sequenceNumber: String?, isSelf: Bool)
  /// `setBadge:`; the service's count, 0…99999.
  case setBadge(Int)
  /// `resetBadge`.
  case resetBadge
  /// `clearAllNotificationForNotificationBar`.
  case clearAllNotifications
  /// `clientId`.
  case clientID
  /// `status`.
  case status
  /// `version`.
  case version
  /// `setChannelId:`.
  case setChannelID(String)
  /// `registerVoipTokenCredentials:`, the token in hex digits.
  case registerVoipToken(String)
  /// `handleVoipNotification:`, the payload as it arrived.
  case handleVoip([UInt8])
  /// `runBackgroundEnable:`.
  case runBackground(Bool)
  /// `lbsLocationEnable:andUserVerify:`.
  case locate(isOn: Bool, asksUser: Bool)
  /// `sendMessage:taskId:error:`.
  case sendMessage([UInt8], task: String?)
  /// `setApplicationGroupIdentifier:` of the app.
  case setApplicationGroup(String)
  /// `registerLiveActivity:activityToken:sequenceNum:`.
  case registerLiveActivity(id: String, token: String, sequenceNumber: String)
  /// `registerLiveActivity:pushToStartToken:sequenceNum:`; the id is the type name of the attributes.
  case registerPushToStart(attributes: String, token: String, sequenceNumber: String)
  /// `registerControlsTokens:sequenceNum:`: kind and token.
  case registerControls([Pair], sequenceNumber: String)
  /// `handleSceneWillConnectWithOptions:`.
  case handleScene
  /// `setIDFA:`.
  case setIDFA(String)
  /// `handleRemoteNotification:`, the payload as it arrived.
  case handleRemoteNotification([UInt8])
  /// `registerDeviceToken:`, deprecated.
  case registerDeviceToken(String)
  /// `resume`, deprecated.
  case resume
  /// `destroy`.
  case destroy
}

extension GetuiCall {
  /// The call's selector as the vendor spells it.
  public var name: String {
    switch self {
    case .start: "startSdkWithAppId:appKey:appSecret:delegate:launchingOptions:"
    case .registerRemoteNotification: "registerRemoteNotification:"
    case .sendFeedback: "sendFeedbackMessage:andTaskId:andMsgId:"
    case .handleApplink: "handleApplinkFeedback:"
    case .setPushModeForOff: "setPushModeForOff:"
    case .setTags(_, let number): number == nil ? "setTags:" : "setTags:andSequenceNum:"
    case .queryTag: "queryTag:"
    case .bindAlias: "bindAlias:andSequenceNum:"
    case .unbindAlias: "unbindAlias:andSequenceNum:andIsSelf:"
    case .setBadge: "setBadge:"
    case .resetBadge: "resetBadge"
    case .clearAllNotifications: "clearAllNotificationForNotificationBar"
    case .clientID: "clientId"
    case .status: "status"
    case .version: "version"
    case .setChannelID: "setChannelId:"
    case .registerVoipToken: "registerVoipTokenCredentials:"
    case .handleVoip: "handleVoipNotification:"
    case .runBackground: "runBackgroundEnable:"
    case .locate: "lbsLocationEnable:andUserVerify:"
    case .sendMessage: "sendMessage:taskId:error:"
    case .setApplicationGroup: "setApplicationGroupIdentifier:"
    case .registerLiveActivity: "registerLiveActivity:activityToken:sequenceNum:"
    case .registerPushToStart: "registerLiveActivity:pushToStartToken:sequenceNum:"
    case .registerControls: "registerControlsTokens:sequenceNum:"
    case .handleScene: "handleSceneWillConnectWithOptions:"
    case .setIDFA: "setIDFA:"
    case .handleRemoteNotification: "handleRemoteNotification:"
    case .registerDeviceToken: "registerDeviceToken:"
    case .resume: "resume"
    case .destroy: "destroy"
    }
  }
}
