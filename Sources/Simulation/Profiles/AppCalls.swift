import Getui
import JPush

/// The calls into the app that a profile can say something about, by name.
public enum AppCalls {
  /// Every name.
  public static let names: Set<String> = system.union(jpush).union(getui).union([SDKCall.registrationID])

  /// The delegates' methods, as `Callback.name` gives them.
  private static let system: Set<String> = [
    "willFinishLaunching", "didFinishLaunching", "willEnterForeground", "didBecomeActive",
    "willResignActive", "didEnterBackground", "willTerminate", "configurationForConnecting",
    "sceneWillConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneDidEnterBackground", "sceneDidDisconnect", "willPresent", "didReceive", "openSettingsFor",
    "didReceiveRemoteNotification", "didReceiveLocalNotification", "handleActionWithIdentifier",
    "didRegisterForRemoteNotifications", "didFailToRegisterForRemoteNotifications",
    "didRegisterUserNotificationSettings", "pushRegistry didUpdate", "didReceiveIncomingPush",
    "providerPerform", "activityUpdates", "incomingPushResult",
  ]

  /// The JPush SDK's notifications.
  static let jpush = Set(ConnectionState.allCases.map(\.callback)).union([
    SDKCall.message, SDKCall.failedRegister, "serviceError",
  ])

  /// The methods of the Getui SDK's delegate.
  private static let getui: Set<String> = [
    "GeTuiSdkDidRegisterClient", "GeTuiSDkDidNotifySdkState",
    "GeTuiSdkNotificationCenter:willPresentNotification", "GeTuiSdkDidReceiveNotification",
    "GeTuiSdkDidReceiveSlience", "GeTuiSdkDidReceivePayloadData", "GetuiSdkGrantAuthorization",
    "GeTuiSdkNotificationCenter:openSettingsForNotification", "GeTuiSdkDidSetPushMode",
    "GeTuiSdkDidSetTagsAction", "GetuiSdkDidQueryTag", "GeTuiSdkDidAliasAction",
    "GeTuiSdkDidSendMessage", "GeTuiSdkDidOccurError", "GeTuiSdkDidRegisterLiveActivity",
    "GeTuiSdkDidRegisterPushToStartToken", "GeTuiSdkDidRegisterControlsTokens", "GeTuiSdkPopupDidShow",
    "GeTuiSdkPopupDidClick",
  ]

  static func isPresenting(_ name: String) -> Bool { name == "willPresent" }

  static func isFetching(_ name: String) -> Bool { name == "didReceiveRemoteNotification" }

  /// Whether the call has a completion handler that is called without a way to present.
  static func isCompleted(_ name: String) -> Bool {
    isFetching(name) || ["didReceive", "handleActionWithIdentifier", "didReceiveIncomingPush"].contains(name)
  }
}
