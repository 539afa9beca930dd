import Language

/// Something that happens around the SDK and that it tells the app through a delegate.
public enum GetuiOccasion: Hashable, Sendable {
  /// The person answered the permission prompt of `registerRemoteNotification:`.
  case authorization(isGranted: Bool)
  /// The person followed the settings link of the system's settings page.
  case settings
  /// A pop-up within the app was shown; its content.
  case popupShown([Pair])
  /// A pop-up within the app was tapped; its content.
  case popupClicked([Pair])
  /// The SDK failed while starting or running.
  case failure(String)
}
