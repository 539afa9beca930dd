import Phone

extension GetuiClient {
  /// Has registered some time ago with the device token `token`, and stands as it would after a while in `state`;
  /// nothing is said on the way.
  public mutating func settle(
    in state: AppState, token: String?, service: inout GetuiService, at moment: Instant
  ) {
    deviceToken = token
    if integration.startsAtLaunch {
      appID = service.app.id ?? "belfry"
      registeredAppID = appID
      let id = service.logIn(nil, on: phone, isTrusted: true, at: moment)
      clientID = id
      hasToldClientID = true
      if integration.registersRemoteNotifications { service.update(id) { $0.deviceToken = token } }
      service.logOut(id, at: moment)
    }
    pose(state, service: &service)
  }

  /// The SDK in another app that is built like this one's.
  public func another(on phone: PhoneNumber) -> GetuiClient {
    var client = GetuiClient(phone: phone, os: os)
    client.integration = integration
    client.policy = policy
    client.grace = grace
    return client
  }
}
