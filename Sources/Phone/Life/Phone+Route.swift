import Words

extension Phone {
  /// Whether the app has scenes, and iOS knows them.
  public var usesScenes: Bool { setup.hasScenes && os >= OSVersion(13) }

  /// Whether responses go to the delegate of `UNUserNotificationCenter`.
  var hasResponseDelegate: Bool {
    os >= OSVersion(10) && setup.delegate != .none && setup.methods.contains(.didReceive)
  }

  /// Who hears of `response`, for an app that was in the state `before`, and the rule that says so.
  func route(
    _ response: NotificationResponse, from before: AppState, _ switches: RuleSwitches
  ) -> (ResponseRoute, RuleID) {
    if hasDeafVendor(.didReceive) { return (.nobody, "ios.tap.vendor") }
    if hasResponseDelegate {
      if !before.isAlive, setup.delegate == .late { return (.nobody, "ios.tap.late") }
      return (.didReceive, delegateRule(response, before))
    }
    switch response.action {
    case .dismiss: return (.nobody, "ios.dismiss")
    case .button, .reply:
      let isHeard = os >= OSVersion(8) && setup.methods.contains(.action)
      return isHeard ? (.action, "ios.action.old") : (.nobody, "ios.action.unheard")
    case .open:
      return response.source == .remote
        ? oldRoute(response, before, switches) : localRoute(before, switches)
    }
  }

  /// Whether a vendor's SDK is the delegate, and has nobody in the app to hand `method` on to.
  func hasDeafVendor(_ method: AppMethod) -> Bool {
    os >= OSVersion(10) && setup.delegate == .vendor && !setup.methods.contains(method)
  }

  private func delegateRule(_ response: NotificationResponse, _ before: AppState) -> RuleID {
    guard case .open = response.action else {
      if case .dismiss = response.action {
        return before.isInFront ? "ios.dismiss.front" : "ios.dismiss.told"
      }
      return "ios.action.told"
    }
    switch before {
    case .foreground: return "ios.tap.front"
    case .inactive: return "ios.tap.inactive"
    case .background, .suspended:
      guard usesScenes else { return "ios.tap.background" }
      return scene.isConnected ? "ios.tap.scene" : "ios.tap.scene.discarded"
    case .notRunning, .swipedAway: return usesScenes ? "ios.tap.scene.launch" : "ios.tap.launch"
    }
  }

  /// A tap on a push without a method of the new delegate: what iOS 9 called.
  private func oldRoute(
    _ response: NotificationResponse, _ before: AppState, _ switches: RuleSwitches
  ) -> (ResponseRoute, RuleID) {
    let hasRemote = setup.methods.contains(.remote)
    let isBehind = before == .background || before == .suspended
    if switches[.tapOf100], os == OSVersion(10, 0), isBehind, !response.wakes {
      return (hasRemote ? .remote : .nobody, "ios.tap.old.10-0")
    }
    let isSceneLaunch = !before.isAlive && usesScenes
    if isSceneLaunch, !switches[.sceneLaunchFetches] { return (.nobody, "ios.tap.old.scene") }
    if setup.methods.contains(.fetch), os >= OSVersion(7) {
      let launch: RuleID = isSceneLaunch ? "ios.tap.old.scene" : "ios.tap.old.launch"
      return (.fetch, before.isAlive ? "ios.tap.old" : launch)
    }
    if hasRemote {
      return before.isAlive ? (.remote, "ios.tap.oldest") : (.nobody, "ios.tap.oldest.launch")
    }
    return (.nobody, "ios.tap.unheard")
  }

  private func localRoute(_ before: AppState, _ switches: RuleSwitches) -> (ResponseRoute, RuleID) {
    guard setup.methods.contains(.local) else { return (.nobody, "ios.tap.unheard") }
    if before.isAlive { return (.local, "ios.tap.local") }
    if usesScenes { return (.nobody, "ios.tap.old.scene") }
    return (switches[.localLaunchOptionsOnly] ? .nobody : .local, "ios.tap.local.launch")
  }
}
