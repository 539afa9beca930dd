import Phone

extension GetuiClient {
  /// Stands as it would after a while in `state` on a phone that is online; nothing is said on the way.
  public mutating func pose(_ state: AppState, service: inout GetuiService) {
    app = state
    hasNetwork = true
    token &+= 1
    nextAttempt = nil
    requests = []
    waiting = []
    hasLaunched = state.isAlive
    let starts = integration.startsAtLaunch
    isProxying = state.isAlive && (isProxying || starts && integration.registersRemoteNotifications)
    if state.isAlive { status = starts || status != nil ? .starting : nil } else { status = nil }
    let isUp = wantsLink && clientID != nil
    link = isUp ? .up : .closed
    if status != nil { status = isUp ? .started : .offline }
    if let clientID { service.pose(clientID, isOnline: isUp) }
  }
}
