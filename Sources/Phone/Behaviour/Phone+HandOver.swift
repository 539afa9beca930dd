import Words

extension Phone {
  /// Hands a push to the app's own code: to the form with a completion handler, from iOS 7 on, else to the older one,
  /// which is for an app in front only.
  mutating func handOver(
    rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    let state: ApplicationState = app == .foreground ? .active : app == .inactive ? .inactive : .background
    if hasFetch {
      fetch(state, rule: rule, turn, &out, cause: cause)
    } else if setup.methods.contains(.remote), state != .background {
      out.call(.didReceiveRemote(state), .passed, rule: rule, turn, cause: cause)
    } else {
      out.note(.dropped(.background, .noMethod), .stopped, rule: "ios.method.none", turn, cause: cause)
    }
  }

  /// Whether iOS can call the app for a push in the background.
  var hasFetch: Bool { os.major >= 7 && setup.methods.contains(.fetch) }
}
