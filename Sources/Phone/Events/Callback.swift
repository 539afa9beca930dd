/// A call from iOS into the app's code.
public enum Callback: Hashable, Codable, Sendable {
  case willFinishLaunching(LaunchOptions)
  case didFinishLaunching(LaunchOptions)
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate
  /// `application(_:configurationForConnecting:options:)`, iOS 13 and later: only for a new scene session.
  case configurationForConnecting
  /// `scene(_:willConnectTo:options:)`, iOS 13 and later.
  case sceneWillConnect(ConnectionOptions)
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneDidDisconnect
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  case willPresent(ApplicationState)
  /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`; whether `response.targetScene` is set.
  case didReceive(ResponseAction, ApplicationState, inScene: Bool = false)
  /// `userNotificationCenter(_:openSettingsFor:)`, iOS 12 and later; whether the person came from a notification.
  case openSettings(fromNotification: Bool)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`, iOS 7 and later.
  case didReceiveRemoteNotification(ApplicationState)
  /// `application(_:didReceiveRemoteNotification:)`, iOS 3 to 9: no completion handler.
  case didReceiveRemote(ApplicationState)
  /// `application(_:didReceive:)` with a `UILocalNotification`, iOS 4 to 9.
  case didReceiveLocal(ApplicationState)
  /// `application(_:handleActionWithIdentifier:…)`, iOS 8 and 9.
  case handleAction(ResponseAction, NotificationSource, ApplicationState)
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  case didRegisterForRemoteNotifications(String)
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  case didFailToRegister(RegistrationFault)
  /// `application(_:didRegister:)` with the `UIUserNotificationSettings`, iOS 8 and 9.
  case didRegisterUserNotificationSettings
  /// `pushRegistry(_:didUpdate:for:)`: PushKit's token for calls.
  case didUpdatePushCredentials(String)
  /// `pushRegistry(_:didReceiveIncomingPushWith:…)`, iOS 8 and later.
  case didReceiveIncomingPush(PushKitForm)
  /// `provider(_:perform:)` of CallKit, iOS 10 and later.
  case performCallAction(CallAction)
  /// `Activity.activityUpdates`: an activity that a push started, iOS 17.2 and later.
  case activityUpdates
  /// `incomingPushResult(channelManager:channelUUID:pushPayload:)` of Push to Talk, iOS 16 and later; the channel.
  case incomingPushResult(String)
}
