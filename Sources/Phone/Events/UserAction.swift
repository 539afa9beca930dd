/// What the person does to the phone.
public enum UserAction: Hashable, Codable, Sendable {
  case taps(ResponseAction)
  case dismisses
  case clearsAll
  case tapsIcon
  case leavesApp
  case swipesAppAway
  case swipesBannerAway
  case turnsNetwork(on: Bool)
  case takesBack
  case locksPhone
  case unlocksPhone
  case restartsPhone
  case clearsGroup
  case opensLook
  case closesLook
  /// Follows the app's link in Settings, or in the options of a notification.
  case tapsSettings
  case installsApp
  case removesApp
}
