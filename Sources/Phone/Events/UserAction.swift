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
}
