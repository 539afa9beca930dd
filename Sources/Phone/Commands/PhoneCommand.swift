import Language

/// What a person or a tester does to the phone and the app on it.
public enum PhoneCommand: Hashable, Sendable {
  /// Opens the app by its icon, or brings it to the front.
  case appOpen
  /// Puts the app in the background.
  case appBackground
  /// iOS freezes the app in the background.
  case appSuspend
  /// Something covers the app: Control Center, a call.
  case appInactive
  /// The person swipes the app away.
  case appKill
  /// iOS ends the app.
  case appTerminate
  /// The app sets the number on its icon.
  case appBadge(Int)
  /// What the app returns from `willPresent`.
  case presents(PresentationOptions)
  case tap(Target, action: String?)
  case dismiss(Target)
  /// Clears the app's whole list.
  case clear
  /// Takes back the last dismissal or clearing.
  case restore
  /// Takes the last change of the badge back.
  case restoreBadge
  /// The banner on the screen goes away.
  case bannerAway
  case network(isOn: Bool)
  /// Sets the phone, the permission or the app under test.
  case set(Setting)
  /// About the app's service extension.
  case service(ExtensionCommand)
  /// The lock, the list, and what the app has registered.
  case life(LifeCommand)
  /// Puts the app on the phone anew and opens it; earlier tokens are void after so many microseconds, or at once.
  case appInstall(after: Int64?)
  /// Deletes the app; its tokens are void after so many microseconds, or at once.
  case appRemove(after: Int64?)
  /// Builds the app under another bundle id.
  case appBundle(String)
  /// Builds the app for Apple's sandbox, or for production.
  case appEnvironment(APNsEnvironment)
  /// Lists the tokens.
  case listTokens
  /// About local notifications.
  case local(LocalCommand)
  /// About calls.
  case call(CallCommand)
  /// About Live Activities.
  case activity(ActivityCommand)
  /// About the rarer kinds of push.
  case channel(ChannelCommand)
}
