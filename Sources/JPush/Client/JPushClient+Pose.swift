import Phone

extension JPushClient {
  /// Stands as it would after a while in `state` on a phone that is online; nothing is said on the way.
  public mutating func pose(_ state: AppState, service: inout JPushService) {
    app = state
    hasNetwork = true
    token &+= 1
    nextAttempt = nil
    connection = .closed
    guard let registrationID else { return }
    let isUp = wantsConnection && mayLogIn
    if isUp { connection = .loggedIn }
    service.setOnline(isUp, registrationID)
  }
}
