extension Phone {
  /// The app is deleted, and with it all that it had on the phone beside its notifications.
  mutating func forgetKinds() {
    extensionRuns = []
    local.pending = []
    local.fired = []
    voip = CallCentre()
    board.activities = []
    talkChannel = nil
  }
}
