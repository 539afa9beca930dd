extension Phone {
  /// Puts the app into `state` on a phone that is online and runs `version`, without anything happening on the way: no
  /// callbacks, nothing handed over, nothing dropped. An app in front is on a phone that is not locked.
  public mutating func pose(_ state: AppState, os version: OSVersion) {
    app = state
    os = version
    scene = SceneState(posedAs: state)
    returnsOnUnlock = false
    isNetworkOn = true
    if state.isInFront {
      conditions.isLocked = false
      conditions.isUnlockedSinceBoot = true
    }
  }
}
