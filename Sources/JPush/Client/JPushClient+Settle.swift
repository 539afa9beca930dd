import Phone

extension JPushClient {
  /// Has registered some time ago, and stands as it would after a while in `state`; nothing is said on the way.
  public mutating func settle(in state: AppState, service: inout JPushService, at moment: Instant) {
    if integration.key == .right, !integration.isSimulator {
      let id = service.register(on: phone, at: moment)
      registrationID = id
      service.setOnline(false, id, at: moment)
    }
    pose(state, service: &service)
  }

  /// The SDK in another app that is built like this one's.
  public func another(on phone: PhoneNumber) -> JPushClient {
    var client = JPushClient(phone: phone)
    client.integration = integration
    return client
  }
}

extension JPushClient {
  /// The app was removed: nothing of the SDK is left, and the next installation gets another registration ID.
  public mutating func appRemoved(
    service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    appMoved(to: .notRunning, service: &service, at: moment, into: &log)
    var fresh = another(on: phone)
    fresh.hasNetwork = hasNetwork
    fresh.token = token
    fresh.process = process
    fresh.lastCall = lastCall
    self = fresh
  }
}
