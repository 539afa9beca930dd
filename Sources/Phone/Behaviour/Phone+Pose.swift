extension Phone {
  /// Puts the app into `state` on a phone that is online, without anything happening on the way: no callbacks, nothing
  /// handed over, nothing dropped.
  public mutating func pose(_ state: AppState) {
    app = state
    isNetworkOn = true
  }
}
