extension Phone {
  /// Takes away what the embedded stream left behind, so that real input starts on a clean phone.
  ///
  /// Its notifications go, and the badge where one of its pushes set it last.
  public mutating func clearStream(
    at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    let turn = Turn(at: moment, on: os, switches: switches, code: code)
    for entry in centre.removeAll(from: .stream) {
      var about = turn
      about.push = entry.number
      out.note(.removed(.streamCleared), rule: "belfry.stream.cleared", about)
    }
    guard badge.number != 0, badge.lines.last?.origin == .stream else { return }
    let change = badge.set(
      0, .streamCleared, rule: "belfry.stream.cleared", at: moment, push: nil, origin: nil)
    out.show(.badge(change), .info, rule: "belfry.stream.cleared", turn)
  }
}
