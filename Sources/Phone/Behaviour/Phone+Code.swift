extension Phone {
  /// The app remembers something until it ends, or forgets it.
  public mutating func remember(_ name: String, _ isOn: Bool) {
    if isOn {
      code?.memory.insert(name)
    } else {
      code?.memory.remove(name)
    }
  }

  /// The app's own code threw outside of any completion handler.
  public mutating func crash(
    about push: PushNumber?, at moment: Instant, switches: RuleSwitches, into out: inout PhoneTranscript
  ) {
    crash(Turn(at: moment, switches: switches, code: code, push: push), cause: nil, &out)
  }
}
